// What the kernel calls sure without a search, against a plain minimax: every deal of twelve cards in
// which trumps, plain suits and duties meet, and endings of up to six cards each in which the partner
// may hold trumps alone and have to ruff his own side's trick, which takes the lead from it.
//
//     check_bounds [every] [seed]
//
// looks at one deal in `every`. Exits 1 and prints the first bounds that are wrong.
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "plain.hpp"
#include "search.hpp"

using namespace rebelote;

namespace {

// The usual points and order of one trump suit (the first), with duties by the bits of a number.
RulesGiven usual_rules(int duties) {
    const int trump_points[8] = {0, 0, 3, 4, 10, 11, 14, 20};
    const int plain_points[8] = {0, 0, 0, 2, 3, 4, 10, 11};
    RulesGiven given{};
    for (int card = 0; card < 32; ++card) {
        given.higher[card] = above(card);
        given.points[card] = (card < 8 ? trump_points : plain_points)[card & 7];
    }
    given.ruffs = given.ranked_as_trump = suit_mask(0);
    given.trump_rise = duties & 1;
    given.plain_rise = duties & 2;
    given.always_ruffs = duties & 4;
    given.cannot_overruff_goes_under = duties & 8;
    given.partner_cannot_rise_goes_under = duties & 16;
    given.last_trick = 10;
    return given;
}

// Whether team 0 takes at least so many of the points left, whatever the others play.
bool reaches(const Plain& plain, const Position& position, int left, int need) {
    if (need <= 0) return true;
    if (need > left) return false;
    const int seat = (position.leader + position.on_table) & 3;
    const std::uint32_t cards = plain.legal(position, seat);
    for (int card = 0; card < 32; ++card) {
        if (!(cards >> card & 1)) continue;
        Position after = position;
        const int gained = plain.play(after, seat, card);
        int still = left;
        if (!after.on_table) {
            still = after.hands[0] ? plain.rules.last_trick : 0;
            for (int other = 0; other < 32; ++other) {
                for (const std::uint32_t hand : after.hands) {
                    if (hand >> other & 1) still += plain.rules.points[other];
                }
            }
        }
        if (reaches(plain, after, still, need - gained) != (seat & 1)) return !(seat & 1);
    }
    return seat & 1;
}

struct Check {
    portable::Meter meter;
    portable::Search search{4, meter};
    RulesGiven given{};
    Rules rules{};
    long looked = 0, cashed = 0, ruffing = 0;
    int faults = 0;

    void take(const RulesGiven& other) {
        given = other;
        if (make_rules(given, rules)) std::abort();
        search.set_rules(rules, {});
    }

    // Seat 0 leads. In these games cards and bits are the same where the order is the usual one.
    void look(const std::uint32_t* hands) {
        Position position{};
        int left = rules.last_trick;
        for (int seat = 0; seat < 4; ++seat) {
            position.hands[seat] = hands[seat];
            search.hand[seat] = 0;
            for (int card = 0; card < 32; ++card) {
                if (!(hands[seat] >> card & 1)) continue;
                search.hand[seat] |= 1u << rules.to_bit[card];
                left += given.points[card];
            }
        }
        int low = 0, high = left;
        search.bound(0, left, low, high);
        ++looked;
        if (low == 0 && high == left) return;
        cashed += low > 0;
        ruffing += low > 0 && !(hands[2] & ~given.ruffs);
        const Plain plain{given};
        if (reaches(plain, position, left, low) && !reaches(plain, position, left, high + 1)) return;
        if (++faults > 5) return;
        std::printf("not within %d to %d; ruffs %08x duties %d%d%d%d%d hands", low,
                    high, given.ruffs, given.trump_rise, given.plain_rise, given.always_ruffs,
                    given.cannot_overruff_goes_under, given.partner_cannot_rise_goes_under);
        for (int seat = 0; seat < 4; ++seat) std::printf(" %08x", hands[seat]);
        std::printf("\n");
    }
};

// Every way to give each seat three of twelve cards; one in `every`, the duties in turn.
void look_at_all(Check& check, const int* cards, long every, long first) {
    int owners[12] = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3};
    long number = 0;
    do {
        if ((number++ + first) % every) continue;
        // All duties where every deal is looked at, otherwise one after another.
        const int duties = every == 1 ? 32 : 1;
        for (int at = 0; at < duties; ++at) {
            check.take(usual_rules(every == 1 ? at : static_cast<int>(number / every % 32)));
            std::uint32_t hands[4] = {};
            for (int card = 0; card < 12; ++card) hands[owners[card]] |= 1u << cards[card];
            check.look(hands);
        }
    } while (std::next_permutation(owners, owners + 12));
}

// Endings in games of any order and duties. The leader holds high plain cards and the partner trumps
// alone, as far as there are enough of them, so that he may have to ruff and give up the lead.
void look_at_some(Check& check, Chance& chance, long number) {
    for (long at = 0; at < number; ++at) {
        RulesGiven given = random_rules(chance);
        given.capot = 0;
        check.take(given);
        const int size = 2 + below(chance, 5);
        std::uint32_t pack = ~0u, hands[4] = {};
        const auto draw = [&](std::uint32_t wanted) {
            const std::uint32_t among = pack & wanted ? pack & wanted : pack;
            std::uint32_t card;
            do card = 1u << below(chance, 32);
            while (!(among & card));
            pack ^= card;
            return card;
        };
        const bool is_rich = chance() & 1;
        std::uint32_t high = 0;
        for (int card = 0; card < 32; ++card) {
            if (__builtin_popcount(given.higher[card]) < 4) high |= 1u << card;
        }
        const std::uint32_t suit = suit_mask(below(chance, 4));
        for (int card = 0; card < size; ++card) {
            hands[2] |= draw(is_rich ? given.ruffs & ~high : ~0u);
            hands[0] |= draw(is_rich ? high & (card & 3 ? suit : ~given.ruffs) : ~0u);
            hands[1] |= draw(is_rich ? card & 1 ? suit : given.ruffs & high : ~0u);
            hands[3] |= draw(is_rich && card & 1 ? suit : ~0u);
        }
        check.look(hands);
    }
}

}  // namespace

int main(int count, char** arguments) {
    const long every = count > 1 ? std::atol(arguments[1]) : 101;
    Chance chance(count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1);
    Check check;
    // Few trumps and long plain suits, then many trumps; with high cards missing in between.
    const int families[3][12] = {{0, 4, 6, 7, 8, 11, 14, 15, 16, 18, 22, 23},
                                 {1, 3, 4, 5, 6, 7, 9, 12, 14, 15, 22, 23},
                                 {2, 3, 7, 9, 10, 13, 14, 15, 17, 20, 21, 31}};
    for (const auto& cards : families) look_at_all(check, cards, every, below(chance, 1000));
    look_at_some(check, chance, 1'000'000 / every);
    std::printf("bounds: 1 in %ld, %ld leads, %ld with sure points (%ld with a partner of "
                "trumps alone), %d faults\n",
                every, check.looked, check.cashed, check.ruffing, check.faults);
    return check.faults || !check.ruffing ? 1 : 0;
}
