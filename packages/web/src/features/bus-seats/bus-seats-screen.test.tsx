// @vitest-environment jsdom
import {
  type Locale,
  type OfferId,
  type SeatFaresOutcome,
  type SeatFaresRequest,
  type SeatsOutcome,
  seatsMachine,
} from "@safar/engine";
import { sampleDepartureRef, samplePicks, seatFaresOutcomes, seatsOutcomes } from "@safar/engine/testing";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { layOut, renderResults } from "../results/results.harness.tsx";
import { BusSeatsScreen } from "./bus-seats-screen.tsx";

beforeAll(layOut);
afterEach(cleanup);

type Chosen = { readonly picks?: typeof samplePicks; readonly gone?: readonly string[] };

const begin = async (
  input: Chosen = {},
  locale: Locale = "en",
  fares: SeatFaresOutcome = seatFaresOutcomes.FARES,
  ownGender: "male" | null = "male",
) => {
  const actor = createActor(
    seatsMachine.provide({
      actors: {
        readSeats: fromPromise<SeatsOutcome, OfferId>(async () => ({ ...seatsOutcomes.SEATS, ownGender })),
        priceSeats: fromPromise<SeatFaresOutcome, SeatFaresRequest>(async () => fares),
        waitUntil: fromPromise(() => new Promise<void>(() => {})),
      },
    }),
    { input: { departure: sampleDepartureRef, ...input } },
  ).start();
  await act(async () => undefined);
  const shown = await renderResults(<BusSeatsScreen actor={actor} />, locale, "/bus/seat-selection/S-1-1");
  return { ...shown, actor };
};

const seat = (name: RegExp) => within(screen.getByRole("grid")).getByRole("button", { name });
const stops = () =>
  within(screen.getByRole("grid"))
    .getAllByRole("button")
    .filter(({ tabIndex }) => tabIndex === 0);

test("default: each seat says what it is and how it stands, and the coach is one stop for the Tab key", async () => {
  await begin();
  expect(seat(/^Seat 1, Front seat, taken by a woman$/)).toBeDefined();
  expect(seat(/^Seat 5, Standard seat, .*available$/)).toBeDefined();
  expect(stops()).toHaveLength(1);
});

test("behavior: the arrows lead from seat to seat, and a press takes one and gives it back", async () => {
  const { actor } = await begin();
  const five = seat(/^Seat 5,/);
  act(() => five.focus());
  fireEvent.keyDown(five, { key: "ArrowRight" });
  expect(document.activeElement).not.toBe(five);
  expect(stops()).toEqual([document.activeElement]);
  fireEvent.click(five);
  expect(actor.getSnapshot().context.picks).toEqual([{ seat: "5", gender: "male" }]);
  fireEvent.click(seat(/^Seat 5, .*chosen for: Man$/));
  expect(actor.getSnapshot().context.picks).toEqual([]);
});

test("behavior: of whom it is not known it is asked first for whom a seat is, and none is closed to them till then", async () => {
  const { actor } = await begin({}, "en", seatFaresOutcomes.FARES, null);
  expect(screen.queryByRole("radio", { name: "Man", checked: true })).toBeNull();
  fireEvent.click(seat(/^Seat 2, .*available$/));
  expect(screen.getByText("Say first whether the place is for a man or a woman.")).toBeDefined();
  // Whoever says it where it is asked has the seat that they pressed.
  fireEvent.click(within(screen.getByRole("alert")).getByRole("radio", { name: "Woman" }));
  expect(actor.getSnapshot().context.picks).toEqual([{ seat: "2", gender: "female" }]);
});

test("default: the legend explains the looks that are there, and no others", async () => {
  await begin();
  const legend = within(screen.getByRole("list", { name: "Seat legend" }));
  expect(legend.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Available",
    "Yours",
    "A man sits here",
    "A woman sits here",
    "Not for this traveller",
  ]);
});

test.each([
  ["en", "Prices of the seats", ["Standard seat Rs\u00a04,200", "Front seat Rs\u00a04,600"]],
  ["ar", "أسعار المقاعد", ["مقعد عادي 4,200\u00a0روبية", "مقعد أمامي 4,600\u00a0روبية"]],
] as const)("default: in %s the prices are named, and each stands on its seats", async (locale, label, prices) => {
  await begin({}, locale);
  const list = within(screen.getByRole("list", { name: label }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(prices);
  const marks = within(screen.getByRole("grid"))
    .getAllByRole("button")
    .map(({ dataset }) => [dataset["seat"], dataset["notes"], dataset["tier"]]);
  expect(marks).toContainEqual(["5", "4,200", "1"]);
  // What cannot be had costs nobody anything.
  expect(marks).toContainEqual(["1", undefined, undefined]);
});

test("behavior: the best seats are found for no more than one booking has, and it says why they are the best", async () => {
  await begin();
  fireEvent.click(screen.getByText("Find the best seats together"));
  const more = screen.getByRole("button", { name: "Add a man" });
  for (let presses = 0; presses < 6; presses += 1) fireEvent.click(more);
  expect(screen.getByRole<HTMLInputElement>("spinbutton", { name: "Men" }).value).toBe("4");
  expect(screen.getAllByText("One booking has at most 5 seats.")).toHaveLength(2);
  for (let presses = 0; presses < 3; presses += 1)
    fireEvent.click(screen.getByRole("button", { name: "Remove a man" }));
  fireEvent.click(screen.getByRole("button", { name: "Find seats" }));
  expect(screen.getByText(/The best together:/).textContent).toContain("Side by side.");
  fireEvent.click(screen.getByRole("button", { name: "Choose these seats" }));
  expect(screen.getByRole("heading", { name: "Your seats (2 of 5 at most)" })).toBeDefined();
});

const refused = [
  ["en", /^Seat 1,/, "Seat 1 is taken."],
  ["en", /^Seat 2,/, "Seat 2 is beside a woman in seat 1, and this operator seats only women there."],
  ["ar", /^المقعد 1،/, "المقعد 1 محجوز."],
] as const;

test.each(refused)("behavior: in %s a seat that cannot be had, %s, says why: %s", async (locale, name, why) => {
  const { actor } = await begin({}, locale);
  fireEvent.click(seat(name));
  expect(within(screen.getByRole("alert")).getByText(why)).toBeDefined();
  expect(actor.getSnapshot().context.picks).toEqual([]);
});

describe("a seat that somebody else was quicker to take", () => {
  test("behavior: the others stay, and the nearest free one is a press away", async () => {
    const { actor } = await begin({ picks: samplePicks, gone: ["6"] });
    expect(screen.getByText("Seat 6 was just booked by someone else")).toBeDefined();
    expect(actor.getSnapshot().context.picks.map((pick) => pick.seat)).toEqual(["5"]);
    fireEvent.click(screen.getByRole("button", { name: /^Choose seat/ }));
    expect(actor.getSnapshot().context.picks).toHaveLength(2);
    expect(screen.queryByText("Seat 6 was just booked by someone else")).toBeNull();
  });
});

test("behavior: seats go on to the bundles, which say what they cost", async () => {
  const { actor } = await begin({ picks: samplePicks });
  fireEvent.click(screen.getByRole("button", { name: "Continue to the bundles" }));
  await act(async () => undefined);
  // Whoever pressed far below, or by a key, begins at the top of them.
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Choose a bundle" }));
  expect(actor.getSnapshot().context.bundle).toBe("standard");
  // The fixture has them the other way round: what costs least stands first, whichever is chosen.
  expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual(["saver", "standard"]);
});

test("behavior: the hour over the seats is that of the stop where one gets on", async () => {
  await begin();
  const where = screen.getByRole<HTMLSelectElement>("combobox", { name: "Where to get on" });
  for (const { textContent, value } of [...where.options].toReversed()) {
    fireEvent.change(where, { target: { value } });
    const hour = (textContent ?? "").split(" ")[0] ?? "";
    expect(screen.getByRole("heading", { level: 1 }).parentElement?.textContent).toContain(hour);
  }
  expect(where.options.length).toBeGreaterThan(1);
});

test("behavior: the list does all that the plan does", async () => {
  const { actor } = await begin();
  fireEvent.click(screen.getByRole("radio", { name: "List" }));
  fireEvent.click(screen.getByRole("button", { name: "Choose Seat 5" }));
  expect(actor.getSnapshot().context.picks).toMatchObject([{ seat: "5" }]);
  fireEvent.click(screen.getAllByRole("button", { name: "Remove Seat 5" })[0] ?? document.body);
  expect(actor.getSnapshot().context.picks).toEqual([]);
});
