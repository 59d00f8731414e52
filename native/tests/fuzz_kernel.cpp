// Any bytes at all as rules and position: refused by name, or answered without a contradiction.
//
// With clang and -fsanitize=fuzzer this is a fuzz target; elsewhere `fuzz_kernel N SEED` feeds it
// random bytes.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>

#include "rebelote/batch.hpp"
#include "rebelote/env.hpp"

using namespace rebelote;

namespace {

// Reads numbers from the bytes, zeros when they are used up.
struct Bytes {
    const std::uint8_t* data;
    std::size_t left;

    std::uint8_t next() {
        if (!left) return 0;
        --left;
        return *data++;
    }
    std::uint32_t word() {
        std::uint32_t made = 0;
        for (int at = 0; at < 4; ++at) made = made << 8 | next();
        return made;
    }
};

RulesGiven rules_from(Bytes& bytes) {
    RulesGiven given{};
    const std::uint8_t kind = bytes.next();
    for (int suit = 0; suit < 4; ++suit) {
        int order[8] = {0, 1, 2, 3, 4, 5, 6, 7};
        for (int at = 7; at > 0; --at) std::swap(order[at], order[bytes.next() % (at + 1)]);
        for (int low = 0; low < 8; ++low) {
            for (int high = low + 1; high < 8; ++high) {
                given.higher[8 * suit + order[low]] |= 1u << (8 * suit + order[high]);
            }
            given.points[8 * suit + order[low]] = bytes.next() % 16;
        }
    }
    // Now and then an order or a set that is none.
    if (kind % 16 == 15) given.higher[bytes.next() % 32] ^= bytes.word();
    if (kind % 16 == 14) given.points[bytes.next() % 32] = -1;
    if (kind % 8 < 4) given.ruffs = suit_mask(kind % 4);
    given.ranked_as_trump = kind % 16 == 13 ? bytes.word() : given.ruffs;
    if (kind % 8 == 5) given.ranked_as_trump = ~0u;
    const std::uint8_t duties = bytes.next();
    given.trump_rise = duties & 1;
    given.plain_rise = duties & 2;
    given.always_ruffs = duties & 4;
    given.cannot_overruff_goes_under = duties & 8;
    given.partner_cannot_rise_goes_under = duties & 16;
    given.last_trick = 10;
    given.capot = 90;
    return given;
}

Position position_from(Bytes& bytes) {
    Position position{};
    const int cards = 1 + bytes.next() % 8;
    int pack[32];
    for (int card = 0; card < 32; ++card) pack[card] = card;
    for (int at = 31; at > 0; --at) std::swap(pack[at], pack[bytes.next() % (at + 1)]);
    for (int at = 0; at < 4 * cards; ++at) position.hands[at % 4] |= 1u << pack[at];
    const std::uint8_t odd = bytes.next();
    if (odd % 16 == 15) position.hands[odd / 64] ^= bytes.word();
    position.leader = odd % 16 == 14 ? 7 : odd / 16 % 4;
    position.on_table = bytes.next() % 4;
    for (int at = 0; at < position.on_table; ++at) {
        const int seat = (position.leader + at) & 3;
        position.table[at] = static_cast<std::uint8_t>(bytes.next() % 40);
        if (position.table[at] < 32) position.hands[seat] &= ~(1u << position.table[at]);
    }
    position.may_capot[0] = odd & 32;
    position.may_capot[1] = odd & 64;
    return position;
}

void demand(bool holds) {
    if (!holds) std::abort();
}

// Any bytes as cards: refused, or played to the end of the deal.
void play_rows(const Rules& rules, Bytes bytes) {
    std::int8_t seat, count, choices[8], card, leader = 0;
    std::uint32_t legal;
    std::int16_t reward;
    PlayRows rows(rules, 1, {&seat, &legal, &count, choices, &reward});
    rows.draw(bytes.word(), 0, &leader, 1);
    for (int tries = 0; !rows.is_over() && tries < 200; ++tries) {
        card = static_cast<std::int8_t>(bytes.next());
        const bool may_be_played = card >= 0 && card < 32 && (legal >> card & 1);
        demand((rows.step(&card, 1) == 1) == may_be_played);
        if (rows.is_over()) break;
        rows.choose(&card, 1);
        demand(rows.step(&card, 1) == 1);
    }
    demand(rows.is_over() && !count);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes{data, size};
    Rules rules;
    if (make_rules(rules_from(bytes), rules)) return 0;
    play_rows(rules, bytes);
    const Position position = position_from(bytes);
    if (fault_of(rules, position)) return 0;
    Solver* const solver = own_solver(rules);
    const Limits limits{200'000, 0};
    Spent spent{};
    const Bounds bounds = kernel().value(solver, position, {}, limits, spent);
    demand(bounds.low <= bounds.high);
    if (spent.stop != Stop::none) return 0;
    const int value = bounds.low;
    demand(bounds.high == value);
    Bounds values[32];
    kernel().card_values(solver, position, {}, limits, spent, values);
    for (const Bounds& one : values) demand(one.low <= one.high);
    if (spent.stop != Stop::none) return 0;
    const bool is_first = !((position.leader + position.on_table) & 1);
    int best = NOT_LEGAL;
    for (const Bounds& of_card : values) {
        const int one = of_card.low;
        if (one == NOT_LEGAL) continue;
        if (best == NOT_LEGAL || (is_first ? one > best : one < best)) best = one;
    }
    demand(best == value);
    demand(kernel().reaches(solver, position, value, {0, 0}, spent) == 1);
    demand(kernel().reaches(solver, position, value + 1, {0, 0}, spent) == 0);
    std::int16_t played[4];
    kernel().playouts(rules, position, size, 4, played);
    return 0;
}

#ifndef REBELOTE_LIBFUZZER
int main(int count, char** arguments) {
    const long runs = count > 1 ? std::atol(arguments[1]) : 2000;
    std::mt19937_64 chance(count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1);
    std::uint8_t data[256];
    for (long run = 0; run < runs; ++run) {
        for (auto& byte : data) byte = static_cast<std::uint8_t>(chance());
        LLVMFuzzerTestOneInput(data, sizeof data);
    }
    std::printf("%ld runs\n", runs);
    return 0;
}
#endif
