import { moviesEndpoints as calls } from "@safar/api-clients/wire";
import { expect, test } from "vitest";
import { freeIn, given, hallOf, openCinema, orderFor, price, type Seatmap, showsOf } from "./movies.fixture.ts";

const clients = 500;
const places = 200;

/** A hall of 200 that nobody has booked, where one seat may be left alone. */
const emptyHall = async (bench: ReturnType<typeof openCinema>): Promise<Seatmap> => {
  for (const city of ["karachi", "lahore", "islamabad", "rawalpindi", "faisalabad", "multan", "jeddah", "riyadh"]) {
    for (const date of ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"]) {
      for (const { places: size, show_id } of (await showsOf(bench, "quiet-matinee", city, date)).Shows) {
        const hall = size === places ? await hallOf(bench, show_id) : null;
        if (hall !== null && !hall.rules.some(({ rule }) => rule === "no_single")) return hall;
      }
    }
  }
  throw new Error("The quiet film has no hall of 200.");
};

test("invariant: 500 choose from a hall of 200 at once: each seat is sold once, and everybody else is told", async () => {
  const bench = openCinema();
  const hall = await emptyHall(bench);
  const { show_id } = hall.Show;
  const refusals: string[] = [];

  /** Chooses a seat of the map they see, and another one of a new map when that was taken, until they have one or none is left. */
  const client = async (number: number): Promise<string | null> => {
    for (let seen = freeIn(hall), turn = 0; ; seen = freeIn(await hallOf(bench, show_id)), turn += 1) {
      const wish = seen[(number * 7 + turn * 13) % Math.max(1, seen.length)];
      if (wish === undefined) return null;
      const quoted = await price(bench, show_id, [wish.id]);
      const answer =
        quoted.data === undefined
          ? quoted
          : await bench.ask(calls.reserveMovies, orderFor(quoted.data, `client${number}@example.com`));
      if (answer.error === undefined) return wish.id;
      refusals.push(answer.error.code);
    }
  };

  const got = await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  const sold = got.filter((seat) => seat !== null);
  expect(sold).toHaveLength(places);
  expect(new Set(sold).size).toBe(places);
  expect(got.filter((seat) => seat === null)).toHaveLength(clients - places);
  expect(new Set(refusals)).toEqual(new Set(["seat_taken"]));
  expect(given(await bench.ask(calls.movieSeatmap, { show_id })).Show.left).toBe(0);
});
