// The kernel against a plain minimax that shares none of its ideas, on random endings.
//
//     check_kernel [endings] [seed]
//
// Exits 1 and prints the first positions that differ.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <vector>

#include "rebelote/kernel.hpp"

using namespace rebelote;

namespace {

using Chance = std::mt19937_64;

int below(Chance& chance, int number) {
    return static_cast<int>(chance() % static_cast<unsigned>(number));
}

// A game with random points in a random order, and random duties: the kernel may know nothing more.
RulesGiven random_rules(Chance& chance) {
    RulesGiven given{};
    const int strain = below(chance, 6);
    const bool is_usual = below(chance, 4) != 0;
    const int trump_points[8] = {0, 0, 3, 4, 10, 11, 14, 20};
    const int plain_points[8] = {0, 0, 0, 2, 3, 4, 10, 11};
    for (int suit = 0; suit < 4; ++suit) {
        const bool is_trump = suit == strain || strain == 5;
        int order[8] = {0, 1, 2, 3, 4, 5, 6, 7};
        for (int at = 7; at > 0; --at) std::swap(order[at], order[below(chance, at + 1)]);
        for (int strength = 0; strength < 8; ++strength) {
            const int card = 8 * suit + order[strength];
            for (int above = strength + 1; above < 8; ++above) {
                given.higher[card] |= 1u << (8 * suit + order[above]);
            }
            given.points[card] = is_trump ? trump_points[strength] : plain_points[strength];
            if (!is_usual) given.points[card] = below(chance, 12);
        }
        if (is_trump) given.ranked_as_trump |= suit_mask(suit);
    }
    if (strain < 4) given.ruffs = suit_mask(strain);
    given.trump_rise = chance() & 1;
    given.plain_rise = chance() & 1;
    given.always_ruffs = chance() & 1;
    given.cannot_overruff_goes_under = chance() & 1;
    given.partner_cannot_rise_goes_under = chance() & 1;
    given.last_trick = 10;
    given.capot = below(chance, 2) * 90;
    return given;
}

struct Plain {
    const RulesGiven& rules;

    bool is_above(int card, int other) const { return rules.higher[other] >> card & 1; }
    bool is_ruff(int card) const { return rules.ruffs >> card & 1; }

    bool beats(int card, int best) const {
        return is_above(card, best) || (is_ruff(card) && !is_ruff(best));
    }

    int winner_at(const Position& position) const {
        int best = 0;
        for (int at = 1; at < position.on_table; ++at) {
            if (beats(position.table[at], position.table[best])) best = at;
        }
        return best;
    }

    // Written duty by duty, from the articles on following.
    std::uint32_t legal(const Position& position, int seat) const {
        const std::uint32_t hand = position.hands[seat];
        if (!position.on_table) return hand;
        const int at = winner_at(position), best = position.table[at];
        const bool partner_wins = ((position.leader + at) & 3) == (seat ^ 2);
        const std::uint32_t led = suit_mask(position.table[0] >> 3);
        const std::uint32_t higher = hand & rules.higher[best];
        if (hand & led) {
            bool rises = false;
            if (led & rules.ranked_as_trump) rises = rules.trump_rise;
            else if (rules.plain_rise && rules.ruffs) rises = led >> best & 1;
            if (rises && hand & led & higher) return hand & led & higher;
            return hand & led;
        }
        const std::uint32_t trumps = hand & rules.ruffs;
        if (!trumps) return hand;
        if (!is_ruff(best)) return partner_wins && !rules.always_ruffs ? hand : trumps;
        if (rules.always_ruffs) return trumps & higher ? trumps & higher : trumps;
        if (partner_wins) {
            const bool under = !(trumps & higher) && rules.partner_cannot_rise_goes_under;
            return under ? trumps : hand;
        }
        if (trumps & higher) return trumps & higher;
        return rules.cannot_overruff_goes_under ? trumps : hand;
    }

    // Plays a card; returns what team 0 gains at once. `capot` is settled with the last card.
    int play(Position& position, int seat, int card) const {
        position.hands[seat] &= ~(1u << card);
        std::uint8_t table[4];
        std::memcpy(table, position.table, 3);
        table[position.on_table] = static_cast<std::uint8_t>(card);
        if (position.on_table < 3) {
            position.table[position.on_table++] = static_cast<std::uint8_t>(card);
            return 0;
        }
        int best = 0, points = 0;
        for (int at = 0; at < 4; ++at) {
            points += rules.points[table[at]];
            if (at && beats(table[at], table[best])) best = at;
        }
        const int winner = (position.leader + best) & 3;
        position.leader = winner;
        position.on_table = 0;
        position.may_capot[1 - (winner & 1)] = false;
        const bool is_last = !position.hands[winner];
        if (is_last) points += rules.last_trick;
        int gained = winner & 1 ? 0 : points;
        if (is_last && position.may_capot[0]) gained += rules.capot;
        if (is_last && position.may_capot[1]) gained -= rules.capot;
        return gained;
    }

    int value(const Position& position) const {
        const int seat = (position.leader + position.on_table) & 3;
        if (!position.hands[seat]) return 0;
        const std::uint32_t cards = legal(position, seat);
        int best = seat & 1 ? 10000 : -10000;
        for (int card = 0; card < 32; ++card) {
            if (!(cards >> card & 1)) continue;
            Position after = position;
            const int gained = play(after, seat, card);
            const int found = gained + value(after);
            if (seat & 1 ? found < best : found > best) best = found;
        }
        return best;
    }
};

Position random_ending(Chance& chance, const Plain& plain, int cards) {
    int pack[32];
    for (int card = 0; card < 32; ++card) pack[card] = card;
    // Half of the endings are rich in one suit, where trumps and long suits meet.
    if (chance() & 1) {
        const int suit = below(chance, 4);
        for (int at = 0; at < 8; ++at) std::swap(pack[at], pack[8 * suit + at]);
        for (int at = 4 * cards - 1; at > 0; --at) std::swap(pack[at], pack[below(chance, at + 1)]);
        for (int swaps = below(chance, 6); swaps > 0; --swaps) {
            std::swap(pack[below(chance, 4 * cards)], pack[below(chance, 32)]);
        }
    } else {
        for (int at = 31; at > 0; --at) std::swap(pack[at], pack[below(chance, at + 1)]);
    }
    Position position{};
    for (int at = 0; at < 4 * cards; ++at) position.hands[at % 4] |= 1u << pack[at];
    position.leader = below(chance, 4);
    const int lost = below(chance, 4);
    position.may_capot[0] = lost == 0 || lost == 1;
    position.may_capot[1] = lost == 0 || lost == 2;
    for (int number = below(chance, 4); number > 0; --number) {
        const int seat = (position.leader + position.on_table) & 3;
        const std::uint32_t legal = plain.legal(position, seat);
        int card;
        do card = below(chance, 32);
        while (!(legal >> card & 1));
        plain.play(position, seat, card);
    }
    return position;
}

void show(const RulesGiven& given, const Position& position) {
    std::printf("  ruffs %08x trump order %08x duties %d%d%d%d%d capot %d/%d%d leader %d\n",
                given.ruffs, given.ranked_as_trump, given.trump_rise, given.plain_rise,
                given.always_ruffs, given.cannot_overruff_goes_under,
                given.partner_cannot_rise_goes_under, given.capot, position.may_capot[0],
                position.may_capot[1], position.leader);
    for (int seat = 0; seat < 4; ++seat) std::printf("  hand %08x", position.hands[seat]);
    for (int at = 0; at < position.on_table; ++at) std::printf(" table %d", position.table[at]);
    std::printf("\n");
}

// From none to many, with the least below all values.
std::vector<std::int16_t> random_steps(Chance& chance) {
    std::vector<std::int16_t> steps{NOT_LEGAL};
    for (int number = 1 << below(chance, 6); number > 1; --number) {
        steps.push_back(static_cast<std::int16_t>(below(chance, 300) - 100));
    }
    std::sort(steps.begin(), steps.end());
    return steps;
}

bool has_step(const std::vector<std::int16_t>& steps, int low, int high) {
    for (const int step : steps) {
        if (low < step && step <= high) return true;
    }
    return false;
}

int check(const Kernel& kernel, int endings, std::uint64_t seed) {
    Chance chance(seed);
    Solver* solver = kernel.make();
    int faults = 0;
    long compared = 0;
    for (int number = 0; number < endings && faults < 5; ++number) {
        const RulesGiven given = random_rules(chance);
        const Plain plain{given};
        Rules rules;
        if (make_rules(given, rules)) std::abort();
        kernel.set_rules(solver, rules, nullptr);
        const int cards = number % 64 == 0 ? 5 : number % 8 == 0 ? 4 : 1 + below(chance, 3);
        const Position position = random_ending(chance, plain, cards);
        const int seat = (position.leader + position.on_table) & 3;
        const std::uint32_t legal = plain.legal(position, seat);
        Bounds values[32], stepped[32], stopped[32];
        std::int8_t reached[32];
        Spent spent{};
        kernel.card_values(solver, position, {}, {0, 0}, spent, values);
        const std::vector<std::int16_t> steps = random_steps(chance);
        const Stairs stairs{steps.data(), static_cast<int>(steps.size())};
        kernel.card_values(solver, position, stairs, {0, 0}, spent, stepped);
        const Limits limits{1 + chance() % (spent.nodes + 1), 0};
        kernel.card_values(solver, position, {}, limits, spent, stopped);
        const int threshold = below(chance, 120) - below(chance, 60);
        kernel.cards_reach(solver, position, threshold, {0, 0}, spent, reached);
        int best = seat & 1 ? 10000 : -10000;
        bool is_right = true;
        for (int card = 0; card < 32; ++card) {
            int expected = NOT_LEGAL;
            if (legal >> card & 1) {
                Position after = position;
                const int gained = plain.play(after, seat, card);
                expected = gained + plain.value(after);
                if (seat & 1 ? expected < best : expected > best) best = expected;
                is_right = is_right && reached[card] == (expected >= threshold);
            } else {
                is_right = is_right && reached[card] == -1;
            }
            is_right = is_right && values[card].low == expected && values[card].high == expected;
            // A value between bounds with no step between them; and between those of a search cut.
            is_right = is_right && stepped[card].low <= expected && expected <= stepped[card].high &&
                       !has_step(steps, stepped[card].low, stepped[card].high);
            is_right = is_right && stopped[card].low <= expected && expected <= stopped[card].high;
            ++compared;
        }
        const int value = kernel.value(solver, position, {}, {0, 0}, spent).low;
        is_right = is_right && value == best;
        const int reaches = kernel.reaches(solver, position, threshold, {0, 0}, spent);
        is_right = is_right && reaches == (best >= threshold);
        std::int16_t played[8];
        kernel.playouts(rules, position, chance(), 8, played);
        for (const int points : played) is_right = is_right && points >= -90 && points <= 600;
        if (!is_right) {
            ++faults;
            std::printf("ending %d: value %d, expected %d\n", number, value, best);
            show(given, position);
        }
    }
    kernel.release(solver);
    std::printf("%s: %d endings, %ld cards compared, %d faults\n", kernel.name, endings, compared,
                faults);
    return faults;
}

// A limit stops the search and leaves the solver fit for the next question.
int check_limits(const Kernel& kernel) {
    Chance chance(1);
    RulesGiven given = random_rules(chance);
    Rules rules;
    if (make_rules(given, rules)) std::abort();
    Position position{};
    for (int card = 0; card < 32; ++card) position.hands[card * 7 / 3 % 4] = 0;
    for (int card = 0; card < 32; ++card) position.hands[(card + card / 8) % 4] |= 1u << card;
    position.may_capot[0] = position.may_capot[1] = true;
    Solver* solver = kernel.make();
    kernel.set_rules(solver, rules, nullptr);
    Spent spent{};
    const int whole = kernel.value(solver, position, {}, {0, 0}, spent).low;
    const std::uint64_t nodes = spent.nodes;
    int faults = 0;
    for (std::uint64_t limit = 1; limit < nodes; limit = limit * 3 + 1) {
        const Bounds found = kernel.value(solver, position, {}, {limit, 0}, spent);
        if (found.low > whole || found.high < whole) ++faults;
        if (spent.stop != Stop::nodes || spent.nodes > limit + 1) ++faults;
    }
    kernel.value(solver, position, {}, {0, now_ns() - 1}, spent);
    if (spent.stop != Stop::time) ++faults;
    if (kernel.value(solver, position, {}, {0, 0}, spent).low != whole || spent.nodes != nodes) ++faults;
    kernel.release(solver);
    std::printf("%s: limits, %d faults\n", kernel.name, faults);
    return faults;
}

}  // namespace

int main(int count, char** arguments) {
    const int endings = count > 1 ? std::atoi(arguments[1]) : 20000;
    const std::uint64_t seed = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1;
    int faults = 0;
    for (const Kernel* one : {&portable_kernel(), &kernel()}) {
        faults += check(*one, endings, seed) + check_limits(*one);
    }
    return faults ? 1 : 0;
}
