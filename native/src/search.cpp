#include "search.hpp"

#include <cstring>

namespace rebelote::REBELOTE_ISA {

namespace {

constexpr int NO_MOVE = 31;  // Also a card; the worst that a wrong guess does is cost time.
constexpr std::uint64_t NODES_BETWEEN_CLOCKS = 512;

int min(int a, int b) { return a < b ? a : b; }
int max(int a, int b) { return a > b ? a : b; }

}  // namespace

Search::Search(int log2_entries)
    : entries_(new Entry[std::size_t{1} << log2_entries]),
      slots_((1u << log2_entries) - 1u),
      shift_(64 - log2_entries + 2) {
    std::memset(entries_.get(), 0, sizeof(Entry) * (slots_ + std::size_t{1}));
}

void Search::set_rules(const Rules& rules, const Weights& weights) {
    rules_ = rules;
    weights_ = weights;
}

void Search::begin(const Limits& limits, const std::uint32_t* hands) {
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
    nodes_ = 0;
    node_limit_ = limits.nodes;
    deadline_ = limits.deadline;
    next_check_ = nodes_;
}

void Search::count_node() {
    if (nodes_++ < next_check_) return;
    if (node_limit_ && nodes_ > node_limit_) throw LimitReached{Stop::nodes};
    if (deadline_ && now_ns() > deadline_) throw LimitReached{Stop::time};
    next_check_ = nodes_ + NODES_BETWEEN_CLOCKS;
    if (node_limit_ && next_check_ > node_limit_) next_check_ = node_limit_;
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

// A lower bound: the leader plays from the top for as long as nobody can beat him or ruff.
//
// Trumps come first. A plain round is counted only while each opponent who may still hold a trump
// must follow suit, and while a partner who may still hold one has another card to give.
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

// Whether a seat that has not played yet may beat the best card of the trick.
bool Search::can_beat(int seat, int best, int led) const {
    const std::uint32_t cards = hand[seat];
    const bool follows = cards & suit_mask(led);
    if (best >> 3 == led) {
        if (follows) return cards & above(best);
        return led != rules_.trump && cards & rules_.trumps;
    }
    return !follows && cards & above(best);
}

// Lists cards with the number of their run: cards of a run have no live card of others between.
// Of a run whose fate is sure only one card is worth a try.
void Search::list_follows(int seat, const Table& table, std::uint32_t cards, Moves& moves) const {
    const std::uint32_t others =
        hand[(seat + 1) & 3] | hand[(seat + 2) & 3] | hand[(seat + 3) & 3] | 1u << table.best;
    int group = -1, before = -64;
    for (std::uint32_t rest = cards; rest; rest &= rest - 1) {
        const int bit = lowest(rest);
        const std::uint32_t between =
            bit >> 3 == before >> 3 ? others & ((1u << bit) - (2u << before)) : 1;
        group += between != 0;
        before = bit;
        moves.move[moves.size++] = {bit, 0, group};
    }
    if (moves.size > 1) score_follows(seat, table, others, moves);
}

void Search::score_follows(int seat, const Table& table, std::uint32_t others,
                           Moves& moves) const {
    const int* weight = weights_.follow[table.place - 1];
    const bool partner_wins = (table.winner ^ seat) == 2;
    const int next = (seat + 1) & 3;
    // Whether the card that wins now may still be beaten: by opponents, by our side.
    const bool next_beats = table.place < 3 && can_beat(next, table.best, table.led);
    const bool partner_beats = table.place == 1 && can_beat(seat ^ 2, table.best, table.led);
    Move kept[8];
    int size = 0;
    for (int at = 0; at < moves.size; ++at) {
        Move move = moves.move[at];
        const int bit = move.bit, suit = bit >> 3, points = rules_.points[bit];
        const bool wins = beats(rules_, bit, table.best);
        bool ours_sure, theirs_sure, ours;
        if (wins) {
            // After a second hand's card the last to play is his partner: only the next matters.
            ours = true;
            theirs_sure = false;
            ours_sure = table.place == 3 || !can_beat(next, bit, table.led);
        } else if (partner_wins) {
            ours = true;
            theirs_sure = false;
            ours_sure = table.place == 3 || !next_beats;
        } else {
            ours = false;
            ours_sure = false;
            theirs_sure = table.place >= 2 || !partner_beats;
        }
        // Within a run whose fate is sure: dearest if ours, cheapest if theirs. The run is listed
        // from weak to strong; points decide, whatever their order.
        if (size && kept[size - 1].group == move.group && (ours_sure || theirs_sure)) {
            const int held = rules_.points[kept[size - 1].bit];
            const bool is_better = ours_sure ? points > held : points < held;
            if (!is_better) continue;
            --size;
        }
        const std::uint32_t own = hand[seat] & suit_mask(suit);
        const std::uint32_t against = others & suit_mask(suit) & ~(1u << table.best);
        int score = 0;
        if (ours_sure) {
            score = weight[0] + weight[1] * points;
        } else if (ours) {
            score = weight[2] + weight[3] * points;
        } else if (theirs_sure) {
            score = weight[4] + weight[5] * points;
        } else {
            score = weight[6] + weight[7] * points;
        }
        if (ours) score += weight[9] * table.points / 8;
        if (wins) {
            score += weight[10] + weight[11] * (bit & 7);
            if (partner_wins) score += weight[8];
        }
        if (suit == rules_.trump) score += weight[15];
        if (suit != table.led) {
            if (suit != rules_.trump) {
                score += weight[14] + weight[12] * count(own) + weight[17] * count(against);
            }
        } else {
            score += weight[16] * count(against & above(bit));
        }
        if (!(against & above(bit))) score += weight[13];
        move.score = score;
        kept[size++] = move;
    }
    moves.size = size;
    for (int at = 0; at < size; ++at) moves.move[at] = kept[at];
}

int Search::lead_score(int seat, int bit, bool is_safe) const {
    const int* weight = weights_.lead;
    const int suit = bit >> 3, points = rules_.points[bit];
    const std::uint32_t mask = suit_mask(suit);
    const std::uint32_t partner = hand[seat ^ 2];
    const std::uint32_t next = hand[(seat + 1) & 3], last = hand[(seat + 3) & 3];
    const std::uint32_t against = (partner | next | last) & mask;
    const std::uint32_t higher = against & above(bit);
    int score = 0;
    if (!higher) {
        score += is_safe ? weight[0] + weight[2] * points : weight[1] + weight[3] * points;
        if (suit == rules_.trump) score += weight[11];
    } else {
        score += weight[3] * points;
        const int top = highest(higher);
        score += partner >> top & 1 ? weight[4] : weight[9];
    }
    if (suit == rules_.trump) {
        score += weight[5];
    } else if (rules_.trumps) {
        if (!(partner & mask) && partner & rules_.trumps) score += weight[7];
        if (!(next & mask) && next & rules_.trumps) score += weight[8];
        if (!(last & mask) && last & rules_.trumps) score += weight[8];
    }
    score += weight[6] * count(hand[seat] & mask) + weight[10] * count(against);
    score += weight[12] * count(higher) + weight[13] * count(partner & mask);
    return score;
}

void Search::list_leads(int seat, int first, Moves& moves) const {
    const std::uint32_t others = hand[(seat + 1) & 3] | hand[seat ^ 2] | hand[(seat + 3) & 3];
    const int next = (seat + 1) & 3, last = (seat + 3) & 3;
    int group = -1, before = -64;
    for (std::uint32_t rest = hand[seat]; rest; rest &= rest - 1) {
        const int bit = lowest(rest);
        const bool same =
            bit >> 3 == before >> 3 && !(others & ((1u << bit) - (2u << before)));
        group += !same;
        before = bit;
        const bool is_safe =
            !can_beat(next, bit, bit >> 3) && !can_beat(last, bit, bit >> 3);
        if (same && is_safe) {
            // The trick is ours with any card of the run: only the dearest is worth a try.
            Move& held = moves.move[moves.size - 1];
            if (rules_.points[bit] <= rules_.points[held.bit]) continue;
            --moves.size;
        }
        const int score = lead_score(seat, bit, is_safe) + (bit == first ? 10000 : 0);
        moves.move[moves.size++] = {bit, score, group};
    }
}

int Search::lead(int seat, int left, int need) {
    if (need <= 0) return 0;
    if (need > left) return left;
    count_node();
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
            low = max(low, entry.low);
            high = min(high, entry.high);
            first = entry.move;
            break;
        }
        if (is_alike(cards, entry.cards)) widen(cards, entry, low, high);
    }
    if (low >= need) return low;
    if (high < need) return high;
    if (!slot || slot->cards != cards || slot->stamp != stamp_) {
        low = max(low, cashed(seat, left));
        if (rules_.trumps) {
            // The highest trumps, where one side holds them all, fall on tricks of that side.
            const std::uint32_t ours = (mine | hand[seat ^ 2]) & rules_.trumps;
            const std::uint32_t theirs = cards & rules_.trumps & ~ours;
            const std::uint32_t ours_top = theirs ? ours & above(highest(theirs)) : ours;
            const std::uint32_t theirs_top = ours ? theirs & above(highest(ours)) : theirs;
            low = max(low, points_of(rules_, ours_top));
            high = min(high, left - points_of(rules_, theirs_top));
        }
        if (low >= need) return low;
        if (high < need) return high;
    }
    Moves moves;
    list_leads(seat, first, moves);
    int best = -1, best_bit = NO_MOVE;
    // What the first card tried of each run came to, and its points.
    int bound[8], priced[8];
    std::uint32_t tried = 0;
    for (int at = 0; at < moves.size; ++at) {
        int pick = at;
        for (int other = at + 1; other < moves.size; ++other) {
            if (moves.move[other].score > moves.move[pick].score) pick = other;
        }
        const Move move = moves.move[pick];
        moves.move[pick] = moves.move[at];
        const int points = rules_.points[move.bit];
        if (tried >> move.group & 1) {
            const int gap = points - priced[move.group];
            const int widest = bound[move.group] + (gap < 0 ? -gap : gap);
            if (widest < need) {
                best = max(best, widest);
                continue;
            }
        }
        const Table table{move.bit >> 3, move.bit, seat, 1, points};
        hand[seat] ^= 1u << move.bit;
        const int value = left - follow((seat + 1) & 3, table, left, left - need + 1);
        hand[seat] ^= 1u << move.bit;
        if (!(tried >> move.group & 1)) {
            tried |= 1u << move.group;
            bound[move.group] = value;
            priced[move.group] = points;
        }
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
    if (!slot) slot = &bucket[nodes_ % BUCKET];
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
    count_node();
    Moves moves;
    list_follows(seat, table, legal(seat, table), moves);
    if (moves.size == 1) return try_follow(seat, table, moves.move[0].bit, left, need);
    int best = -1;
    int bound[8], priced[8];
    std::uint32_t tried = 0;
    for (int at = 0; at < moves.size; ++at) {
        int pick = at;
        for (int other = at + 1; other < moves.size; ++other) {
            if (moves.move[other].score > moves.move[pick].score) pick = other;
        }
        const Move move = moves.move[pick];
        moves.move[pick] = moves.move[at];
        const int points = rules_.points[move.bit];
        if (tried >> move.group & 1) {
            const int gap = points - priced[move.group];
            const int widest = bound[move.group] + (gap < 0 ? -gap : gap);
            if (widest < need) {
                best = max(best, widest);
                continue;
            }
        }
        const int value = try_follow(seat, table, move.bit, left, need);
        if (!(tried >> move.group & 1)) {
            tried |= 1u << move.group;
            bound[move.group] = value;
            priced[move.group] = points;
        }
        best = max(best, value);
        if (best >= need) break;
    }
    return best;
}

}  // namespace rebelote::REBELOTE_ISA
