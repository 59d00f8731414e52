// Numbers drawn by chance, the same on every machine.
#pragma once

#include <cstdint>

namespace rebelote {

// Wyrand: one multiplication a number, more than good enough for a choice among cards.
__extension__ using Wide = unsigned __int128;

struct Chance {
    std::uint64_t state;

    std::uint64_t next() {
        state += 0xA0761D6478BD642Full;
        const Wide product =
            static_cast<Wide>(state) * (state ^ 0xE7037ED1A0B428DBull);
        return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
    }
    int below(int number) {
        return static_cast<int>((next() >> 32) * static_cast<unsigned>(number) >> 32);
    }
};

// A seed for one of many sources of chance.
inline std::uint64_t mixed(std::uint64_t seed, std::uint64_t index) {
    std::uint64_t mix = seed + 0x9E3779B97F4A7C15ull * (index + 1);
    mix = (mix ^ mix >> 30) * 0xBF58476D1CE4E5B9ull;
    mix = (mix ^ mix >> 27) * 0x94D049BB133111EBull;
    return mix ^ mix >> 31;
}

}  // namespace rebelote
