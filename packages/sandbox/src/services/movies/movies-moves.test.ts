import { moviesEndpoints as calls } from "@safar/api-clients/wire";
import { expect, test } from "vitest";
import { openOrders, orderRooms } from "../../testing/orders.fixture.ts";
import { freeIn, given, hallOf, orderFor, price, showsOf } from "./movies.fixture.ts";
import { moviesService } from "./movies.service.ts";

const contact = "ayesha@example.com";
const hourMs = 3_600_000;

/** Two seats of a show, paid for, in a cinema that shows the film again within a week. */
const booked = async () => {
  const bench = openOrders({ services: [moviesService, ...orderRooms] });
  for (const date of ["2026-11-23", "2026-11-24", "2026-11-25"]) {
    for (const city of ["lahore", "karachi", "islamabad", "multan"]) {
      for (const { show_id } of (await showsOf(bench, "quiet-matinee", city, date)).Shows) {
        const hall = await hallOf(bench, show_id);
        const [one, two] = freeIn(hall).filter(({ kind, row }) => kind === "seat" && row === hall.Rows.length - 2);
        // Some cinemas ask who comes, and some sell no two that leave one over.
        const { data: quote } = await price(bench, show_id, [one?.id ?? "", two?.id ?? ""]);
        if (quote === undefined || quote.documents.length > 0) continue;
        const { order_ref_id, uuid } = given(await bench.ask(calls.reserveMovies, orderFor(quote, contact)));
        const paid = await bench.move(bench.orderOf(order_ref_id), "payment.captured");
        await bench.move(paid, "ticketing.completed");
        const { data } = await bench.ask(calls.movieMoves, { uuid, contact });
        if (data?.Moves[0] !== undefined) return { bench, hall, move: data.Moves[0], seats: [one?.id, two?.id], uuid };
      }
    }
  }
  throw new Error("No cinema shows the quiet film again.");
};

test("default: a booking is moved once, for nothing, and its seats go back", async () => {
  const { bench, hall, move, seats, uuid } = await booked();
  const wish = { uuid, contact, show_id: move.Show.show_id, seats: move.seats };
  expect(given(await bench.ask(calls.moveMovie, wish))).toEqual({ uuid });
  expect(given(await bench.ask(calls.moveMovie, wish))).toEqual({ uuid });
  const own = given(await bench.ask(calls.moviesBooking, { uuid, contact }));
  expect(own).toMatchObject({ Show: { show_id: move.Show.show_id }, seats: move.seats, movable_until: null });
  const free = freeIn(await hallOf(bench, hall.Show.show_id)).map(({ id }) => id);
  expect(free).toEqual(expect.arrayContaining(seats));
  const taken = freeIn(await hallOf(bench, move.Show.show_id)).map(({ id }) => id);
  expect(taken.filter((id) => move.seats.includes(id))).toEqual([]);
  expect((await bench.ask(calls.movieMoves, { uuid, contact })).error?.code).toBe("refund_not_allowed");
});

test("behavior: seats that went meanwhile are refused, a stranger finds nothing, and too late is too late", async () => {
  const { bench, hall, move, uuid } = await booked();
  const other = given(await price(bench, move.Show.show_id, move.seats));
  if (other.documents.length === 0) given(await bench.ask(calls.reserveMovies, orderFor(other, "omar@example.com")));
  const wish = { uuid, contact, show_id: move.Show.show_id, seats: move.seats };
  expect((await bench.ask(calls.moveMovie, wish)).error?.code).toBe("seat_taken");
  expect((await bench.ask(calls.movieMoves, { uuid })).error?.code).toBe("not_found");
  bench.clock.advance(Date.parse(hall.Show.begins_at) - 2 * hourMs - bench.clock.now());
  expect((await bench.ask(calls.moveMovie, wish)).error?.code).toBe("refund_not_allowed");
});

test("behavior: whoever looks at a hall is told of each seat that is held, and of both halls when a booking is moved", async () => {
  const { bench, hall, move, seats, uuid } = await booked();
  given(await bench.ask(calls.moveMovie, { uuid, contact, show_id: move.Show.show_id, seats: move.seats }));
  const told = bench.events.filter(({ event }) => event === "seat.changed").map(({ channel }) => channel);
  expect(seats).toHaveLength(2);
  expect(told.slice(-3)).toEqual([
    `show.${hall.Show.show_id}`,
    `show.${hall.Show.show_id}`,
    `show.${move.Show.show_id}`,
  ]);
});
