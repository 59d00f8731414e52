// Which cards are worth a try, and which of them first.
#include "search.hpp"

namespace rebelote::REBELOTE_ISA {

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
    int run = -1, before = -64;
    for (std::uint32_t rest = cards; rest; rest &= rest - 1) {
        const int bit = lowest(rest);
        const std::uint32_t between =
            bit >> 3 == before >> 3 ? others & ((1u << bit) - (2u << before)) : 1;
        run += between != 0;
        before = bit;
        moves.move[moves.size++] = {bit, 0, run};
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
        if (size && kept[size - 1].run == move.run && (ours_sure || theirs_sure)) {
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
    int run = -1, before = -64;
    for (std::uint32_t rest = hand[seat]; rest; rest &= rest - 1) {
        const int bit = lowest(rest);
        const bool same =
            bit >> 3 == before >> 3 && !(others & ((1u << bit) - (2u << before)));
        run += !same;
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
        moves.move[moves.size++] = {bit, score, run};
    }
}

}  // namespace rebelote::REBELOTE_ISA
