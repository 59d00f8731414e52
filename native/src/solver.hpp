// Questions about one position, answered by windows of the search.
#pragma once

#include "rebelote/kernel.hpp"
#include "search.hpp"

namespace rebelote::REBELOTE_ISA {

// A position in the kernel's own bits. `gained` are points of team 0 from tricks completed since
// the position asked about; `is_over` that no card is left.
struct Node {
    std::uint32_t hands[4];
    Table table;
    int seat;
    int gained;
    bool may_capot[2];

    bool is_over() const { return !(hands[0] | hands[1] | hands[2] | hands[3]); }
};

// Bounds of what team 0 gets beyond what it had taken, capot included.
struct Range {
    int low;
    int high;
};

class Answers {
  public:
    Answers();
    void set_rules(const Rules& rules, const Weights* weights);

    Bounds value(const Position& position, const Stairs& stairs, const Limits& limits,
                 Spent& spent);
    void card_values(const Position& position, const Stairs& stairs, const Limits& limits,
                     Spent& spent, Bounds* values);
    int reaches(const Position& position, int points, const Limits& limits, Spent& spent);
    void cards_reach(const Position& position, int points, const Limits& limits, Spent& spent,
                     std::int8_t* reached);

  private:
    void begin(const Limits& limits, const Node& node);
    Node read(const Position& position) const;
    Node play(const Node& node, int bit) const;
    std::uint32_t legal(const Node& node) const;
    int left(const Node& node) const;
    int window(const Node& node, int left, int need);
    bool sweeps(const Node& node, int team);
    Range open(const Node& node) const;
    bool has_step(int low, int high) const;
    int next_step(int low, int high, int wanted) const;
    void narrow(const Node& node, Range& range, int guess, bool is_near);
    bool is_reached(const Node& node, int points);
    template <typename Ask>
    void ask(const Position& position, const Limits& limits, Spent& spent, Ask question);

    Rules rules_{};
    bool has_own_weights_ = false;
    Meter meter_;
    Search search_;
    Search sweep_;
    Stairs stairs_{};
    int taken_ = 0;
    std::uint32_t dealt_[4]{};
    bool has_swept_ = false;
};

}  // namespace rebelote::REBELOTE_ISA
