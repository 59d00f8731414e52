// The rules of following and counting once more, plainly, and games to try them on: what the kernel's
// checks compare with.
#pragma once

#include <cstring>
#include <random>
#include <utility>

#include "rebelote/position.hpp"
#include "rebelote/rules.hpp"

namespace rebelote {

using Chance = std::mt19937_64;

inline int below(Chance& chance, int number) {
    return static_cast<int>(chance() % static_cast<unsigned>(number));
}

// A game with random points in a random order, and random duties: the kernel may know nothing more.
inline RulesGiven random_rules(Chance& chance) {
    RulesGiven given{};
    const int strain = below(chance, 6);
    const bool is_usual = below(chance, 4) != 0;
    const int trump_points[8] = {0, 0, 3, 4, 10, 11, 14, 20};
    const int plain_points[8] = {0, 0, 0, 2, 3, 4, 10, 11};
    for (int suit = 0; suit < 4; ++suit) {
        const bool is_trump = suit == strain || strain == 5;
        int order[8] = {0, 1, 2, 3, 4, 5, 6, 7};
        for (int at = 7; at > 0; --at) std::swap(order[at], order[below(chance, at + 1)]);
        for (int strength = 0; strength < 8; ++strength) {
            const int card = 8 * suit + order[strength];
            for (int above = strength + 1; above < 8; ++above) {
                given.higher[card] |= 1u << (8 * suit + order[above]);
            }
            given.points[card] = is_trump ? trump_points[strength] : plain_points[strength];
            if (!is_usual) given.points[card] = below(chance, 12);
        }
        if (is_trump) given.ranked_as_trump |= suit_mask(suit);
    }
    if (strain < 4) given.ruffs = suit_mask(strain);
    given.trump_rise = chance() & 1;
    given.plain_rise = chance() & 1;
    given.always_ruffs = chance() & 1;
    given.cannot_overruff_goes_under = chance() & 1;
    given.partner_cannot_rise_goes_under = chance() & 1;
    given.last_trick = 10;
    given.capot = below(chance, 2) * 90;
    return given;
}

struct Plain {
    const RulesGiven& rules;

    bool is_above(int card, int other) const { return rules.higher[other] >> card & 1; }
    bool is_ruff(int card) const { return rules.ruffs >> card & 1; }

    bool beats(int card, int best) const {
        return is_above(card, best) || (is_ruff(card) && !is_ruff(best));
    }

    int winner_at(const Position& position) const {
        int best = 0;
        for (int at = 1; at < position.on_table; ++at) {
            if (beats(position.table[at], position.table[best])) best = at;
        }
        return best;
    }

    // Written duty by duty, from the articles on following.
    std::uint32_t legal(const Position& position, int seat) const {
        const std::uint32_t hand = position.hands[seat];
        if (!position.on_table) return hand;
        const int at = winner_at(position), best = position.table[at];
        const bool partner_wins = ((position.leader + at) & 3) == (seat ^ 2);
        const std::uint32_t led = suit_mask(position.table[0] >> 3);
        const std::uint32_t higher = hand & rules.higher[best];
        if (hand & led) {
            bool rises = false;
            if (led & rules.ranked_as_trump) rises = rules.trump_rise;
            else if (rules.plain_rise && rules.ruffs) rises = led >> best & 1;
            if (rises && hand & led & higher) return hand & led & higher;
            return hand & led;
        }
        const std::uint32_t trumps = hand & rules.ruffs;
        if (!trumps) return hand;
        if (!is_ruff(best)) return partner_wins && !rules.always_ruffs ? hand : trumps;
        if (rules.always_ruffs) return trumps & higher ? trumps & higher : trumps;
        if (partner_wins) {
            const bool under = !(trumps & higher) && rules.partner_cannot_rise_goes_under;
            return under ? trumps : hand;
        }
        if (trumps & higher) return trumps & higher;
        return rules.cannot_overruff_goes_under ? trumps : hand;
    }

    // Plays a card; returns what team 0 gains at once. `capot` is settled with the last card.
    int play(Position& position, int seat, int card) const {
        position.hands[seat] &= ~(1u << card);
        std::uint8_t table[4];
        std::memcpy(table, position.table, 3);
        table[position.on_table] = static_cast<std::uint8_t>(card);
        if (position.on_table < 3) {
            position.table[position.on_table++] = static_cast<std::uint8_t>(card);
            return 0;
        }
        int best = 0, points = 0;
        for (int at = 0; at < 4; ++at) {
            points += rules.points[table[at]];
            if (at && beats(table[at], table[best])) best = at;
        }
        const int winner = (position.leader + best) & 3;
        position.leader = winner;
        position.on_table = 0;
        position.may_capot[1 - (winner & 1)] = false;
        const bool is_last = !position.hands[winner];
        if (is_last) points += rules.last_trick;
        int gained = winner & 1 ? 0 : points;
        if (is_last && position.may_capot[0]) gained += rules.capot;
        if (is_last && position.may_capot[1]) gained -= rules.capot;
        return gained;
    }

    int value(const Position& position) const {
        const int seat = (position.leader + position.on_table) & 3;
        if (!position.hands[seat]) return 0;
        const std::uint32_t cards = legal(position, seat);
        int best = seat & 1 ? 10000 : -10000;
        for (int card = 0; card < 32; ++card) {
            if (!(cards >> card & 1)) continue;
            Position after = position;
            const int gained = play(after, seat, card);
            const int found = gained + value(after);
            if (seat & 1 ? found < best : found > best) best = found;
        }
        return best;
    }
};

}  // namespace rebelote
