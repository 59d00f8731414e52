// What the kernel knows of a game: an order and a value of the 32 cards, and the duties of
// following. All of it is given by the caller; no variant is known here.
//
// Inside the kernel a card is a bit 8 * suit + strength, strength 0 being the weakest of its suit,
// so that "beats" is a comparison of numbers. `to_bit` and `to_card` translate at the border.
#pragma once

#include <cstdint>

#ifndef REBELOTE_ISA
#define REBELOTE_ISA portable
#endif

namespace rebelote {

constexpr int NO_TRUMP_SUIT = -1;

struct Rules {
    // Another number for each rules made, by which a solver knows those it has already.
    std::uint64_t id;
    std::uint8_t to_bit[32];
    std::uint8_t to_card[32];
    // Points of each bit, and their sum over every set of one suit.
    std::int16_t points[32];
    std::int16_t sum[4][256];
    // The suit that beats the others, or NO_TRUMP_SUIT; its cards.
    std::int32_t trump;
    std::uint32_t trumps;
    // The suits in trump order, whole bytes.
    std::uint32_t ranked_as_trump;
    bool trump_rise;
    bool plain_rise;
    bool always_ruffs;
    bool cannot_overruff_goes_under;
    bool partner_cannot_rise_goes_under;
    // Whether a stronger card of a suit never counts less, on which some bounds rest.
    bool is_monotone;
    std::int16_t last_trick;
    std::int16_t capot;
};

// As given by the caller: sets and points by card number, `ruffs` the cards that beat other suits.
struct RulesGiven {
    std::uint32_t higher[32];
    std::int32_t points[32];
    std::uint32_t ruffs;
    std::uint32_t ranked_as_trump;
    bool trump_rise, plain_rise, always_ruffs;
    bool cannot_overruff_goes_under, partner_cannot_rise_goes_under;
    std::int32_t last_trick, capot;
};

// Returns nullptr, or what is wrong with the rules given.
const char* make_rules(const RulesGiven& given, Rules& made);

// The same game in which every card counts one and nothing else counts: who takes all the cards
// takes all the tricks.
Rules sweep_rules(const Rules& rules);

inline std::uint32_t suit_mask(int suit) { return 0xFFu << (8 * suit); }
// The bits above this one within its suit.
inline std::uint32_t above(int bit) {
    return suit_mask(bit >> 3) & ~((2u << bit) - 1u);
}

}  // namespace rebelote

namespace rebelote::REBELOTE_ISA {

inline int count(std::uint32_t set) { return __builtin_popcount(set); }
inline int lowest(std::uint32_t set) { return __builtin_ctz(set); }
inline int highest(std::uint32_t set) { return 31 - __builtin_clz(set); }

inline int points_of(const Rules& rules, std::uint32_t set) {
    return rules.sum[0][set & 255] + rules.sum[1][set >> 8 & 255] +
           rules.sum[2][set >> 16 & 255] + rules.sum[3][set >> 24];
}

// Whether a card beats the best one on the table.
inline bool beats(const Rules& rules, int bit, int best) {
    if (bit >> 3 == best >> 3) return bit > best;
    return bit >> 3 == rules.trump;
}

// The duties of a void player who holds trumps on a trick already ruffed.
inline std::uint32_t over(const Rules& rules, std::uint32_t hand, std::uint32_t trumps, int best,
                          bool partner_wins) {
    const std::uint32_t higher = trumps & above(best);
    if (rules.always_ruffs) return higher ? higher : trumps;
    if (partner_wins) {
        return !higher && rules.partner_cannot_rise_goes_under ? trumps : hand;
    }
    if (higher) return higher;
    return rules.cannot_overruff_goes_under ? trumps : hand;
}

// The cards of a hand that may follow when `led` (a suit) was led and `best` wins so far.
inline std::uint32_t following(const Rules& rules, std::uint32_t hand, int led, int best,
                               bool partner_wins) {
    const std::uint32_t followers = hand & suit_mask(led);
    if (followers) {
        // Once the trick is ruffed no card of the suit led can win it: nothing is left to beat.
        if (best >> 3 != led) return followers;
        const bool is_trump = rules.ranked_as_trump >> (8 * led) & 1;
        const bool rises = is_trump ? rules.trump_rise
                                    : rules.plain_rise && rules.trump != NO_TRUMP_SUIT;
        const std::uint32_t higher = rises ? followers & above(best) : 0;
        return higher ? higher : followers;
    }
    const std::uint32_t trumps = hand & rules.trumps;
    if (!trumps) return hand;
    if (best >> 3 != rules.trump) {
        return partner_wins && !rules.always_ruffs ? hand : trumps;
    }
    return over(rules, hand, trumps, best, partner_wins);
}

}  // namespace rebelote::REBELOTE_ISA
