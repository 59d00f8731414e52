// What is sure without a search: the last trick, and the tricks that a leader can cash.
#include "search.hpp"

#include <algorithm>

namespace rebelote::REBELOTE_ISA {

using std::max, std::min;

int Search::last_trick(int seat, int left) const {
    int best = lowest(hand[seat]), winner = seat;
    for (int step = 1; step < 4; ++step) {
        const int other = (seat + step) & 3, bit = lowest(hand[other]);
        if (beats(rules_, bit, best)) {
            best = bit;
            winner = other;
        }
    }
    return (winner ^ seat) & 1 ? 0 : left;
}

int Search::cheapest(std::uint32_t set, int number) const {
    int total = 0;
    for (; set && number > 0; --number) {
        total += rules_.points[lowest(set)];
        set &= set - 1;
    }
    return total;
}

int Search::dearest(std::uint32_t set, int number) const {
    int total = 0;
    for (; set && number > 0; --number) {
        const int bit = highest(set);
        total += rules_.points[bit];
        set ^= 1u << bit;
    }
    return total;
}

// A lower bound: the leader plays from the top for as long as nobody can beat him or ruff.
//
// Trumps come first. A plain round is counted only while each opponent who may still hold a trump
// must follow suit, and while a partner who may still hold one has another card to give. Why this
// is sure is written down in docs/explanation/solver.md.
int Search::cashed(int seat, int left) const {
    const std::uint32_t mine = hand[seat], partner = hand[seat ^ 2];
    const std::uint32_t next = hand[(seat + 1) & 3], last = hand[(seat + 3) & 3];
    const std::uint32_t others = partner | next | last;
    int rounds = 0, total = 0;
    // Cards an opponent may have thrown away before a suit is led: of those he need not follow.
    int thrown_next = 0, thrown_last = 0;
    bool next_ruffs = false, last_ruffs = false, partner_ruffs = false;
    int partner_spare = 8;
    const auto cash = [&](std::uint32_t suit, int limit) {
        const std::uint32_t own = mine & suit, against = others & suit;
        if (!own || limit <= 0) return 0;
        const int longest =
            max(count(next & suit), max(count(last & suit), count(partner & suit)));
        const std::uint32_t top = against ? own & above(highest(against)) : own;
        int number = count(top);
        if (number >= longest) number = count(own);
        number = min(number, limit);
        if (!number) return 0;
        rounds += number;
        total += dearest(own, number);
        if (rules_.is_monotone) {
            const int follow_next = max(0, count(next & suit) - thrown_next);
            const int follow_last = max(0, count(last & suit) - thrown_last);
            total += cheapest(next & suit, min(number, follow_next));
            total += cheapest(last & suit, min(number, follow_last));
            total += dearest(partner & suit, number);
        }
        thrown_next += max(0, number - count(next & suit));
        thrown_last += max(0, number - count(last & suit));
        return number;
    };
    if (rules_.trumps) {
        const int number = cash(rules_.trumps, 8);
        next_ruffs = count(next & rules_.trumps) > number;
        last_ruffs = count(last & rules_.trumps) > number;
        partner_ruffs = count(partner & rules_.trumps) > number;
        if (partner_ruffs) partner_spare = count(partner & ~rules_.trumps);
    }
    for (int index = 0; index < 4; ++index) {
        if (index == rules_.trump) continue;
        const std::uint32_t suit = suit_mask(index);
        if (!(mine & suit)) continue;
        int limit = partner_spare;
        if (next_ruffs) limit = min(limit, count(next & suit));
        if (last_ruffs) limit = min(limit, count(last & suit));
        if (partner_ruffs && rules_.always_ruffs) limit = min(limit, count(partner & suit));
        partner_spare -= cash(suit, limit);
        if (!partner_ruffs) partner_spare = 8;
    }
    return rounds == count(mine) ? left : total;
}

void Search::bound(int seat, int left, int& low, int& high) const {
    low = max(low, cashed(seat, left));
    if (!rules_.trumps) return;
    // The highest trumps, where one side holds them all, fall on tricks of that side.
    const std::uint32_t ours = (hand[seat] | hand[seat ^ 2]) & rules_.trumps;
    const std::uint32_t theirs = (hand[(seat + 1) & 3] | hand[(seat + 3) & 3]) & rules_.trumps;
    const std::uint32_t ours_top = theirs ? ours & above(highest(theirs)) : ours;
    const std::uint32_t theirs_top = ours ? theirs & above(highest(ours)) : theirs;
    low = max(low, points_of(rules_, ours_top));
    high = min(high, left - points_of(rules_, theirs_top));
}

}  // namespace rebelote::REBELOTE_ISA
