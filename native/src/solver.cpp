#include "solver.hpp"

#include "doors.hpp"
#include "rebelote/kernel.hpp"

namespace rebelote::REBELOTE_ISA {

namespace {

constexpr int SEARCH_ENTRIES = 15;
constexpr int SWEEP_ENTRIES = 13;

std::uint32_t translate(const Rules& rules, std::uint32_t cards) {
    std::uint32_t bits = 0;
    for (; cards; cards &= cards - 1) bits |= 1u << rules.to_bit[lowest(cards)];
    return bits;
}

}  // namespace

Answers::Answers() : search_(SEARCH_ENTRIES), sweep_(SWEEP_ENTRIES) {}

void Answers::set_rules(const Rules& rules, const Weights* weights) {
    if (rules_.id == rules.id && !weights && !has_own_weights_) return;
    has_own_weights_ = weights != nullptr;
    rules_ = rules;
    const int kind = rules.trump != NO_TRUMP_SUIT ? 0 : rules.ranked_as_trump ? 2 : 1;
    const Weights& used = weights ? *weights : DEFAULT_WEIGHTS[kind];
    search_.set_rules(rules, used);
    sweep_.set_rules(sweep_rules(rules), used);
}

void Answers::begin(const Limits& limits, const Node& node) {
    search_.begin(limits, node.hands);
    limits_ = limits;
    for (int seat = 0; seat < 4; ++seat) dealt_[seat] = node.hands[seat];
    has_swept_ = false;
}

Node Answers::read(const Position& position) const {
    Node node{};
    for (int seat = 0; seat < 4; ++seat) node.hands[seat] = translate(rules_, position.hands[seat]);
    node.seat = position.leader;
    node.may_capot[0] = position.may_capot[0];
    node.may_capot[1] = position.may_capot[1];
    for (int at = 0; at < position.on_table; ++at) {
        node.table = search_.put(node.seat, node.table, rules_.to_bit[position.table[at]]);
        node.seat = (node.seat + 1) & 3;
    }
    return node;
}

std::uint32_t Answers::legal(const Node& node) const {
    const std::uint32_t hand = node.hands[node.seat];
    const Table& table = node.table;
    if (!table.place) return hand;
    return following(rules_, hand, table.led, table.best, (table.winner ^ node.seat) == 2);
}

Node Answers::play(const Node& node, int bit) const {
    Node after = node;
    after.hands[node.seat] ^= 1u << bit;
    after.table = search_.put(node.seat, node.table, bit);
    after.seat = (node.seat + 1) & 3;
    if (after.table.place < 4) return after;
    const int winner = after.table.winner, team = winner & 1;
    const int taken = after.table.points + (after.is_over() ? rules_.last_trick : 0);
    if (!team) after.gained += taken;
    after.may_capot[!team] = false;
    after.table = Table{};
    after.seat = winner;
    return after;
}

int Answers::left(const Node& node) const {
    if (node.is_over()) return 0;
    return points_of(rules_, node.hands[0] | node.hands[1] | node.hands[2] | node.hands[3]) +
           node.table.points + rules_.last_trick;
}

// What team 0 takes from here on, as a bound on one side of `need`.
int Answers::window(const Node& node, int left, int need) {
    for (int seat = 0; seat < 4; ++seat) search_.hand[seat] = node.hands[seat];
    const bool is_other = node.seat & 1;
    const int asked = is_other ? left - need + 1 : need;
    const int found = node.table.place ? search_.follow(node.seat, node.table, left, asked)
                                       : search_.lead(node.seat, left, asked);
    return is_other ? left - found : found;
}

// Whether a team can take all the tricks that are left, the one on the table included.
bool Answers::sweeps(const Node& node, int team) {
    if (node.is_over()) return true;
    if (!has_swept_) {
        sweep_.begin({0, limits_.deadline}, dealt_);
        has_swept_ = true;
    }
    int cards = node.table.place;
    for (int seat = 0; seat < 4; ++seat) {
        sweep_.hand[seat] = node.hands[seat];
        cards += count(node.hands[seat]);
    }
    Table table = node.table;
    table.points = table.place;
    const bool is_own = (node.seat & 1) == team;
    const int need = is_own ? cards : 1;
    const int found = node.table.place ? sweep_.follow(node.seat, table, cards, need)
                                       : sweep_.lead(node.seat, cards, need);
    return is_own ? found >= cards : found < 1;
}

// Points to come for team 0 with capot, given that they lie between two bounds without it.
int Answers::exact(const Node& node, int low, int high, int guess) {
    const int all = left(node);
    low = low < 0 ? 0 : low;
    high = high > all ? all : high;
    int need = guess;
    while (low < high) {
        if (need <= low || need > high) need = (low + high + 1) / 2;
        const int found = window(node, all, need);
        if (found >= need) {
            low = found;
        } else {
            high = found;
        }
        need = (low + high + 1) / 2;
    }
    if (low == all && node.may_capot[0] && sweeps(node, 0)) return all + rules_.capot;
    if (low == 0 && node.may_capot[1] && sweeps(node, 1)) return -rules_.capot;
    return low;
}

// Whether team 0 gets at least so many points to come, capot included.
//
// A capot side has all the points and the other none, so between 1 and all the points it changes
// no answer; outside, the answer is whether a side sweeps.
bool Answers::is_reached(const Node& node, int points) {
    const int all = left(node);
    if (points <= 0) {
        if (!node.may_capot[1] || points <= -rules_.capot) return true;
        return !(window(node, all, 1) < 1 && sweeps(node, 1));
    }
    if (points > all) {
        if (!node.may_capot[0] || points > all + rules_.capot) return false;
        return sweeps(node, 0);
    }
    return window(node, all, points) >= points;
}

template <typename Ask>
void Answers::ask(const Position& position, const Limits& limits, Spent& spent, Ask question) {
    const Node node = read(position);
    begin(limits, node);
    spent.stop = Stop::none;
    try {
        question(node);
    } catch (const LimitReached& reached) {
        spent.stop = reached.stop;
    }
    spent.nodes = search_.nodes() + (has_swept_ ? sweep_.nodes() : 0);
}

int Answers::value(const Position& position, const Limits& limits, Spent& spent) {
    int found = NOT_LEGAL;
    ask(position, limits, spent, [&](const Node& node) {
        found = position.taken + exact(node, 0, left(node), left(node) / 2);
    });
    return found;
}

void Answers::card_values(const Position& position, const Limits& limits, Spent& spent,
                          std::int16_t* values) {
    for (int card = 0; card < 32; ++card) values[card] = NOT_LEGAL;
    ask(position, limits, spent, [&](const Node& node) {
        const std::uint32_t cards = legal(node);
        std::uint32_t others = node.table.place ? 1u << node.table.best : 0;
        for (int seat = 0; seat < 4; ++seat) {
            if (seat != node.seat) others |= node.hands[seat];
        }
        int before = -1, without_capot = left(node) / 2;
        for (std::uint32_t rest = cards; rest; rest &= rest - 1) {
            const int bit = lowest(rest);
            const Node after = play(node, bit);
            int low = 0, high = left(node);
            if (before >= 0 && bit >> 3 == before >> 3 &&
                !(others & ((1u << bit) - (2u << before)))) {
                // Neighbours in one hand: exchanging them moves only their difference in points.
                const int gap = rules_.points[bit] - rules_.points[before];
                low = without_capot - (gap < 0 ? -gap : gap);
                high = without_capot + (gap < 0 ? -gap : gap);
            }
            const int found = after.gained + exact(after, low - after.gained, high - after.gained,
                                                   without_capot - after.gained);
            values[rules_.to_card[bit]] = static_cast<std::int16_t>(position.taken + found);
            before = bit;
            without_capot = found < 0 ? 0 : found > left(node) ? left(node) : found;
        }
    });
    if (spent.stop == Stop::none) return;
    for (int card = 0; card < 32; ++card) values[card] = NOT_LEGAL;
}

int Answers::reaches(const Position& position, int points, const Limits& limits, Spent& spent) {
    int found = -1;
    ask(position, limits, spent, [&](const Node& node) {
        found = is_reached(node, points - position.taken);
    });
    return found;
}

void Answers::cards_reach(const Position& position, int points, const Limits& limits, Spent& spent,
                          std::int8_t* reached) {
    for (int card = 0; card < 32; ++card) reached[card] = -1;
    ask(position, limits, spent, [&](const Node& node) {
        for (std::uint32_t rest = legal(node); rest; rest &= rest - 1) {
            const Node after = play(node, lowest(rest));
            reached[rules_.to_card[lowest(rest)]] = 
                is_reached(after, points - position.taken - after.gained);
        }
    });
    if (spent.stop == Stop::none) return;
    for (int card = 0; card < 32; ++card) reached[card] = -1;
}

}  // namespace rebelote::REBELOTE_ISA

namespace rebelote::REBELOTE_ISA {

namespace {

Answers* answers(Solver* solver) { return reinterpret_cast<Answers*>(solver); }

}  // namespace

#define REBELOTE_NAME_OF(isa) #isa
#define REBELOTE_NAME(isa) REBELOTE_NAME_OF(isa)

const Kernel& doors() {
    static const Kernel made{
        REBELOTE_NAME(REBELOTE_ISA),
        [] { return reinterpret_cast<Solver*>(new Answers); },
        [](Solver* solver) { delete answers(solver); },
        [](Solver* solver, const Rules& rules, const Weights* weights) {
            answers(solver)->set_rules(rules, weights);
        },
        [](Solver* solver, const Position& position, const Limits& limits, Spent& spent) {
            return answers(solver)->value(position, limits, spent);
        },
        [](Solver* solver, const Position& position, const Limits& limits, Spent& spent,
           std::int16_t* values) {
            answers(solver)->card_values(position, limits, spent, values);
        },
        [](Solver* solver, const Position& position, int points, const Limits& limits,
           Spent& spent) { return answers(solver)->reaches(position, points, limits, spent); },
        [](Solver* solver, const Position& position, int points, const Limits& limits,
           Spent& spent, std::int8_t* reached) {
            answers(solver)->cards_reach(position, points, limits, spent, reached);
        },
        playouts,
    };
    return made;
}

}  // namespace rebelote::REBELOTE_ISA
