#include "rebelote/batch.hpp"

#include <algorithm>
#include <atomic>
#include <new>
#include <vector>

#include "chance.hpp"
#include "crew.hpp"

namespace rebelote {

namespace {

using portable::following;

// Calls `work(solver, index)` for every index; a thread takes the next one when it is done.
template <typename Work>
void share(const Rules& rules, const Batch& batch, Work work) {
    std::atomic<std::size_t> next{0};
    const auto run = [&](Solver* solver) {
        for (std::size_t at = next++; at < batch.size; at = next++) {
            // What is not begun in time is left as it was.
            if (batch.limits.deadline && now_ns() > batch.limits.deadline) break;
            work(solver, at);
        }
    };
    // Made before any other thread: without memory for it nothing has begun.
    Solver* const own = own_solver(rules);
    const std::size_t number = std::min(threads_of(batch.threads), batch.size);
    Crew crew;
    for (std::size_t at = 1; at < number; ++at) {
        const bool is_there = crew.add([&] {
            Solver* solver;
            try {
                solver = own_solver(rules);
            } catch (const std::bad_alloc&) {
                return;  // The others do its work.
            }
            run(solver);
        });
        if (!is_there) break;
    }
    run(own);
}

// Far more than any deal has, and so few that every answer fits into 16 bits.
constexpr int MOST_TAKEN = 1000;

int size_of(std::uint32_t set) { return portable::count(set); }

}  // namespace

const char* fault_of(const Rules& rules, const Position& position) {
    if (position.leader < 0 || position.leader > 3) return "leader";
    if (position.on_table < 0 || position.on_table > 3) return "table";
    if (position.taken < 0 || position.taken > MOST_TAKEN) return "points";
    std::uint32_t seen = 0;
    for (const std::uint32_t hand : position.hands) {
        if (seen & hand) return "cards";
        seen |= hand;
    }
    std::uint32_t before[4];
    for (int seat = 0; seat < 4; ++seat) before[seat] = position.hands[seat];
    for (int at = 0; at < position.on_table; ++at) {
        if (position.table[at] > 31) return "table";
        const std::uint32_t card = 1u << position.table[at];
        if (seen & card) return "cards";
        seen |= card;
        before[(position.leader + at) & 3] |= card;
    }
    const int number = size_of(before[0]);
    if (!number || number > 8) return "hands";
    for (const std::uint32_t hand : before) {
        if (size_of(hand) != number) return "hands";
    }
    int best = 0, winner = position.leader;
    for (int at = 0; at < position.on_table; ++at) {
        const int seat = (position.leader + at) & 3, bit = rules.to_bit[position.table[at]];
        if (at) {
            std::uint32_t hand = 0;
            for (std::uint32_t rest = before[seat]; rest; rest &= rest - 1) {
                hand |= 1u << rules.to_bit[portable::lowest(rest)];
            }
            const int led = rules.to_bit[position.table[0]] >> 3;
            const std::uint32_t legal =
                following(rules, hand, led, best, (winner ^ seat) == 2);
            if (!(legal >> bit & 1)) return "legal";
        }
        if (!at || portable::beats(rules, bit, best)) {
            best = bit;
            winner = seat;
        }
    }
    return nullptr;
}

std::uint64_t batch_values(const Rules& rules, const Batch& batch, std::int16_t* values) {
    std::atomic<std::uint64_t> nodes{0};
    share(rules, batch, [&](Solver* solver, std::size_t at) {
        Spent spent{};
        const Bounds found =
            kernel().value(solver, batch.positions[at], {}, batch.limits, spent);
        if (spent.stop == Stop::none) values[at] = found.low;
        nodes += spent.nodes;
    });
    return nodes;
}

std::uint64_t batch_card_values(const Rules& rules, const Batch& batch, std::int16_t* values) {
    std::atomic<std::uint64_t> nodes{0};
    share(rules, batch, [&](Solver* solver, std::size_t at) {
        Spent spent{};
        Bounds found[32];
        kernel().card_values(solver, batch.positions[at], {}, batch.limits, spent, found);
        nodes += spent.nodes;
        if (spent.stop != Stop::none) return;
        for (std::size_t card = 0; card < 32; ++card) values[32 * at + card] = found[card].low;
    });
    return nodes;
}

Staircase::Staircase(int first, const std::int32_t* marks_of_values, std::size_t size)
    : steps{NOT_LEGAL}, marks{marks_of_values[0]} {
    for (std::size_t at = 1; at < size; ++at) {
        if (marks_of_values[at] == marks.back()) continue;
        steps.push_back(static_cast<std::int16_t>(first + static_cast<int>(at)));
        marks.push_back(marks_of_values[at]);
    }
}

std::int32_t Staircase::at(int value) const {
    const auto above = std::upper_bound(steps.begin(), steps.end(), value);
    return marks[static_cast<std::size_t>(above - steps.begin()) - 1];
}

std::uint64_t batch_card_marks(const Rules& rules, const Batch& batch,
                               const std::vector<Staircase>& stairs, const std::int32_t* which,
                               std::int32_t* marks) {
    std::atomic<std::uint64_t> nodes{0};
    share(rules, batch, [&](Solver* solver, std::size_t at) {
        const Staircase& one = stairs[static_cast<std::size_t>(which[at])];
        Spent spent{};
        Bounds found[32];
        kernel().card_values(solver, batch.positions[at],
                             {one.steps.data(), static_cast<int>(one.steps.size())},
                             batch.limits, spent, found);
        nodes += spent.nodes;
        if (spent.stop != Stop::none) return;
        for (std::size_t card = 0; card < 32; ++card) {
            const bool is_legal = found[card].low != NOT_LEGAL;
            marks[32 * at + card] = is_legal ? one.at(found[card].low) : NO_MARKS;
        }
    });
    return nodes;
}

std::uint64_t batch_cards_reach(const Rules& rules, const Batch& batch,
                                const std::int16_t* thresholds, std::size_t number,
                                std::int8_t* reached) {
    std::atomic<std::uint64_t> nodes{0};
    share(rules, batch, [&](Solver* solver, std::size_t at) {
        for (std::size_t one = 0; one < number; ++one) {
            Spent spent{};
            kernel().cards_reach(solver, batch.positions[at], thresholds[one], batch.limits, spent,
                                 reached + 32 * (at * number + one));
            nodes += spent.nodes;
        }
    });
    return nodes;
}

void batch_playouts(const Rules& rules, const Batch& batch, std::uint64_t seed, std::size_t number,
                    std::int16_t* points) {
    share(rules, batch, [&](Solver*, std::size_t at) {
        kernel().playouts(rules, batch.positions[at], mixed(seed, at), number,
                          points + number * at);
    });
}

}  // namespace rebelote
