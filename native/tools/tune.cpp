// Fits the weights of one kind of contract: a climb by random steps that keeps what saves nodes.
//
//     tune KIND [deals] [seconds] [seed]        KIND: 0 trump suit, 1 no-trumps, 2 all-trumps
//
// Prints the weights as they stand in src/weights.cpp, and the mean nodes of a whole deal's value
// on the deals fitted and on others.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
#include <vector>

#include "rebelote/kernel.hpp"
#include "rebelote/weights.hpp"

using namespace rebelote;

namespace {

using Chance = std::mt19937_64;

Rules usual_rules(int kind) {
    // The order and the points of every belote; duties as most variants have them.
    const int trump_order[8] = {0, 1, 5, 6, 3, 7, 2, 4}, trump_points[8] = {0, 0, 3, 4, 10, 11, 14, 20};
    const int plain_order[8] = {0, 1, 2, 4, 5, 6, 3, 7}, plain_points[8] = {0, 0, 0, 2, 3, 4, 10, 11};
    RulesGiven given{};
    for (int suit = 0; suit < 4; ++suit) {
        const bool is_trump = kind == 2 || (kind == 0 && suit == 0);
        const int* order = is_trump ? trump_order : plain_order;
        for (int strength = 0; strength < 8; ++strength) {
            const int card = 8 * suit + order[strength];
            given.points[card] = (is_trump ? trump_points : plain_points)[strength];
            for (int above = strength + 1; above < 8; ++above) {
                given.higher[card] |= 1u << (8 * suit + order[above]);
            }
        }
        if (is_trump) given.ranked_as_trump |= suit_mask(suit);
    }
    if (kind == 0) given.ruffs = suit_mask(0);
    given.trump_rise = true;
    given.cannot_overruff_goes_under = true;
    given.last_trick = 10;
    given.capot = 90;
    Rules rules;
    if (make_rules(given, rules)) std::abort();
    return rules;
}

std::vector<Position> deals(int number, std::uint64_t seed) {
    Chance chance(seed);
    std::vector<Position> dealt;
    for (int at = 0; at < number; ++at) {
        int pack[32];
        for (int card = 0; card < 32; ++card) pack[card] = card;
        for (int last = 31; last > 0; --last) std::swap(pack[last], pack[chance() % (last + 1)]);
        Position position{};
        for (int card = 0; card < 32; ++card) position.hands[card / 8] |= 1u << pack[card];
        position.may_capot[0] = position.may_capot[1] = true;
        dealt.push_back(position);
    }
    return dealt;
}

double mean_nodes(const Kernel& one, Solver* solver, const Rules& rules, const Weights& weights,
                  const std::vector<Position>& positions, double worst) {
    one.set_rules(solver, rules, &weights);
    double total = 0, most = worst * static_cast<double>(positions.size());
    for (const Position& position : positions) {
        Spent spent{};
        one.value(solver, position, {}, {0, 0}, spent);
        total += static_cast<double>(spent.nodes);
        if (total > most) return worst * 2;
    }
    return total / static_cast<double>(positions.size());
}

void print(const Weights& weights) {
    std::printf("{{");
    for (const int weight : weights.lead) std::printf("%d,", weight);
    std::printf("},{");
    for (const auto& place : weights.follow) {
        std::printf("{");
        for (const int weight : place) std::printf("%d,", weight);
        std::printf("},");
    }
    std::printf("}},\n");
    std::fflush(stdout);
}

}  // namespace

int main(int count, char** arguments) {
    const int kind = count > 1 ? std::atoi(arguments[1]) : 0;
    const int number = count > 2 ? std::atoi(arguments[2]) : 100;
    const double seconds = count > 3 ? std::atof(arguments[3]) : 60;
    Chance chance(count > 4 ? std::strtoull(arguments[4], nullptr, 10) : 1);
    const Rules rules = usual_rules(kind);
    const Kernel& one = kernel();
    Solver* solver = one.make();
    const auto fitted = deals(number, 11), others = deals(2 * number, 12);
    Weights best = DEFAULT_WEIGHTS[kind];
    double least = mean_nodes(one, solver, rules, best, fitted, 1e12);
    std::printf("before: %.0f, others %.0f\n", least,
                mean_nodes(one, solver, rules, best, others, 1e12));
    int* const first = &best.lead[0];
    const int size = static_cast<int>(sizeof(Weights) / sizeof(int));
    int tries = 0;
    const std::clock_t end = std::clock() + static_cast<std::clock_t>(seconds * CLOCKS_PER_SEC);
    for (; std::clock() < end; ++tries) {
        const Weights before = best;
        const int changes = 1 + static_cast<int>(chance() % 3);
        for (int change = 0; change < changes; ++change) {
            int& weight = first[chance() % static_cast<unsigned>(size)];
            const double step = std::normal_distribution<>(0, 3 + std::abs(weight) * 0.5)(chance);
            weight += static_cast<int>(std::lround(step));
        }
        const double nodes = mean_nodes(one, solver, rules, best, fitted, least);
        if (nodes < least) {
            least = nodes;
        } else {
            best = before;
        }
    }
    std::printf("after %d tries: %.0f, others %.0f\n", tries, least,
                mean_nodes(one, solver, rules, best, others, 1e12));
    print(best);
    one.release(solver);
    return 0;
}
