// The kernel as a Python module; the only file that knows of Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "rebelote/batch.hpp"
#include "rebelote/env.hpp"
#include "rebelote/kernel.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace rebelote;

namespace {

constexpr int FIRST_VALUE = -90;

template <typename Number, std::size_t Dimensions>
using In = nb::ndarray<const Number, nb::ndim<Dimensions>, nb::c_contig, nb::device::cpu>;
template <typename Number>
using Out = nb::ndarray<Number, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

Rules rules_from(std::array<std::uint32_t, 32> higher, std::array<int, 32> points,
                 std::uint32_t ruffs, std::uint32_t ranked_as_trump, std::array<bool, 5> duties,
                 int last_trick, int capot) {
    RulesGiven given{};
    for (std::size_t card = 0; card < 32; ++card) {
        given.higher[card] = higher[card];
        given.points[card] = points[card];
    }
    given.ruffs = ruffs;
    given.ranked_as_trump = ranked_as_trump;
    given.trump_rise = duties[0];
    given.plain_rise = duties[1];
    given.always_ruffs = duties[2];
    given.cannot_overruff_goes_under = duties[3];
    given.partner_cannot_rise_goes_under = duties[4];
    given.last_trick = last_trick;
    given.capot = capot;
    Rules made;
    if (const char* fault = make_rules(given, made)) throw nb::value_error(fault);
    return made;
}

Limits limits_from(std::uint64_t nodes, double seconds) {
    Limits limits{nodes, 0};
    // A limit further off than the clock can count is none.
    if (seconds > 0 && seconds < 1e9) {
        limits.deadline = now_ns() + static_cast<std::int64_t>(seconds * 1e9);
    }
    return limits;
}

Position position_from(const Rules& rules, std::array<std::uint32_t, 4> hands, int leader,
                       const std::vector<int>& table, int taken, int teams) {
    Position position{};
    for (std::size_t seat = 0; seat < 4; ++seat) position.hands[seat] = hands[seat];
    position.leader = leader;
    if (table.size() > 3) throw nb::value_error("table");
    position.on_table = static_cast<int>(table.size());
    for (std::size_t at = 0; at < table.size(); ++at) {
        if (table[at] < 0 || table[at] > 31) throw nb::value_error("table");
        position.table[at] = static_cast<std::uint8_t>(table[at]);
    }
    position.taken = taken;
    position.may_capot[0] = teams & 1;
    position.may_capot[1] = teams & 2;
    if (const char* fault = fault_of(rules, position)) throw nb::value_error(fault);
    return position;
}

nb::tuple told(nb::object result, const Spent& spent) {
    const char* stop = spent.stop == Stop::nodes ? "nodes" : spent.stop == Stop::time ? "time" : "";
    return nb::make_tuple(result, spent.nodes, stop);
}

nb::tuple solve_value(const Rules& rules, std::array<std::uint32_t, 4> hands, int leader,
                      const std::vector<int>& table, int taken, int teams,
                      std::uint64_t nodes, double seconds) {
    const Position position = position_from(rules, hands, leader, table, taken, teams);
    Spent spent{};
    Bounds found;
    {
        nb::gil_scoped_release released;
        found =
            kernel().value(own_solver(rules), position, {}, limits_from(nodes, seconds), spent);
    }
    return told(nb::make_tuple(found.low, found.high), spent);
}

// By card the bounds of its value, as far as the steps ask: none of them for the value itself.
nb::tuple solve_cards(const Rules& rules, std::array<std::uint32_t, 4> hands, int leader,
                      const std::vector<int>& table, int taken, int teams, std::uint64_t nodes,
                      double seconds, const std::vector<std::int16_t>& steps) {
    const Position position = position_from(rules, hands, leader, table, taken, teams);
    if (!std::is_sorted(steps.begin(), steps.end())) throw nb::value_error("steps");
    const Stairs stairs{steps.data(), static_cast<int>(steps.size())};
    Spent spent{};
    Bounds found[32];
    {
        nb::gil_scoped_release released;
        kernel().card_values(own_solver(rules), position, stairs, limits_from(nodes, seconds),
                             spent, found);
    }
    nb::dict by_card;
    for (int card = 0; card < 32; ++card) {
        const Bounds& one = found[card];
        if (one.low != NOT_LEGAL) by_card[nb::int_(card)] = nb::make_tuple(one.low, one.high);
    }
    return told(by_card, spent);
}

nb::tuple solve_reaches(const Rules& rules, std::array<std::uint32_t, 4> hands, int leader,
                        const std::vector<int>& table, int taken, int teams,
                        std::uint64_t nodes, double seconds, int points) {
    const Position position = position_from(rules, hands, leader, table, taken, teams);
    Spent spent{};
    int found;
    {
        nb::gil_scoped_release released;
        found = kernel().reaches(own_solver(rules), position, points, limits_from(nodes, seconds),
                                 spent);
    }
    return told(nb::bool_(found == 1), spent);
}

// Hands [n, 4], leaders [n], tables [n, 3] with -1 where no card lies, points taken by team 0 [n],
// teams [n] with bit 0 and 1 for a team that may still take every trick.
std::vector<Position> positions_from(const Rules& rules, In<std::uint32_t, 2> hands,
                                     In<std::int8_t, 1> leaders, In<std::int8_t, 2> tables,
                                     In<std::int16_t, 1> taken,
                                     In<std::uint8_t, 1> teams) {
    const std::size_t size = hands.shape(0);
    if (hands.shape(1) != 4 || tables.shape(1) != 3 || leaders.shape(0) != size ||
        tables.shape(0) != size || taken.shape(0) != size || teams.shape(0) != size) {
        throw nb::value_error("shape");
    }
    std::vector<Position> positions(size);
    for (std::size_t at = 0; at < size; ++at) {
        Position& position = positions[at];
        for (std::size_t seat = 0; seat < 4; ++seat) position.hands[seat] = hands(at, seat);
        position.leader = leaders(at);
        while (position.on_table < 3 && tables(at, position.on_table) >= 0) {
            position.table[position.on_table] =
                static_cast<std::uint8_t>(tables(at, position.on_table));
            ++position.on_table;
        }
        position.taken = taken(at);
        position.may_capot[0] = teams(at) & 1;
        position.may_capot[1] = teams(at) & 2;
        if (const char* fault = fault_of(rules, position)) {
            const std::string text = std::string(fault) + " " + std::to_string(at);
            throw nb::value_error(text.c_str());
        }
    }
    return positions;
}

template <typename Number>
void need_room(const Out<Number>& out, std::size_t size) {
    if (out.shape(0) != size) throw nb::value_error("shape");
}

std::uint64_t values_of(const Rules& rules, In<std::uint32_t, 2> hands, In<std::int8_t, 1> leaders,
                        In<std::int8_t, 2> tables, In<std::int16_t, 1> taken,
                        In<std::uint8_t, 1> teams, int threads,
                        std::uint64_t nodes, double seconds, Out<std::int16_t> out) {
    const auto positions = positions_from(rules, hands, leaders, tables, taken, teams);
    need_room(out, positions.size());
    std::int16_t* const values = out.data();
    nb::gil_scoped_release released;
    return batch_values(rules,
                        {positions.data(), positions.size(), threads, limits_from(nodes, seconds)},
                        values);
}

std::uint64_t card_values_of(const Rules& rules, In<std::uint32_t, 2> hands,
                             In<std::int8_t, 1> leaders, In<std::int8_t, 2> tables,
                             In<std::int16_t, 1> taken,
                             In<std::uint8_t, 1> teams, int threads, std::uint64_t nodes,
                             double seconds, Out<std::int16_t> out) {
    const auto positions = positions_from(rules, hands, leaders, tables, taken, teams);
    need_room(out, 32 * positions.size());
    std::int16_t* const values = out.data();
    nb::gil_scoped_release released;
    return batch_card_values(
        rules, {positions.data(), positions.size(), threads, limits_from(nodes, seconds)}, values);
}

// Marks [k, values] of the values from FIRST_VALUE on, `which` [n] the row of each position.
std::uint64_t card_marks_of(const Rules& rules, In<std::uint32_t, 2> hands,
                            In<std::int8_t, 1> leaders, In<std::int8_t, 2> tables,
                            In<std::int16_t, 1> taken, In<std::uint8_t, 1> teams, int threads,
                            std::uint64_t nodes, double seconds,
                            In<std::int32_t, 2> marks, In<std::int32_t, 1> which,
                            Out<std::int32_t> out) {
    const auto positions = positions_from(rules, hands, leaders, tables, taken, teams);
    need_room(out, 32 * positions.size());
    const std::size_t number = marks.shape(0), size = marks.shape(1);
    if (which.shape(0) != positions.size() || !size) throw nb::value_error("shape");
    std::vector<Staircase> stairs;
    for (std::size_t at = 0; at < number; ++at) {
        stairs.emplace_back(FIRST_VALUE, marks.data() + at * size, size);
    }
    for (std::size_t at = 0; at < positions.size(); ++at) {
        if (which(at) < 0 || static_cast<std::size_t>(which(at)) >= number) {
            throw nb::value_error(("steps " + std::to_string(at)).c_str());
        }
    }
    const std::int32_t* const chosen = which.data();
    std::int32_t* const found = out.data();
    nb::gil_scoped_release released;
    return batch_card_marks(
        rules, {positions.data(), positions.size(), threads, limits_from(nodes, seconds)}, stairs,
        chosen, found);
}

std::uint64_t cards_reach_of(const Rules& rules, In<std::uint32_t, 2> hands,
                             In<std::int8_t, 1> leaders, In<std::int8_t, 2> tables,
                             In<std::int16_t, 1> taken,
                             In<std::uint8_t, 1> teams, int threads, std::uint64_t nodes,
                             double seconds, In<std::int16_t, 1> thresholds,
                             Out<std::int8_t> out) {
    const auto positions = positions_from(rules, hands, leaders, tables, taken, teams);
    const std::size_t number = thresholds.shape(0);
    need_room(out, 32 * number * positions.size());
    const std::int16_t* const asked = thresholds.data();
    std::int8_t* const reached = out.data();
    nb::gil_scoped_release released;
    return batch_cards_reach(
        rules, {positions.data(), positions.size(), threads, limits_from(nodes, seconds)}, asked,
        number, reached);
}

void playouts_of(const Rules& rules, In<std::uint32_t, 2> hands, In<std::int8_t, 1> leaders,
                 In<std::int8_t, 2> tables, In<std::int16_t, 1> taken,
                 In<std::uint8_t, 1> teams, int threads,
                 std::uint64_t seed, std::size_t number, Out<std::int16_t> out) {
    const auto positions = positions_from(rules, hands, leaders, tables, taken, teams);
    need_room(out, number * positions.size());
    std::int16_t* const points = out.data();
    nb::gil_scoped_release released;
    batch_playouts(rules, {positions.data(), positions.size(), threads, {0, 0}}, seed, number,
                   points);
}

template <typename Number>
Number* room(const Out<Number>& out, std::size_t size) {
    need_room(out, size);
    return out.data();
}

// Rows of deals with the arrays they show themselves in, which live as long as they do.
struct BoundRows {
    Out<std::int8_t> seats, counts, choices;
    Out<std::uint32_t> legal;
    Out<std::int16_t> rewards;
    PlayRows rows;

    BoundRows(const Rules& rules, std::size_t size, Out<std::int8_t> seats_,
              Out<std::uint32_t> legal_,
              Out<std::int8_t> counts_, Out<std::int8_t> choices_, Out<std::int16_t> rewards_)
        : seats(seats_), counts(counts_), choices(choices_), legal(legal_), rewards(rewards_),
          rows(rules, size,
               {room(seats, size), room(legal, size), room(counts, size), room(choices, 8 * size),
                room(rewards, size)}) {}

    void draw(std::uint64_t seed, std::uint64_t number, In<std::int8_t, 1> leaders, int threads) {
        if (leaders.shape(0) != rows.size()) throw nb::value_error("shape");
        nb::gil_scoped_release released;
        rows.draw(seed, number, leaders.data(), threads);
    }
    std::size_t take(In<std::uint32_t, 2> hands, In<std::int8_t, 1> leaders) {
        if (hands.shape(0) != rows.size() || hands.shape(1) != 4 ||
            leaders.shape(0) != rows.size()) {
            throw nb::value_error("shape");
        }
        return rows.take(hands.data(), leaders.data());
    }
    std::size_t step(In<std::int8_t, 1> cards, int threads) {
        if (cards.shape(0) != rows.size()) throw nb::value_error("shape");
        if (rows.is_over()) throw nb::value_error("over");
        nb::gil_scoped_release released;
        return rows.step(cards.data(), threads);
    }
    void choose(Out<std::int8_t> cards, int threads) {
        need_room(cards, rows.size());
        nb::gil_scoped_release released;
        rows.choose(cards.data(), threads);
    }
    void observe(Out<std::uint8_t> planes, Out<std::int8_t> table, Out<std::int16_t> points,
                 Out<std::int8_t> tricks, int threads) const {
        const std::size_t size = rows.size();
        const Seen seen{room(planes, 32 * PLANES * size), room(table, 3 * size),
                        room(points, 2 * size), room(tricks, 2 * size)};
        nb::gil_scoped_release released;
        rows.observe(seen, threads);
    }
    void tell(Out<std::uint32_t> hands, Out<std::int8_t> leaders, Out<std::int8_t> tables,
              Out<std::int16_t> taken, Out<std::uint8_t> teams) const {
        const std::size_t size = rows.size();
        rows.tell({room(hands, 4 * size), room(leaders, size), room(tables, 3 * size),
                   room(taken, size), room(teams, size)});
    }
};

}  // namespace

NB_MODULE(_core, module) {
    module.doc() = "The native kernel; rebelote.solver is the way in.";
    module.attr("NOT_LEGAL") = NOT_LEGAL;
    module.attr("FIRST_VALUE") = FIRST_VALUE;
    module.def("processor", [] { return kernel().name; });
    nb::class_<Rules>(module, "Rules").def(
        "__init__",
        [](Rules* self, std::array<std::uint32_t, 32> higher, std::array<int, 32> points,
           std::uint32_t ruffs, std::uint32_t ranked_as_trump, std::array<bool, 5> duties,
           int last_trick, int capot) {
            new (self) Rules(
                rules_from(higher, points, ruffs, ranked_as_trump, duties, last_trick, capot));
        });
    module.def("solve_value", solve_value);
    module.def("solve_cards", solve_cards);
    module.def("solve_reaches", solve_reaches);
    module.def("values", values_of);
    module.def("card_values", card_values_of);
    module.def("card_marks", card_marks_of);
    module.def("cards_reach", cards_reach_of);
    module.def("playouts", playouts_of);
    nb::class_<BoundRows>(module, "PlayRows")
        .def(nb::init<const Rules&, std::size_t, Out<std::int8_t>, Out<std::uint32_t>,
                      Out<std::int8_t>, Out<std::int8_t>, Out<std::int16_t>>())
        .def("draw", &BoundRows::draw)
        .def("take", &BoundRows::take)
        .def("step", &BoundRows::step)
        .def("choose", &BoundRows::choose)
        .def("observe", &BoundRows::observe)
        .def("tell", &BoundRows::tell);
}
