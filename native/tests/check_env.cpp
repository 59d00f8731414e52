// Whole deals played in rows against a plain referee, under games drawn by chance.
//
//     check_env [games] [seed]
//
// Exits 1 and prints what differs.
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

#include "rebelote/env.hpp"

#include "plain.hpp"

using namespace rebelote;

namespace {

constexpr std::size_t ROWS = 1100;

struct Arrays {
    std::vector<std::int8_t> seats, counts, choices, cards, leaders, table, tricks, tables;
    std::vector<std::uint32_t> legal, hands;
    std::vector<std::int16_t> rewards, points, taken;
    std::vector<std::uint8_t> planes, teams;

    explicit Arrays(std::size_t size)
        : seats(size), counts(size), choices(8 * size), cards(size), leaders(size), table(3 * size),
          tricks(2 * size), tables(3 * size), legal(size), hands(4 * size), rewards(size),
          points(2 * size), taken(size), planes(32 * PLANES * size), teams(size) {}
    Shown shown() {
        return {seats.data(), legal.data(), counts.data(), choices.data(), rewards.data()};
    }
    Seen seen() { return {planes.data(), table.data(), points.data(), tricks.data()}; }
    Whole whole() {
        return {hands.data(), leaders.data(), tables.data(), taken.data(), teams.data()};
    }
};

int faults = 0;

void demand(bool holds, const char* what, std::size_t row) {
    if (holds || ++faults > 10) return;
    std::printf("row %zu: %s\n", row, what);
}

std::uint32_t set_of(const std::uint8_t* plane) {
    std::uint32_t set = 0;
    for (int card = 0; card < 32; ++card) set |= static_cast<std::uint32_t>(plane[card]) << card;
    return set;
}

// A row as the referee keeps it: the position, and who has played what in earlier tricks.
struct Kept {
    Position position;
    std::uint32_t gone[4];
    int reward;

    int seat() const { return (position.leader + position.on_table) & 3; }
};

void compare(Arrays& arrays, const Plain& plain, const Kept& kept, std::size_t row) {
    const Position& position = kept.position;
    const int seat = kept.seat();
    const std::uint32_t legal = plain.legal(position, seat);
    demand(arrays.seats[row] == seat, "seat", row);
    demand(arrays.legal[row] == legal, "legal", row);
    std::uint32_t listed = 0;
    for (int at = 0; at < arrays.counts[row]; ++at) listed |= 1u << arrays.choices[8 * row + at];
    demand(listed == legal && arrays.counts[row] == __builtin_popcount(legal), "choices", row);
    demand(legal >> arrays.cards[row] & 1, "a card chosen by chance", row);
    for (int one = 0; one < 4; ++one) {
        demand(arrays.hands[4 * row + one] == position.hands[one], "hands", row);
    }
    demand(arrays.taken[row] == position.taken, "taken", row);
    const std::uint8_t* const planes = arrays.planes.data() + 32 * PLANES * row;
    demand(set_of(planes) == position.hands[seat], "own hand", row);
    demand(set_of(planes + 32) == legal, "legal plane", row);
    for (int step = 0; step < 4; ++step) {
        demand(set_of(planes + 32 * (2 + step)) == kept.gone[(seat + step) & 3], "gone", row);
    }
    for (int step = 1; step < 4; ++step) {
        const int place = (seat + step - position.leader) & 3;
        const bool lies = place < position.on_table;
        const std::uint32_t card = lies ? 1u << position.table[place] : 0;
        demand(set_of(planes + 32 * (5 + step)) == card, "table plane", row);
        demand(!lies || arrays.table[3 * row + place] == position.table[place], "table", row);
    }
}

void play(const Plain& plain, Kept& kept, int card) {
    Position& position = kept.position;
    const int seat = kept.seat(), leader = position.leader, on_table = position.on_table;
    std::uint8_t table[3];
    std::memcpy(table, position.table, 3);
    position.taken += plain.play(position, seat, card);
    if (position.on_table) return;
    for (int at = 0; at < on_table; ++at) kept.gone[(leader + at) & 3] |= 1u << table[at];
    kept.gone[seat] |= 1u << card;
}

// One deal in every row, the same with one thread and with three.
void check_deals(const RulesGiven& given, Chance& chance) {
    Rules rules;
    if (make_rules(given, rules)) std::abort();
    const Plain plain{given};
    Arrays arrays(ROWS), others(ROWS);
    PlayRows rows(rules, ROWS, arrays.shown()), twin(rules, ROWS, others.shown());
    for (auto& leader : arrays.leaders) leader = static_cast<std::int8_t>(below(chance, 4));
    const std::uint64_t seed = chance(), number = chance() % 100;
    const std::vector<std::int8_t> leaders = arrays.leaders;
    rows.draw(seed, number, leaders.data(), 1);
    twin.draw(seed, number, leaders.data(), 3);
    rows.tell(arrays.whole());
    std::vector<Kept> kept(ROWS);
    for (std::size_t row = 0; row < ROWS; ++row) {
        Position& position = kept[row].position;
        std::uint32_t all = 0;
        for (int seat = 0; seat < 4; ++seat) {
            position.hands[seat] = arrays.hands[4 * row + seat];
            demand(__builtin_popcount(position.hands[seat]) == 8, "eight cards", row);
            all |= position.hands[seat];
        }
        demand(all == ~0u, "32 cards", row);
        position.leader = leaders[row];
        position.may_capot[0] = position.may_capot[1] = true;
    }
    for (int card = 0; card < 32; ++card) {
        rows.choose(arrays.cards.data(), 1);
        twin.choose(others.cards.data(), 3);
        rows.observe(arrays.seen(), 2);
        rows.tell(arrays.whole());
        demand(arrays.cards == others.cards && arrays.legal == others.legal, "threads", 0);
        for (std::size_t row = 0; row < ROWS; ++row) {
            compare(arrays, plain, kept[row], row);
            play(plain, kept[row], arrays.cards[row]);
        }
        demand(rows.step(arrays.cards.data(), 1) == ROWS, "a legal step", 0);
        demand(twin.step(others.cards.data(), 3) == ROWS, "a legal step", 1);
    }
    int total = given.last_trick;
    for (const int points : given.points) total += points;
    for (std::size_t row = 0; row < ROWS; ++row) {
        // `taken` is a value: with the capot of either team, of which team 1's is below zero.
        const Position& end = kept[row].position;
        int reward = 2 * end.taken - total;
        if (end.may_capot[0]) reward = total + given.capot;
        if (end.may_capot[1]) reward = -total - given.capot;
        demand(arrays.rewards[row] == reward, "reward", row);
        demand(arrays.counts[row] == 0, "the end", row);
    }
    demand(rows.is_over(), "over", 0);
}

// What is refused leaves every row as it was.
void check_refusals(const RulesGiven& given, Chance& chance) {
    Rules rules;
    if (make_rules(given, rules)) std::abort();
    Arrays arrays(ROWS);
    PlayRows rows(rules, ROWS, arrays.shown());
    std::vector<std::int8_t> leaders(ROWS);
    rows.draw(chance(), 0, leaders.data(), 1);
    for (int card = 0; card < 32; ++card) {
        rows.choose(arrays.cards.data(), 1);
        const std::size_t at = chance() % ROWS;
        const std::int8_t chosen = arrays.cards[at];
        for (int wrong = -128; wrong < 128; wrong += 1 + below(chance, 9)) {
            if (wrong >= 0 && wrong < 32 && arrays.legal[at] >> wrong & 1) continue;
            const std::vector<std::uint32_t> before = arrays.legal;
            arrays.cards[at] = static_cast<std::int8_t>(wrong);
            demand(rows.step(arrays.cards.data(), 1) == at, "an illegal card", at);
            demand(arrays.legal == before, "nothing changed", at);
        }
        arrays.cards[at] = chosen;
        demand(rows.step(arrays.cards.data(), 1) == ROWS, "the legal card", at);
    }
    std::vector<std::uint32_t> hands(4 * ROWS);
    for (std::size_t row = 0; row < ROWS; ++row) {
        for (int seat = 0; seat < 4; ++seat) hands[4 * row + seat] = 0xFFu << (8 * seat);
    }
    demand(rows.take(hands.data(), leaders.data()) == ROWS, "hands given", 0);
    const std::size_t at = chance() % ROWS;
    hands[4 * at + 1] ^= 1u << below(chance, 32);
    demand(rows.take(hands.data(), leaders.data()) == at, "wrong hands", at);
}

}  // namespace

int main(int count, char** arguments) {
    const int games = count > 1 ? std::atoi(arguments[1]) : 200;
    Chance chance(count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1);
    for (int game = 0; game < games && !faults; ++game) {
        const RulesGiven given = random_rules(chance);
        check_deals(given, chance);
        check_refusals(given, chance);
    }
    std::printf("%d games of %zu deals, %d faults\n", games, ROWS, faults);
    return faults ? 1 : 0;
}
