// @vitest-environment jsdom
import type { BookedMovie, MoviesBooking } from "@safar/engine";
import { sampleFilm, sampleShow } from "@safar/engine/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { bookedSample } from "../bookings/booking.fixtures.ts";
import { renderResults } from "../results/results.harness.tsx";
import { DoorAsks } from "./door-asks.tsx";

afterEach(cleanup);

const glasses = { minor: 20_000, currency: "PKR" } as const;
const words = { en: "From 15 years", ar: "من 15 سنة" };

const asked = async (of: Partial<BookedMovie>) => {
  const movies: BookedMovie = {
    film: sampleFilm,
    show: sampleShow,
    seats: ["A2", "A3"],
    category: words,
    code: null,
    extras: [],
    lead: null,
    directions: words,
    movableUntil: null,
    ...of,
  };
  const booking: MoviesBooking = { ...bookedSample, movies };
  await renderResults(<DoorAsks booking={booking} />, "en");
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
};

test("default: a ticket says whose document is shown, what proves an age and that glasses are needed", async () => {
  const said = await asked({
    lead: { name: "Ayesha Siddiqui", ending: "5652" },
    film: { ...sampleFilm, certificate: { code: "R15", fromAge: 15, words } },
    show: { ...sampleShow, glasses },
  });
  expect(said).toEqual([
    "In the name of Ayesha Siddiqui. ID is checked at the door: bring the document ending 5652.",
    "R15 · From 15 years. The cinema asks for proof of age at the door.",
    "In 3D: each of you needs glasses. Bring yours.",
  ]);
});

test("behavior: only who bought glasses is told where to collect them", async () => {
  const of = (kind: "glasses" | "snack") =>
    asked({ show: { ...sampleShow, glasses }, extras: [{ name: words, kind, count: 1 }] });
  expect((await of("snack")).at(-1)).toMatch(/Bring yours\.$/);
  cleanup();
  expect((await of("glasses")).at(-1)).toMatch(/collect those that you bought at the snack counter\.$/);
});

test("edge: where the door asks for nothing, nothing is said", async () => {
  const all = { ...sampleFilm, certificate: { code: "U", fromAge: null, words } };
  expect(await asked({ film: all })).toEqual([]);
});
