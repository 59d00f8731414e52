// Threads that share one piece of work.
#pragma once

#include <cstddef>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace rebelote {

// Threads asked for: those of the caller, or one for each processor where it says zero.
inline std::size_t threads_of(int asked) {
    return asked > 0 ? static_cast<std::size_t>(asked) : std::thread::hardware_concurrency();
}

// Threads beside the calling one. They are joined whatever happens to it.
class Crew {
  public:
    Crew() = default;
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    ~Crew() {
        for (std::thread& thread : threads_) thread.join();
    }

    // Runs `work` in a thread of its own; false where the system has none to give. The work must
    // not throw, and all it refers to must outlive the crew.
    template <typename Work, typename... Arguments>
    bool add(Work work, Arguments... arguments) {
        try {
            threads_.emplace_back(work, arguments...);
        } catch (const std::system_error&) {
            return false;
        } catch (const std::bad_alloc&) {
            return false;
        }
        return true;
    }

  private:
    std::vector<std::thread> threads_;
};

}  // namespace rebelote
