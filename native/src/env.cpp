#include "rebelote/env.hpp"

#include <algorithm>
#include <cstring>

#include "chance.hpp"
#include "crew.hpp"

namespace rebelote {

namespace {

using portable::beats;
using portable::count;
using portable::following;
using portable::lowest;

// Fewer rows than this are not worth a thread.
constexpr std::size_t LEAST_ROWS = 512;
constexpr int HAND = 8;

// Calls `work(from, to)` for parts of the rows, each in a thread.
template <typename Work>
void share(std::size_t size, int threads, Work work) {
    const std::size_t most = 1 + size / LEAST_ROWS;
    const std::size_t number = std::clamp<std::size_t>(threads_of(threads), 1, most);
    const std::size_t part = (size + number - 1) / number;
    Crew crew;
    for (std::size_t from = part; from < size; from += part) {
        const std::size_t to = std::min(size, from + part);
        if (!crew.add(work, from, to)) work(from, to);
    }
    work(0, std::min(size, part));
}

void deal_cards(Chance chance, std::uint32_t hands[4]) {
    std::uint8_t pack[32];
    for (int at = 0; at < 32; ++at) pack[at] = static_cast<std::uint8_t>(at);
    std::uint32_t left = ~0u;
    for (int seat = 0, size = 32; seat < 3; ++seat) {
        std::uint32_t hand = 0;
        for (int card = 0; card < HAND; ++card, --size) {
            const int at = chance.below(size);
            hand |= 1u << pack[at];
            pack[at] = pack[size - 1];
        }
        hands[seat] = hand;
        left ^= hand;
    }
    hands[3] = left;
}

void put_plane(std::uint8_t* plane, std::uint32_t cards) {
    for (; cards; cards &= cards - 1) plane[lowest(cards)] = 1;
}

}  // namespace

PlayRows::PlayRows(const Rules& rules, std::size_t size, const Shown& shown)
    : rules_(rules), shown_(shown), rows_(size) {
    for (int suit = 0; suit < 4; ++suit) {
        for (std::uint32_t set = 0; set < 256; ++set) {
            Listed& listed = listed_[suit][set];
            listed = {0, 0, static_cast<std::uint32_t>(count(set))};
            for (std::uint32_t rest = set; rest; rest &= rest - 1) {
                listed.cards |= 1u << rules.to_card[8 * suit + lowest(rest)];
            }
            std::uint32_t rest = listed.cards;
            for (int at = 0; rest; rest &= rest - 1, ++at) {
                listed.list |= static_cast<std::uint64_t>(lowest(rest)) << (8 * at);
            }
        }
    }
}

std::uint32_t PlayRows::cards_of(std::uint32_t bits) const {
    return listed_[0][bits & 255].cards | listed_[1][bits >> 8 & 255].cards |
           listed_[2][bits >> 16 & 255].cards | listed_[3][bits >> 24].cards;
}

inline void PlayRows::show(const Shown& shown, std::size_t at, int seat,
                           std::uint32_t legal) const {
    std::uint64_t list = 0;
    std::uint32_t size = 0, cards = 0;
    for (int suit = 0; suit < 4; ++suit) {
        const Listed& listed = listed_[suit][legal >> (8 * suit) & 255];
        // In two halves, as a whole word cannot be shifted by its own width.
        list |= listed.list << (4 * size) << (4 * size);
        cards |= listed.cards;
        size += listed.size;
    }
    shown.seats[at] = static_cast<std::int8_t>(seat);
    shown.legal[at] = cards;
    shown.counts[at] = static_cast<std::int8_t>(size);
    std::memcpy(shown.choices + 8 * at, &list, 8);
}

void PlayRows::begin(std::size_t at, int leader) {
    Row& row = rows_[at];
    row.seat = row.leader = static_cast<std::uint8_t>(leader);
    std::fill_n(row.gone, 4, 0);
    row.points[0] = row.points[1] = 0;
    row.tricks[0] = row.tricks[1] = 0;
    show(shown_, at, leader, row.hands[leader]);
}

void PlayRows::draw(std::uint64_t seed, std::uint64_t number, const std::int8_t* leaders,
                    int threads) {
    const std::uint64_t deals = mixed(seed, 2 * number), plays = mixed(seed, 2 * number + 1);
    share(rows_.size(), threads, [&](std::size_t from, std::size_t to) {
        for (std::size_t at = from; at < to; ++at) {
            deal_cards({mixed(deals, at)}, rows_[at].hands);
            rows_[at].chance = mixed(plays, at);
            begin(at, leaders[at] & 3);
        }
    });
    played_ = 0;
}

std::size_t PlayRows::take(const std::uint32_t* hands, const std::int8_t* leaders) {
    const std::size_t size = rows_.size();
    for (std::size_t at = 0; at < size; ++at) {
        const std::uint32_t* const row = hands + 4 * at;
        std::uint32_t all = 0;
        for (int seat = 0; seat < 4; ++seat) {
            if (count(row[seat]) != HAND) return at;
            all |= row[seat];
        }
        if (all != ~0u || leaders[at] < 0 || leaders[at] > 3) return at;
    }
    for (std::size_t at = 0; at < size; ++at) {
        for (int seat = 0; seat < 4; ++seat) {
            std::uint32_t hand = 0;
            for (std::uint32_t rest = hands[4 * at + seat]; rest; rest &= rest - 1) {
                hand |= 1u << rules_.to_bit[lowest(rest)];
            }
            rows_[at].hands[seat] = hand;
        }
        rows_[at].chance = mixed(0, at);
        begin(at, leaders[at]);
    }
    played_ = 0;
    return size;
}

void PlayRows::end_trick(Row& row, std::int16_t& reward) const {
    const int team = row.winner & 1;
    ++row.tricks[team];
    row.seat = row.leader = row.winner;
    if (row.hands[row.winner]) return;
    row.points[team] = static_cast<std::int16_t>(row.points[team] + rules_.last_trick);
    int gained = row.points[0] - row.points[1];
    if (!row.tricks[1]) gained += rules_.capot;
    if (!row.tricks[0]) gained -= rules_.capot;
    reward = static_cast<std::int16_t>(gained);
}

template <int place>
void PlayRows::play(std::size_t from, std::size_t to, const std::int8_t* cards) {
    // Copies, which no store through a pointer to bytes can change.
    const Shown shown = shown_;
    Row* const rows = rows_.data();
    for (std::size_t at = from; at < to; ++at) {
        Row& row = rows[at];
        const int bit = rules_.to_bit[cards[at]], seat = row.seat;
        row.hands[seat] ^= 1u << bit;
        row.gone[seat] ^= 1u << bit;
        int best = bit, winner = seat;
        if (place && !beats(rules_, bit, row.best)) {
            best = row.best;
            winner = row.winner;
        }
        std::int16_t reward = 0;
        if constexpr (place < 3) {
            const int led = place ? row.table[0] >> 3 : bit >> 3, next = (seat + 1) & 3;
            row.best = static_cast<std::uint8_t>(best);
            row.winner = static_cast<std::uint8_t>(winner);
            row.table[place] = static_cast<std::uint8_t>(bit);
            row.seat = static_cast<std::uint8_t>(next);
            const std::uint32_t legal =
                following(rules_, row.hands[next], led, best, (winner ^ next) == 2);
            show(shown, at, next, legal);
        } else {
            const int points = rules_.points[bit] + rules_.points[row.table[0]] +
                               rules_.points[row.table[1]] + rules_.points[row.table[2]];
            std::int16_t& taken = row.points[winner & 1];
            taken = static_cast<std::int16_t>(taken + points);
            row.winner = static_cast<std::uint8_t>(winner);
            end_trick(row, reward);
            show(shown, at, winner, row.hands[winner]);
        }
        shown.rewards[at] = reward;
    }
}

std::size_t PlayRows::step(const std::int8_t* cards, int threads) {
    const std::size_t size = rows_.size();
    for (std::size_t at = 0; at < size; ++at) {
        if (cards[at] & ~31 || !(shown_.legal[at] >> cards[at] & 1)) return at;
    }
    share(size, threads, [&](std::size_t from, std::size_t to) {
        switch (played_ & 3) {
            case 0: return play<0>(from, to, cards);
            case 1: return play<1>(from, to, cards);
            case 2: return play<2>(from, to, cards);
            default: return play<3>(from, to, cards);
        }
    });
    ++played_;
    return size;
}

void PlayRows::choose(std::int8_t* cards, int threads) {
    share(rows_.size(), threads, [&](std::size_t from, std::size_t to) {
        for (std::size_t at = from; at < to; ++at) {
            Chance chance{rows_[at].chance};
            cards[at] = shown_.choices[8 * at + chance.below(shown_.counts[at])];
            rows_[at].chance = chance.state;
        }
    });
}

void PlayRows::observe(const Seen& seen, int threads) const {
    const int on_table = played_ & 3;
    share(rows_.size(), threads, [&](std::size_t from, std::size_t to) {
        std::memset(seen.planes + 32 * PLANES * from, 0, 32 * PLANES * (to - from));
        for (std::size_t at = from; at < to; ++at) {
            const Row& row = rows_[at];
            std::uint8_t* const planes = seen.planes + 32 * PLANES * at;
            put_plane(planes, cards_of(row.hands[row.seat]));
            put_plane(planes + 32, shown_.legal[at]);
            std::uint32_t table = 0;
            std::memset(seen.table + 3 * at, -1, 3);
            for (int place = 0; place < on_table; ++place) {
                const int card = rules_.to_card[row.table[place]];
                seen.table[3 * at + place] = static_cast<std::int8_t>(card);
                // The seat to play comes after all the others on the table.
                planes[32 * (9 - on_table + place) + card] = 1;
                table |= 1u << row.table[place];
            }
            for (int step = 0; step < 4; ++step) {
                const std::uint32_t gone = row.gone[(row.seat + step) & 3] & ~table;
                put_plane(planes + 32 * (2 + step), cards_of(gone));
            }
            for (int team = 0; team < 2; ++team) {
                const int other = team ^ (row.seat & 1);
                seen.points[2 * at + team] = row.points[other];
                seen.tricks[2 * at + team] = static_cast<std::int8_t>(row.tricks[other]);
            }
        }
    });
}

void PlayRows::tell(const Whole& whole) const {
    for (std::size_t at = 0; at < rows_.size(); ++at) {
        const Row& row = rows_[at];
        for (int seat = 0; seat < 4; ++seat) {
            whole.hands[4 * at + seat] = cards_of(row.hands[seat]);
        }
        whole.leaders[at] = static_cast<std::int8_t>(row.leader);
        std::memset(whole.tables + 3 * at, -1, 3);
        for (int place = 0; place < (played_ & 3); ++place) {
            whole.tables[3 * at + place] =
                static_cast<std::int8_t>(rules_.to_card[row.table[place]]);
        }
        whole.taken[at] = row.points[0];
        whole.teams[at] =
            static_cast<std::uint8_t>((row.tricks[1] == 0) | (row.tricks[0] == 0) << 1);
    }
}

}  // namespace rebelote
