// A position as the kernel takes it, and what it may spend on it.
#pragma once

#include <cstdint>

namespace rebelote {

constexpr int NOT_LEGAL = -32768;

// Hands by seat and cards on the table in order of play from `leader`, all in the caller's card
// numbers. `may_capot` tells which team has lost no trick so far; `taken` are the points that team 0
// has in its tricks, which every answer counts in.
struct Position {
    std::uint32_t hands[4];
    std::int32_t leader;
    std::int32_t on_table;
    std::uint8_t table[3];
    std::int32_t taken;
    bool may_capot[2];
};

// Zero means no limit. `deadline` is a reading of the steady clock in nanoseconds.
struct Limits {
    std::uint64_t nodes;
    std::int64_t deadline;
};

enum class Stop { none, nodes, time };

struct Spent {
    std::uint64_t nodes;
    Stop stop;
};

std::int64_t now_ns();

}  // namespace rebelote
