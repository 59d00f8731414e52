#include "rebelote/rules.hpp"

#include <atomic>

namespace rebelote {

namespace {

void add_sums(Rules& rules) {
    for (int suit = 0; suit < 4; ++suit) {
        for (int set = 0; set < 256; ++set) {
            int total = 0;
            for (int rank = 0; rank < 8; ++rank) {
                if (set >> rank & 1) total += rules.points[8 * suit + rank];
            }
            rules.sum[suit][set] = static_cast<std::int16_t>(total);
        }
    }
}

bool is_whole_suits(std::uint32_t cards) {
    for (int suit = 0; suit < 4; ++suit) {
        const std::uint32_t part = cards & suit_mask(suit);
        if (part && part != suit_mask(suit)) return false;
    }
    return true;
}

}  // namespace

const char* make_rules(const RulesGiven& given, Rules& made) {
    std::uint32_t placed = 0;
    int total = given.last_trick;
    if (given.last_trick < 0 || given.capot < 0 || given.capot > 1000) return "bonus";
    for (int card = 0; card < 32; ++card) {
        const int suit = card >> 3;
        if (given.higher[card] & ~suit_mask(suit)) return "order";
        const int strength = 7 - __builtin_popcount(given.higher[card]);
        const int bit = 8 * suit + strength;
        if (strength < 0 || placed >> bit & 1) return "order";
        placed |= 1u << bit;
        made.to_bit[card] = static_cast<std::uint8_t>(bit);
        made.to_card[bit] = static_cast<std::uint8_t>(card);
        if (given.points[card] < 0 || given.points[card] > 255) return "points";
        made.points[bit] = static_cast<std::int16_t>(given.points[card]);
        total += given.points[card];
    }
    // The transposition table keeps bounds in nine bits.
    if (total > 511) return "points";
    if (!is_whole_suits(given.ruffs) || !is_whole_suits(given.ranked_as_trump)) return "trumps";
    if (given.ruffs && __builtin_popcount(given.ruffs) != 8) return "trumps";
    made.trumps = given.ruffs;
    made.trump = given.ruffs ? (31 - __builtin_clz(given.ruffs)) >> 3 : NO_TRUMP_SUIT;
    made.ranked_as_trump = given.ranked_as_trump;
    made.trump_rise = given.trump_rise;
    made.plain_rise = given.plain_rise;
    made.always_ruffs = given.always_ruffs;
    made.cannot_overruff_goes_under = given.cannot_overruff_goes_under;
    made.partner_cannot_rise_goes_under = given.partner_cannot_rise_goes_under;
    made.last_trick = static_cast<std::int16_t>(given.last_trick);
    made.capot = static_cast<std::int16_t>(given.capot);
    made.is_monotone = true;
    for (int bit = 1; bit < 32; ++bit) {
        if (bit & 7 && made.points[bit] < made.points[bit - 1]) made.is_monotone = false;
    }
    add_sums(made);
    static std::atomic<std::uint64_t> last_id{0};
    made.id = ++last_id;
    return nullptr;
}

Rules sweep_rules(const Rules& rules) {
    Rules made = rules;
    for (auto& points : made.points) points = 1;
    made.last_trick = 0;
    made.capot = 0;
    made.is_monotone = true;
    add_sums(made);
    return made;
}

}  // namespace rebelote
