#include <chrono>

#include "rebelote/kernel.hpp"

namespace rebelote {

namespace portable {
const Kernel& doors();
}
#ifdef REBELOTE_HAS_BMI2
namespace bmi2 {
const Kernel& doors();
}
#endif

const Kernel& portable_kernel() { return portable::doors(); }

const Kernel& kernel() {
#ifdef REBELOTE_HAS_BMI2
    static const bool is_fast = __builtin_cpu_supports("popcnt") &&
                                __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
    if (is_fast) return bmi2::doors();
#endif
    return portable::doors();
}

Solver* own_solver(const Rules& rules) {
    thread_local OwnedSolver solver;
    kernel().set_rules(solver.get(), rules, nullptr);
    return solver.get();
}

std::int64_t now_ns() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::nanoseconds>(now).count();
}

}  // namespace rebelote
