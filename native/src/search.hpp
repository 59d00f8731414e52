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

// Counts the positions searched for one question and stops at its limits.
class Meter {
  public:
    void begin(const Limits& limits);
    void count();
    std::uint64_t nodes() const { return nodes_; }

  private:
    void check();

    std::uint64_t nodes_ = 0;
    std::uint64_t next_check_ = 0;
    Limits limits_{};
};

class Search {
  public:
    Search(int log2_entries, Meter& meter);

    void set_rules(const Rules& rules, const Weights& weights);
    // Starts a new deal: forgets what was found for another one.
    void begin(const std::uint32_t* hands);

    // The null window: below `need` an upper bound of what the side of `seat` takes of `left`,
    // otherwise a lower bound. `left` counts everything not yet in a trick taken.
    int lead(int seat, int left, int need);
    int follow(int seat, const Table& table, int left, int need);

    // Raises `low` and lowers `high` to what the side of a leader surely takes of `left` and what it
    // surely leaves.
    void bound(int seat, int left, int& low, int& high) const;

    std::uint32_t hand[4];
    const Rules& rules() const { return rules_; }
    std::uint32_t legal(int seat, const Table& table) const;
    Table put(int seat, const Table& table, int bit) const;

  private:
    struct Entry {
        std::uint32_t cards;
        std::uint32_t low : 9, high : 9, leader : 2, move : 5, stamp : 7;
    };
    // A card by its bit; `run` tells those apart that have a live card of others between them.
    struct Move {
        int bit;
        int score;
        int run;
    };
    struct Moves {
        Move move[8];
        int size = 0;

        // The move with the best score among those from `at` on, brought to that place.
        Move take(int at) {
            int pick = at;
            for (int other = at + 1; other < size; ++other) {
                if (move[other].score > move[pick].score) pick = other;
            }
            const Move taken = move[pick];
            move[pick] = move[at];
            return taken;
        }
    };
    // What the first card tried of each run came to: the others of the run lie no further from it
    // than their points do.
    struct Tried {
        int bound[8], points[8];
        std::uint32_t runs = 0;

        bool knows(int run) const { return runs >> run & 1; }
        // The most that another card of a run tried may come to.
        int widest(int run, int card_points) const {
            const int gap = card_points - points[run];
            return bound[run] + (gap < 0 ? -gap : gap);
        }
        void note(int run, int card_points, int value) {
            if (knows(run)) return;
            runs |= 1u << run;
            bound[run] = value;
            points[run] = card_points;
        }
    };

    static constexpr int BUCKET = 4;

    Entry* bucket_of(std::uint32_t cards, int seat) const;
    bool is_alike(std::uint32_t cards, std::uint32_t other) const;
    void widen(std::uint32_t cards, const Entry& entry, int& low, int& high) const;
    static int counterpart(const Entry& entry, std::uint32_t cards);
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
    Meter& meter_;
};

inline void Meter::count() {
    if (nodes_++ >= next_check_) check();
}

}  // namespace rebelote::REBELOTE_ISA
