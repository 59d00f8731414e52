// What each build of the kernel for one kind of processor offers to the dispatch.
#pragma once

#include <cstddef>

#include "rebelote/kernel.hpp"

namespace rebelote::REBELOTE_ISA {

const Kernel& doors();
void playouts(const Rules& rules, const Position& position, std::uint64_t seed, std::size_t count,
              std::int16_t* points);

}  // namespace rebelote::REBELOTE_ISA
