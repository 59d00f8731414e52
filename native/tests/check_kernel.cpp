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

#include "plain.hpp"

using namespace rebelote;

namespace {

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
