// Random legal play to the end of a deal.
#include "chance.hpp"
#include "doors.hpp"

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace rebelote::REBELOTE_ISA {

namespace {

// The bit with this index among those of a set.
inline int bit_at(std::uint32_t set, int index) {
#ifdef __BMI2__
    return lowest(_pdep_u32(1u << index, set));
#else
    for (; index; --index) set &= set - 1;
    return lowest(set);
#endif
}

struct Trick {
    std::uint32_t hands[4];
    int led, best, winner, place, points;
};

inline void put(const Rules& rules, Trick& trick, int seat, int bit) {
    trick.hands[seat] &= ~(1u << bit);
    trick.points += rules.points[bit];
    if (!trick.place) trick.led = bit >> 3;
    if (!trick.place || beats(rules, bit, trick.best)) {
        trick.best = bit;
        trick.winner = seat;
    }
    ++trick.place;
}

int play_out(const Rules& rules, Trick trick, int seat, int taken, const bool may_capot[2],
             Chance& chance) {
    int total = taken;
    bool capot[2] = {may_capot[0], may_capot[1]};
    for (;;) {
        while (trick.place < 4) {
            const std::uint32_t hand = trick.hands[seat];
            const std::uint32_t cards =
                trick.place ? following(rules, hand, trick.led, trick.best,
                                        (trick.winner ^ seat) == 2)
                            : hand;
            int bit = lowest(cards);
            if (cards & (cards - 1)) {
                bit = bit_at(cards, chance.below(count(cards)));
            }
            put(rules, trick, seat, bit);
            seat = (seat + 1) & 3;
        }
        const int team = trick.winner & 1;
        if (!team) total += trick.points;
        capot[team ^ 1] = false;
        seat = trick.winner;
        trick.place = trick.points = 0;
        if (!trick.hands[seat]) break;
    }
    if (!(seat & 1)) total += rules.last_trick;
    if (capot[0]) return total + rules.capot;
    return capot[1] ? -rules.capot : total;
}

}  // namespace

void playouts(const Rules& rules, const Position& position, std::uint64_t seed, std::size_t number,
              std::int16_t* points) {
    Trick trick{};
    for (int seat = 0; seat < 4; ++seat) {
        for (std::uint32_t rest = position.hands[seat]; rest; rest &= rest - 1) {
            trick.hands[seat] |= 1u << rules.to_bit[lowest(rest)];
        }
    }
    int seat = position.leader;
    for (int at = 0; at < position.on_table; ++at, seat = (seat + 1) & 3) {
        put(rules, trick, seat, rules.to_bit[position.table[at]]);
    }
    Chance chance{seed};
    for (std::size_t at = 0; at < number; ++at) {
        points[at] = static_cast<std::int16_t>(
            play_out(rules, trick, seat, position.taken, position.may_capot, chance));
    }
}

}  // namespace rebelote::REBELOTE_ISA
