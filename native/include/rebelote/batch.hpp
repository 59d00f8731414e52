// Many positions at once, shared among threads. Each position has a search of its own, so the
// answers and the numbers of nodes do not depend on the number of threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rebelote/kernel.hpp"

namespace rebelote {

// What is wrong with a position, or nullptr: "cards", "hands", "table", "leader", "points" or
// "legal".
const char* fault_of(const Rules& rules, const Position& position);

struct Batch {
    const Position* positions;
    std::size_t size;
    int threads;
    // Of each position; the deadline is that of the whole batch.
    Limits limits;
};

// Marks by value: `steps` are the lowest values of each step, the first below all values.
struct Staircase {
    std::vector<std::int16_t> steps;
    std::vector<std::int32_t> marks;

    // From the marks of `size` values one after another, the first of which is `first`.
    Staircase(int first, const std::int32_t* marks_of_values, std::size_t size);
    std::int32_t at(int value) const;
};

constexpr std::int32_t NO_MARKS = -2147483647 - 1;

// Results are written by position: one value; 32 values by card; for each threshold 32 answers by
// card; `number` playouts. What a limit stopped is NOT_LEGAL, or -1; what was not begun in time is
// not written at all. Return the nodes searched.
std::uint64_t batch_values(const Rules&, const Batch&, std::int16_t* values);
std::uint64_t batch_card_values(const Rules&, const Batch&, std::int16_t* values);
// The marks after each card, NO_MARKS where there are none; `which` is each position's staircase.
std::uint64_t batch_card_marks(const Rules&, const Batch&, const std::vector<Staircase>& stairs,
                               const std::int32_t* which, std::int32_t* marks);
std::uint64_t batch_cards_reach(const Rules&, const Batch&, const std::int16_t* thresholds,
                                std::size_t number, std::int8_t* reached);
void batch_playouts(const Rules&, const Batch&, std::uint64_t seed, std::size_t number,
                    std::int16_t* points);

}  // namespace rebelote
