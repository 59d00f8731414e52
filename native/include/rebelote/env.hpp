// Many deals in play at once, each a row: one call plays a card in every one of them. All begin
// together and all have 32 cards to play, so they are always at the same card. Not for two threads
// at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rebelote/rules.hpp"

namespace rebelote {

// Where the rows show what their seats to play may do; the arrays are the caller's and outlive the
// rows. Once the deals are over no card is legal.
struct Shown {
    std::int8_t* seats;     // [n] to play
    std::uint32_t* legal;   // [n] cards that may be played, by the caller's numbers
    std::int8_t* counts;    // [n] how many these are
    std::int8_t* choices;   // [n, 8] the same cards in order, then zeros
    std::int16_t* rewards;  // [n] points of team 0 less those of team 1, once a deal is over
};

// What the seat to play has seen; nothing of the other hands.
struct Seen {
    std::uint8_t* planes;  // [n, PLANES, 32]
    std::int8_t* table;    // [n, 3] cards on the table in order of play, then -1
    std::int16_t* points;  // [n, 2] card points taken by its team and by the others
    std::int8_t* tricks;   // [n, 2] tricks taken by its team and by the others
};
// Its hand; what it may play; what was played in earlier tricks by itself, the next seat, its
// partner, the seat before it; what lies on the table from the next seat, the partner, the one before.
constexpr int PLANES = 9;

// The whole of each row, as a solver takes it.
struct Whole {
    std::uint32_t* hands;   // [n, 4]
    std::int8_t* leaders;   // [n]
    std::int8_t* tables;    // [n, 3]
    std::int16_t* taken;    // [n] points of team 0
    std::uint8_t* teams;    // [n] bit 0 and 1 for a team that has lost no trick
};

class PlayRows {
  public:
    PlayRows(const Rules& rules, std::size_t size, const Shown& shown);

    std::size_t size() const { return rows_.size(); }
    bool is_over() const { return played_ == 32; }

    // Draws all deals; row r of the deal with this number depends on seed, r and number alone.
    void draw(std::uint64_t seed, std::uint64_t number, const std::int8_t* leaders, int threads);
    // Takes hands as given. Returns the first row that is no deal, and then changes nothing, or
    // `size()`.
    std::size_t take(const std::uint32_t* hands, const std::int8_t* leaders);
    // Plays a card in every row. Returns the first row that may not play its card, and then changes
    // nothing, or `size()`. Not to be called when the deals are over.
    std::size_t step(const std::int8_t* cards, int threads);
    // Writes a legal card of every row, each as likely as another.
    void choose(std::int8_t* cards, int threads);
    void observe(const Seen& seen, int threads) const;
    void tell(const Whole& whole) const;

  private:
    // A row fills one line of the cache; sets and cards are the kernel's bits.
    struct alignas(64) Row {
        std::uint32_t hands[4];
        std::uint32_t gone[4];
        std::uint64_t chance;
        std::int16_t points[2];
        std::uint8_t tricks[2];
        std::uint8_t table[3];
        std::uint8_t best, winner, seat, leader;
    };

    template <int place>
    void play(std::size_t from, std::size_t to, const std::int8_t* cards);
    void end_trick(Row& row, std::int16_t& reward) const;
    void begin(std::size_t at, int leader);
    void show(const Shown& shown, std::size_t at, int seat, std::uint32_t legal) const;
    std::uint32_t cards_of(std::uint32_t bits) const;

    // A set of one suit's bits by the caller's numbers: as a set, and listed in eight bytes.
    struct Listed {
        std::uint64_t list;
        std::uint32_t cards;
        std::uint32_t size;
    };

    Rules rules_;
    Shown shown_;
    int played_ = 32;
    std::vector<Row> rows_;
    Listed listed_[4][256];
};

}  // namespace rebelote
