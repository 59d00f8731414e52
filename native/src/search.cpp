#include "search.hpp"

#include <algorithm>
#include <cstring>

namespace rebelote::REBELOTE_ISA {

using std::max, std::min;

namespace {

constexpr int NO_MOVE = 31;  // Also a card; the worst that a wrong guess does is cost time.
constexpr std::uint64_t NODES_BETWEEN_CLOCKS = 512;

}  // namespace

void Meter::begin(const Limits& limits) {
    limits_ = limits;
    nodes_ = next_check_ = 0;
}

void Meter::check() {
    if (limits_.nodes && nodes_ > limits_.nodes) throw LimitReached{Stop::nodes};
    if (limits_.deadline && now_ns() > limits_.deadline) throw LimitReached{Stop::time};
    next_check_ = nodes_ + NODES_BETWEEN_CLOCKS;
    if (limits_.nodes) next_check_ = min(next_check_, limits_.nodes);
}

Search::Search(int log2_entries, Meter& meter)
    : entries_(new Entry[std::size_t{1} << log2_entries]),
      slots_((1u << log2_entries) - 1u),
      shift_(64 - log2_entries + 2),
      meter_(meter) {
    std::memset(entries_.get(), 0, sizeof(Entry) * (slots_ + std::size_t{1}));
}

void Search::set_rules(const Rules& rules, const Weights& weights) {
    rules_ = rules;
    weights_ = weights;
}

void Search::begin(const std::uint32_t* hands) {
    // Entries of earlier deals carry another stamp, which spares clearing the table each time.
    if (++stamp_ == 128) {
        std::memset(entries_.get(), 0, sizeof(Entry) * (slots_ + std::size_t{1}));
        stamp_ = 1;
    }
    const std::uint32_t all = hands[0] | hands[1] | hands[2] | hands[3];
    for (int suit = 0; suit < 4; ++suit) {
        // Every set of the live cards of the suit, in rising order.
        const std::uint32_t live = all >> (8 * suit) & 255;
        owners_[suit][0] = 1;
        for (std::uint32_t set = -live & live; set; set = (set - live) & live) {
            const int top = highest(set), bit = 8 * suit + top;
            const std::uint32_t owner =
                (hands[1] >> bit & 1) + 2 * (hands[2] >> bit & 1) + 3 * (hands[3] >> bit & 1);
            owners_[suit][set] = owners_[suit][set ^ (1u << top)] * 4 + owner;
        }
    }
}

std::uint32_t Search::legal(int seat, const Table& table) const {
    if (!table.place) return hand[seat];
    return following(rules_, hand[seat], table.led, table.best, (table.winner ^ seat) == 2);
}

Table Search::put(int seat, const Table& table, int bit) const {
    Table after = table;
    ++after.place;
    after.points += rules_.points[bit];
    if (!table.place) after.led = bit >> 3;
    if (!table.place || beats(rules_, bit, table.best)) {
        after.best = bit;
        after.winner = seat;
    }
    return after;
}

// Positions in which the same seats hold the cards of each suit, from weak to strong, are played
// alike: they differ in points alone, and share a bucket.
Search::Entry* Search::bucket_of(std::uint32_t cards, int seat) const {
    std::uint64_t key = owners_[0][cards & 255] * 0x9E3779B97F4A7C15ull;
    key = (key ^ owners_[1][cards >> 8 & 255]) * 0xBF58476D1CE4E5B9ull;
    key = (key ^ key >> 32 ^ owners_[2][cards >> 16 & 255]) * 0x94D049BB133111EBull;
    key = (key ^ key >> 32 ^ owners_[3][cards >> 24]) * 0xD6E8FEB86659FD93ull;
    key = (key ^ key >> 32 ^ static_cast<unsigned>(seat)) * 0x9E3779B97F4A7C15ull;
    return &entries_[static_cast<std::size_t>(key >> shift_) * BUCKET];
}

bool Search::is_alike(std::uint32_t cards, std::uint32_t other) const {
    return owners_[0][cards & 255] == owners_[0][other & 255] &&
           owners_[1][cards >> 8 & 255] == owners_[1][other >> 8 & 255] &&
           owners_[2][cards >> 16 & 255] == owners_[2][other >> 16 & 255] &&
           owners_[3][cards >> 24] == owners_[3][other >> 24];
}

// Takes over the bounds of a position that is played alike. Each card of the one stands for one of
// the other; whoever takes it, the side gains or loses at most their difference.
void Search::widen(std::uint32_t cards, const Entry& entry, int& low, int& high) const {
    int more = 0, less = 0;
    std::uint32_t mine = cards, theirs = entry.cards;
    for (; mine; mine &= mine - 1, theirs &= theirs - 1) {
        const int gap = rules_.points[lowest(mine)] - rules_.points[lowest(theirs)];
        if (gap > 0) {
            more += gap;
        } else {
            less -= gap;
        }
    }
    low = max(low, static_cast<int>(entry.low) - less);
    high = min(high, static_cast<int>(entry.high) + more);
}

// The card that stands here for the one found best in a position played alike.
int Search::counterpart(const Entry& entry, std::uint32_t cards) {
    const std::uint32_t suit = suit_mask(entry.move >> 3);
    std::uint32_t same = cards & suit;
    for (int below = count(entry.cards & suit & ((1u << entry.move) - 1u)); below > 0; --below) {
        same &= same - 1;
    }
    return same ? lowest(same) : NO_MOVE;
}

int Search::lead(int seat, int left, int need) {
    if (need <= 0) return 0;
    if (need > left) return left;
    meter_.count();
    const std::uint32_t mine = hand[seat];
    if (!(mine & (mine - 1))) return last_trick(seat, left);
    const std::uint32_t cards = hand[0] | hand[1] | hand[2] | hand[3];
    Entry* const bucket = bucket_of(cards, seat);
    Entry* slot = nullptr;
    int low = 0, high = left, first = NO_MOVE;
    for (int at = 0; at < BUCKET; ++at) {
        Entry& entry = bucket[at];
        if (entry.stamp != stamp_) {
            if (!slot) slot = &entry;
            continue;
        }
        if (entry.leader != static_cast<unsigned>(seat)) continue;
        if (entry.cards == cards) {
            slot = &entry;
            low = max(low, static_cast<int>(entry.low));
            high = min(high, static_cast<int>(entry.high));
            first = entry.move;
            break;
        }
        if (is_alike(cards, entry.cards)) {
            widen(cards, entry, low, high);
            first = counterpart(entry, cards);
        }
    }
    if (low >= need) return low;
    if (high < need) return high;
    if (!slot || slot->cards != cards || slot->stamp != stamp_) {
        bound(seat, left, low, high);
        if (low >= need) return low;
        if (high < need) return high;
    }
    Moves moves;
    list_leads(seat, first, moves);
    int best = -1, best_bit = NO_MOVE;
    Tried tried;
    for (int at = 0; at < moves.size; ++at) {
        const Move move = moves.take(at);
        const int points = rules_.points[move.bit];
        if (tried.knows(move.run) && tried.widest(move.run, points) < need) {
            best = max(best, tried.widest(move.run, points));
            continue;
        }
        const Table table{move.bit >> 3, move.bit, seat, 1, points};
        hand[seat] ^= 1u << move.bit;
        const int value = left - follow((seat + 1) & 3, table, left, left - need + 1);
        hand[seat] ^= 1u << move.bit;
        tried.note(move.run, points, value);
        if (value > best) {
            best = value;
            best_bit = move.bit;
            if (best >= need) break;
        }
    }
    if (best >= need) {
        low = max(low, best);
    } else {
        high = min(high, best);
    }
    if (!slot) slot = &bucket[meter_.nodes() % BUCKET];
    // The search below may have written over the slot for another position.
    slot->cards = cards;
    slot->low = static_cast<unsigned>(low) & 511u;
    slot->high = static_cast<unsigned>(high) & 511u;
    slot->leader = static_cast<unsigned>(seat) & 3u;
    slot->move = static_cast<unsigned>(best_bit) & 31u;
    slot->stamp = stamp_ & 127u;
    return best >= need ? low : high;
}

// Plays one card of a seat that follows; the value is that seat's side's.
int Search::try_follow(int seat, const Table& table, int bit, int left, int need) {
    hand[seat] ^= 1u << bit;
    const Table after = put(seat, table, bit);
    int value;
    if (after.place < 4) {
        value = left - follow((seat + 1) & 3, after, left, left - need + 1);
    } else {
        const bool is_ours = !((after.winner ^ seat) & 1);
        const int rest = left - after.points;
        if (!hand[after.winner]) {
            value = is_ours ? left : 0;
        } else if (is_ours) {
            value = after.points + lead(after.winner, rest, need - after.points);
        } else {
            value = rest - lead(after.winner, rest, rest - need + 1);
        }
    }
    hand[seat] ^= 1u << bit;
    return value;
}

int Search::follow(int seat, const Table& table, int left, int need) {
    if (need <= 0) return 0;
    if (need > left) return left;
    meter_.count();
    Moves moves;
    list_follows(seat, table, legal(seat, table), moves);
    if (moves.size == 1) return try_follow(seat, table, moves.move[0].bit, left, need);
    int best = -1;
    Tried tried;
    for (int at = 0; at < moves.size && best < need; ++at) {
        const Move move = moves.take(at);
        const int points = rules_.points[move.bit];
        if (tried.knows(move.run) && tried.widest(move.run, points) < need) {
            best = max(best, tried.widest(move.run, points));
            continue;
        }
        const int value = try_follow(seat, table, move.bit, left, need);
        tried.note(move.run, points, value);
        best = max(best, value);
    }
    return best;
}

}  // namespace rebelote::REBELOTE_ISA
