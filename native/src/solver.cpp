#include "solver.hpp"

#include <algorithm>
#include <cstdlib>

#include "doors.hpp"
#include "rebelote/kernel.hpp"

namespace rebelote::REBELOTE_ISA {

namespace {

constexpr int SEARCH_ENTRIES = 16;
constexpr int SWEEP_ENTRIES = 13;
constexpr int STEP_GROWTH = 4;

std::uint32_t translate(const Rules& rules, std::uint32_t cards) {
    std::uint32_t bits = 0;
    for (; cards; cards &= cards - 1) bits |= 1u << rules.to_bit[lowest(cards)];
    return bits;
}

Bounds bounds_of(const Range& range, int taken) {
    return {static_cast<std::int16_t>(range.low + taken),
            static_cast<std::int16_t>(range.high + taken)};
}

}  // namespace

Answers::Answers() : search_(SEARCH_ENTRIES, meter_), sweep_(SWEEP_ENTRIES, meter_) {}

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
    meter_.begin(limits);
    search_.begin(node.hands);
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
        sweep_.begin(dealt_);
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

// What team 0 may still get, with what it has gained since, as long as nothing has been searched.
Range Answers::open(const Node& node) const {
    return {node.may_capot[1] ? -rules_.capot : node.gained,
            node.gained + left(node) + (node.may_capot[0] ? rules_.capot : 0)};
}

// Whether it matters to tell points above `low` up to `high` from `low`.
bool Answers::has_step(int low, int high) const {
    if (!stairs_.number) return low < high;
    const std::int16_t* const end = stairs_.steps + stairs_.number;
    const std::int16_t* const found = std::upper_bound(stairs_.steps, end, low + taken_);
    return found != end && *found <= high + taken_;
}

// The step to ask about among those above `low` up to `high`: the one next below what is wanted,
// which is the middle if `wanted` lies outside. Zero where there is none.
int Answers::next_step(int low, int high, int wanted) const {
    if (!has_step(low, high)) return 0;
    if (wanted <= low || wanted > high) wanted = (low + high + 1) / 2;
    if (!stairs_.number) return wanted;
    const std::int16_t* const end = stairs_.steps + stairs_.number;
    const std::int16_t* found = std::upper_bound(stairs_.steps, end, wanted + taken_);
    if (found != stairs_.steps && found[-1] > low + taken_) --found;
    return *found - taken_;
}

// Closes in on what team 0 gets until no step lies between the bounds.
//
// It begins at the guess. Where that is likely to be near it goes on in growing steps as long as
// the answers point the same way, otherwise by halves: windows far from the value are cheap.
void Answers::narrow(const Node& node, Range& range, int guess, bool is_near) {
    const int all = left(node), least = node.gained, most = least + all;
    int wanted = guess, step = 1, direction = 0;
    while (const int need =
               next_step(std::max(range.low, least), std::min(range.high, most), wanted)) {
        const int found = least + window(node, all, need - least);
        const int way = found >= need ? 1 : -1;
        if (way > 0) {
            range.low = found;
        } else {
            range.high = found;
        }
        is_near = is_near && way != -direction;
        direction = way;
        wanted = !is_near ? 0 : way > 0 ? range.low + step : range.high + 1 - step;
        step *= STEP_GROWTH;
    }
    if (range.high > most && has_step(most, range.high)) {
        if (sweeps(node, 0)) {
            range.low = range.high;
        } else {
            range.high = most;
        }
    }
    if (range.low < least && has_step(range.low, least)) {
        if (sweeps(node, 1)) {
            range.high = range.low;
        } else {
            range.low = least;
        }
    }
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
    spent.nodes = meter_.nodes();
}

Bounds Answers::value(const Position& position, const Stairs& stairs, const Limits& limits,
                      Spent& spent) {
    taken_ = position.taken;
    stairs_ = stairs;
    Range range{};
    ask(position, limits, spent, [&](const Node& node) {
        range = open(node);
        narrow(node, range, left(node) / 2, false);
    });
    return bounds_of(range, taken_);
}

void Answers::card_values(const Position& position, const Stairs& stairs, const Limits& limits,
                          Spent& spent, Bounds* values) {
    taken_ = position.taken;
    stairs_ = stairs;
    Range found[32];
    std::uint32_t cards = 0;
    ask(position, limits, spent, [&](const Node& node) {
        cards = legal(node);
        std::uint32_t others = node.table.place ? 1u << node.table.best : 0;
        for (int seat = 0; seat < 4; ++seat) {
            if (seat != node.seat) others |= node.hands[seat];
        }
        for (std::uint32_t rest = cards; rest; rest &= rest - 1) {
            found[lowest(rest)] = open(play(node, lowest(rest)));
        }
        const int all = left(node);
        int before = -1, guess = all / 2;
        for (std::uint32_t rest = cards; rest; rest &= rest - 1) {
            const int bit = lowest(rest);
            const Node after = play(node, bit);
            Range& range = found[bit];
            if (before >= 0 && bit >> 3 == before >> 3 &&
                !(others & ((1u << bit) - (2u << before)))) {
                // Neighbours in one hand: exchanging them moves only their difference in points.
                const int gap = std::abs(rules_.points[bit] - rules_.points[before]);
                const int low = std::min(found[before].low, all) - gap;
                const int high = std::max(found[before].high, 0) + gap;
                if (low > after.gained) range.low = std::max(range.low, low);
                if (high < all) range.high = std::min(range.high, high);
            }
            narrow(after, range, guess, before >= 0);
            before = bit;
            guess = std::clamp(range.low, 0, all);
        }
    });
    for (int card = 0; card < 32; ++card) values[card] = {NOT_LEGAL, NOT_LEGAL};
    for (; cards; cards &= cards - 1) {
        values[rules_.to_card[lowest(cards)]] = bounds_of(found[lowest(cards)], taken_);
    }
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
        [](Solver* solver, const Position& position, const Stairs& stairs, const Limits& limits,
           Spent& spent) { return answers(solver)->value(position, stairs, limits, spent); },
        [](Solver* solver, const Position& position, const Stairs& stairs, const Limits& limits,
           Spent& spent, Bounds* values) {
            answers(solver)->card_values(position, stairs, limits, spent, values);
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
