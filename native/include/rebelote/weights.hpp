// How promising a card looks before it is searched: weights of its features. They change how many
// positions are searched and never what is found. Fitted by tools/tune.cpp.
#pragma once

namespace rebelote {

constexpr int LEAD_FEATURES = 14;
constexpr int FOLLOW_FEATURES = 18;

struct Weights {
    int lead[LEAD_FEATURES];
    int follow[3][FOLLOW_FEATURES];
};

// For a trump suit, no-trumps and all-trumps.
extern const Weights DEFAULT_WEIGHTS[3];

}  // namespace rebelote
