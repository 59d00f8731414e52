// Alpha-beta search of the play with all cards seen, one null window at a time.
//
// A value is what a side still takes: points of the cards, and of the last trick. Whether a side
// takes every trick is a second, much smaller search (`sweep_rules`): a capot matters only where
// one side takes all points or none, so the first search need not know of it.
#pragma once

#include <memory>

#include "rebelote/position.hpp"
#include "rebelote/rules.hpp"
#include "rebelote/weights.hpp"

namespace rebelote::REBELOTE_ISA {

// The trick on the table: suit led, best card and who played it, cards and points that lie there.
struct Table {
    int led;
    int best;
    int winner;
    int place;
    int points;
};

struct LimitReached {
    Stop stop;
};

class Search {
  public:
    explicit Search(int log2_entries);

    void set_rules(const Rules& rules, const Weights& weights);
    // Starts a new deal: forgets what was found for another one.
    void begin(const Limits& limits, const std::uint32_t* hands);

    // The null window: below `need` an upper bound of what the side of `seat` takes of `left`,
    // otherwise a lower bound. `left` counts everything not yet in a trick taken.
    int lead(int seat, int left, int need);
    int follow(int seat, const Table& table, int left, int need);

    std::uint32_t hand[4];
    std::uint64_t nodes() const { return nodes_; }
    const Rules& rules() const { return rules_; }
    std::uint32_t legal(int seat, const Table& table) const;
    Table put(int seat, const Table& table, int bit) const;

  private:
    struct Entry {
        std::uint32_t cards;
        std::uint32_t low : 9, high : 9, leader : 2, move : 5, stamp : 7;
    };
    struct Move {
        int bit;
        int score;
        int group;
    };
    struct Moves {
        Move move[8];
        int size = 0;
    };

    static constexpr int BUCKET = 4;

    void count_node();
    Entry* bucket_of(std::uint32_t cards, int seat) const;
    bool is_alike(std::uint32_t cards, std::uint32_t other) const;
    void widen(std::uint32_t cards, const Entry& entry, int& low, int& high) const;
    int last_trick(int seat, int left) const;
    int cashed(int seat, int left) const;
    int cheapest(std::uint32_t set, int number) const;
    int dearest(std::uint32_t set, int number) const;
    bool can_beat(int seat, int best, int led) const;
    void list_leads(int seat, int first, Moves& moves) const;
    void list_follows(int seat, const Table& table, std::uint32_t cards, Moves& moves) const;
    int lead_score(int seat, int bit, bool is_safe) const;
    void score_follows(int seat, const Table& table, std::uint32_t others, Moves& moves) const;
    int try_follow(int seat, const Table& table, int bit, int left, int need);

    Rules rules_;
    Weights weights_;
    std::unique_ptr<Entry[]> entries_;
    // Owners of the cards of a suit from weak to strong, as a number, for each set of them.
    std::uint32_t owners_[4][256];
    std::uint32_t slots_;
    int shift_;
    std::uint32_t stamp_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t node_limit_ = 0;
    std::uint64_t next_check_ = 0;
    std::int64_t deadline_ = 0;
};

}  // namespace rebelote::REBELOTE_ISA
