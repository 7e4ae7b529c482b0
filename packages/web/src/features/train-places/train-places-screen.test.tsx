// @vitest-environment jsdom
import {
  type Locale,
  type PlaceFaresRequest,
  refId,
  type SeatPriceOutcome,
  type TrainChoice,
  type TrainPlacesOutcome,
  trainPlacesMachine,
} from "@safar/engine";
import { sampleTrain, sampleTrainPlan, sampleTrainsSearch } from "@safar/engine/testing";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createActor, fromPromise, type InputFrom } from "xstate";
import { layOut, renderResults } from "../results/results.harness.tsx";
import { TrainPlacesScreen } from "./train-places-screen.tsx";

beforeAll(layOut);
afterEach(cleanup);

const [first] = sampleTrainPlan.decks;
/** Two coaches, of which nobody has the second. */
const plan = {
  ...sampleTrainPlan,
  decks: first === undefined ? [] : [first, { ...first, car: "B2" }],
  seats: [
    ...sampleTrainPlan.seats,
    ...sampleTrainPlan.seats.map((place) => ({
      ...place,
      id: place.id.replace("B1", "B2"),
      bay: `B2/${place.row}`,
      deck: 1,
      status: "available" as const,
    })),
  ],
};
const places: TrainPlacesOutcome = {
  type: "PLACES",
  ownGender: "male",
  train: sampleTrain,
  plan,
  travellers: [
    { id: "pax1", age: "adult" },
    { id: "pax2", age: "adult" },
  ],
  search: sampleTrainsSearch,
  expiresAt: 900_000,
};

const begin = async (
  locale: Locale = "en",
  read: TrainPlacesOutcome = places,
  begun: Partial<InputFrom<typeof trainPlacesMachine>> = {},
) => {
  const actor = createActor(
    trainPlacesMachine.provide({
      actors: {
        readSeats: fromPromise<TrainPlacesOutcome, TrainChoice>(async () => read),
        priceSeats: fromPromise<SeatPriceOutcome, PlaceFaresRequest>(async () => ({ type: "SESSION_EXPIRED" })),
        waitUntil: fromPromise(() => new Promise<void>(() => {})),
      },
    }),
    { input: { train: sampleTrain.id, code: "ac-sleeper", ...begun } },
  ).start();
  await act(async () => undefined);
  const shown = await renderResults(
    <TrainPlacesScreen actor={actor} />,
    locale,
    `/train/seat-selection/${refId("T-1")}`,
  );
  return { ...shown, actor };
};

const grid = () => within(screen.getByRole("grid"));
const berth = (name: RegExp) => grid().getByRole("button", { name });

test("default: each berth says where it is, what it costs and how it stands; a coach is one stop for the Tab key", async () => {
  await begin();
  expect(berth(/^Lower berth 1, AC sleeper, Rs.8,900, available$/)).toBeDefined();
  expect(berth(/^Lower berth taken, AC sleeper, taken by a man$/).ariaDisabled).toBe("true");
  expect(
    grid()
      .getAllByRole("button")
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
});

test.each([
  ["en", /^Lower berth 1,/, "lower\nRs\u00a08,900"],
  ["ar", /1، /, "سفلي\n8,900\u00a0روبية"],
] as const)("default: in %s a berth says all that it costs", async (locale, name, words) => {
  await begin(locale);
  expect(grid().getAllByRole("button", { name })[0]?.dataset["notes"]).toBe(words);
});

test("default: the legend has what is on the plan", async () => {
  await begin();
  const legend = within(screen.getByRole("list", { name: "Seat legend" })).getAllByRole("listitem");
  expect(legend.map(({ textContent }) => textContent)).toEqual([
    "Available",
    "Selected",
    "Booked by a man",
    "Unavailable",
  ]);
});

test("behavior: a berth's price is in the sum at once, and gone with the berth", async () => {
  await begin();
  fireEvent.click(berth(/^Lower berth 1,/));
  expect(screen.getByText("Price of your places").parentElement?.textContent).toMatch(/8,900/);
  fireEvent.click(berth(/^Lower berth 1, .*selected for: Man$/));
  expect(screen.getByText("No place chosen yet")).toBeDefined();
});

test("default: a family cabin is called one on the plan", async () => {
  const family = { code: "family", name: { en: "Family cabin", ar: "مقصورة عائلية" } };
  await begin("en", {
    ...places,
    plan: {
      ...plan,
      categories: [...plan.categories, family],
      seats: plan.seats.map((seat) => (seat.bay === "B1/0" ? { ...seat, category: "family" } : seat)),
    },
  });
  expect(screen.getByText("Family cabin 0")).toBeDefined();
});

/** The first bay of coach B2 is a cabin of three, for a party of so many. */
const withCabin = (party: number): TrainPlacesOutcome => ({
  ...places,
  plan: {
    ...plan,
    seats: plan.seats.map((seat) => (seat.bay === "B2/0" ? { ...seat, category: "family" } : seat)),
    rules: [
      { rule: { rule: "most", most: party }, reason: { en: "As many as travel.", ar: "بعدد المسافرين." } },
      {
        rule: { rule: "whole_bay", category: "family", party },
        reason: { en: "Families keep together.", ar: "تبقى العائلة معًا." },
      },
    ],
  },
  travellers: Array.from({ length: party }, (_, at) => ({ id: `pax${at + 1}`, age: "adult" as const })),
});

test("behavior: a cabin that is sold whole is closed to a party that does not fill it, and says why", async () => {
  const { actor } = await begin("en", withCabin(2));
  fireEvent.click(screen.getByRole("radio", { name: "Coach B2, 3 places free" }));
  expect(screen.getByText("Unavailable, or in a cabin that is sold whole")).toBeDefined();
  fireEvent.click(berth(/^Lower berth 1,.*sold as a whole, to parties of 3/));
  expect(within(screen.getByRole("alert")).getByText(/sold as a whole, to parties of 3/)).toBeDefined();
  expect(within(screen.getByRole("alert")).getByText("Families keep together.")).toBeDefined();
  expect(actor.getSnapshot().context.picks).toEqual([]);
});

test("behavior: who fills a cabin that is sold whole gets it with one press, and gives it back with one", async () => {
  const { actor } = await begin("en", withCabin(3));
  const seats = () => actor.getSnapshot().context.picks.map(({ seat }) => seat);
  fireEvent.click(berth(/^Lower berth 4,/));
  expect(seats()).toEqual(["B1-4"]);
  for (const name of ["Adult 2 is", "Adult 3 is"])
    fireEvent.click(within(screen.getByRole("radiogroup", { name })).getByRole("radio", { name: "Woman" }));
  fireEvent.click(screen.getByRole("radio", { name: "Coach B2, 6 places free" }));
  fireEvent.click(berth(/^Lower berth 2,/));
  expect(seats().toSorted()).toEqual(["B2-1", "B2-2", "B2-taken"]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Continue" }).disabled).toBe(false);
  fireEvent.click(berth(/^Lower berth 1,/));
  expect(seats()).toEqual([]);
});

test("behavior: another coach is a press away, and its map takes the place of the first", async () => {
  const { actor } = await begin();
  fireEvent.click(screen.getByRole("radio", { name: "Coach B2, 6 places free" }));
  fireEvent.click(berth(/^Lower berth taken,/));
  expect(actor.getSnapshot().context.picks).toMatchObject([{ id: "pax1", seat: "B2-taken" }]);
});

test("behavior: a full coach leads to the next one with room for everybody", async () => {
  const full = {
    ...plan,
    seats: plan.seats.map((place) => (place.deck === 0 ? { ...place, status: "booked_male" as const } : place)),
  };
  await begin("en", { ...places, plan: full });
  // Who looks at the full one by themselves is shown the way back.
  fireEvent.click(screen.getByRole("radio", { name: "Coach B1, full" }));
  expect(screen.getByText("Coach B1 is full")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Show coach B2, 6 free" }));
  expect(screen.getByRole("grid", { name: "Places of coach B2" })).toBeDefined();
});

test("behavior: the list does all that the plan does", async () => {
  const { actor } = await begin();
  fireEvent.click(screen.getByRole("radio", { name: "List" }));
  fireEvent.click(screen.getByRole("button", { name: "Choose Lower berth 3" }));
  expect(actor.getSnapshot().context.picks).toMatchObject([{ seat: "B1-3" }]);
  fireEvent.click(screen.getAllByRole("button", { name: "Remove Lower berth 3" })[0] ?? document.body);
  expect(actor.getSnapshot().context.picks).toEqual([]);
});

test("behavior: of whom it is not known it is asked first who they are, and what is proposed is marked on the plan", async () => {
  await begin("en", { ...places, ownGender: null, travellers: [{ id: "pax1", age: "adult" }] });
  expect(screen.queryByRole("radio", { name: "Man", checked: true })).toBeNull();
  fireEvent.click(berth(/^Lower berth 1,/));
  expect(screen.getByText("Say first whether the place is for a man or a woman.")).toBeDefined();
  // Whoever says it where it is asked has the place that they pressed.
  fireEvent.click(within(screen.getByRole("alert")).getByRole("radio", { name: "Man" }));
  expect(screen.getByRole("heading", { name: "Your places (1 of 1)" })).toBeDefined();
  fireEvent.click(berth(/^Lower berth 1,/));
  fireEvent.click(screen.getByRole("button", { name: "Choose for me" }));
  expect(within(screen.getByRole("list", { name: "Seat legend" })).getByText("Proposed for you")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Take this place" }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Continue" }).disabled).toBe(false);
});

test("behavior: the best places are proposed with why, and taken with one press", async () => {
  const { actor } = await begin();
  fireEvent.click(screen.getByRole("button", { name: "Choose for us" }));
  expect(screen.getByText("Say first of everyone whether they are a man or a woman.")).toBeDefined();
  fireEvent.click(within(screen.getByRole("radiogroup", { name: "Adult 2 is" })).getByRole("radio", { name: "Woman" }));
  fireEvent.click(screen.getByRole("button", { name: "Choose for us" }));
  expect(screen.getByText(/The best together:/).textContent).toMatch(/Side by side|All in one bay/);
  fireEvent.click(screen.getByRole("button", { name: "Take these places" }));
  expect(actor.getSnapshot().context.picks).toHaveLength(2);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Continue" }).disabled).toBe(false);
});

test("default: the plan says where the front is, whose turn it is, and what each sort of berth costs all in", async () => {
  await begin();
  expect(screen.getByText("↑ Front of the train")).toBeDefined();
  expect(screen.getByText("Choose for Adult 1")).toBeDefined();
  const prices = within(screen.getByRole("list", { name: "Prices of the berths" })).getAllByRole("listitem");
  expect(prices.map(({ textContent }) => textContent)).toContain("Lower berth Rs\u00a08,900");
  fireEvent.click(berth(/^Lower berth 1,/));
  expect(screen.getByText("Choose for Adult 2")).toBeDefined();
  expect(berth(/^Lower berth 1,/).dataset).toMatchObject({ mark: "1 ♂\ufe0e", notes: "lower\nAdult 1" });
});

test("default: a child is a boy or a girl, and the plan says that its prices are a child's", async () => {
  const child = { id: "pax1", age: "child" as const };
  await begin("en", { ...places, travellers: [child, { id: "pax2", age: "adult" }] });
  expect(within(screen.getByRole("radiogroup", { name: "Child 1 is" })).getAllByRole("radio")).toHaveLength(2);
  expect(screen.getByRole("radio", { name: "Boy" })).toBeDefined();
  expect(screen.getByText("Choose for Child 1: prices are for a child")).toBeDefined();
});

const refused = [
  ["en", /^Lower berth taken,/, "Berth taken is taken."],
  ["ar", /^السرير السفلي taken،/, "السرير taken محجوز."],
] as const;

test.each(refused)("behavior: in %s a berth that cannot be had, %s, says why: %s", async (locale, name, why) => {
  await begin(locale);
  fireEvent.click(berth(name));
  expect(within(screen.getByRole("alert")).getByText(why)).toBeDefined();
});

test("behavior: a woman on her own is told the operator's reason in a sentence", async () => {
  const rules = plan.rules.map(({ reason, rule }) => ({
    reason,
    rule: rule.rule === "lone_woman" ? { ...rule, isAlone: true } : rule,
  }));
  const one = { ...places, plan: { ...plan, rules }, travellers: [{ id: "pax1", age: "adult" as const }] };
  await begin("en", one);
  fireEvent.click(screen.getByRole("radio", { name: "Woman" }));
  fireEvent.click(berth(/^Lower berth 1, .*not for a woman who travels alone/));
  expect(screen.getByText("No place chosen yet")).toBeDefined();
  // Above the plan, and among the operator's rules.
  expect(screen.getAllByText(/Women travel in peace\./)).toHaveLength(2);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Continue" }).disabled).toBe(true);
});

test("behavior: where the berth is gone and none is left, other classes and other trains are a press away", async () => {
  const [own] = plan.seats;
  if (own === undefined) throw new Error("It has places.");
  const seats = plan.seats.map((seat) => ({ ...seat, status: "unavailable" as const }));
  const { actor } = await begin(
    "en",
    { ...places, plan: { ...plan, seats } },
    {
      picks: [{ id: "pax1", age: "adult", gender: "male", seat: own.id }],
      gone: [own.id],
    },
  );
  const trains = screen.getByRole("link", { name: "See other trains" });
  expect(trains.getAttribute("href")).toMatch(/^\/train\/[^/]+-to-[^/]+\?/);
  fireEvent.click(screen.getByRole("button", { name: "See other classes" }));
  expect(actor.getSnapshot().output).toMatchObject({ type: "BACK" });
});
