// The doors of the kernel. Each exists once for every kind of processor it was compiled for;
// `kernel()` gives those that suit the processor it runs on.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rebelote/position.hpp"
#include "rebelote/rules.hpp"

namespace rebelote {

struct Weights;

// One who searches: its tables are kept from one question to the next. Not for two threads at once.
class Solver;

// The values at which something changes for the one who asks, rising; without any, every value.
//
// Two values with no step in (lower, higher] are as good as one, which spares telling them apart.
struct Stairs {
    const std::int16_t* steps;
    int number;
};

// What is known of a value: its bounds, both of which are reached where they are one.
struct Bounds {
    std::int16_t low, high;
};

struct Kernel {
    const char* name;
    Solver* (*make)();
    void (*release)(Solver*);
    // Takes new rules; nullptr for the weights of its own.
    void (*set_rules)(Solver*, const Rules&, const Weights*);
    // Points of team 0 at the end, capot included, as far as the stairs ask: no step lies between
    // the bounds unless the limits were reached, and then they are what was known by that time.
    Bounds (*value)(Solver*, const Position&, const Stairs&, const Limits&, Spent&);
    // The same after each card (32 by card), NOT_LEGAL where it may not be played.
    void (*card_values)(Solver*, const Position&, const Stairs&, const Limits&, Spent&,
                        Bounds* values);
    // Whether team 0 gets at least `points`: 1 or 0, -1 where the limits were reached.
    int (*reaches)(Solver*, const Position&, int points, const Limits&, Spent&);
    // The same after each card: 1, 0, or -1 where the card may not be played.
    void (*cards_reach)(Solver*, const Position&, int points, const Limits&, Spent&,
                        std::int8_t* reached);
    // Plays at random to the end, `count` times; writes what team 0 takes each time (as `value`).
    void (*playouts)(const Rules&, const Position&, std::uint64_t seed, std::size_t count,
                     std::int16_t* points);
};

const Kernel& kernel();
// The plain one, which runs everywhere.
const Kernel& portable_kernel();

class OwnedSolver {
  public:
    OwnedSolver() : solver_(kernel().make()) {}
    ~OwnedSolver() { kernel().release(solver_); }
    OwnedSolver(const OwnedSolver&) = delete;
    OwnedSolver& operator=(const OwnedSolver&) = delete;
    Solver* get() const { return solver_; }

  private:
    Solver* solver_;
};

// The solver of the calling thread, whose tables outlive a call.
Solver* own_solver(const Rules& rules);

}  // namespace rebelote
