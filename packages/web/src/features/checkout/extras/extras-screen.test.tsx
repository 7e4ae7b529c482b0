// @vitest-environment jsdom
import type { ExtrasInput, ExtrasOutcome } from "@safar/engine";
import { extrasModel } from "@safar/engine/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { renderCheckout, waitUntil } from "../checkout.harness.tsx";
import type { CheckoutTrip } from "../checkout-trip.ts";
import { journeyWords } from "../journey-words.tsx";
import { ExtrasScreen } from "./extras-screen.tsx";

afterEach(cleanup);

const { inputs, machine, outcomes } = extrasModel;
const parts = [
  { id: "s1", label: "SV 701, Karachi to Jeddah", leg: "Karachi to Jeddah" },
  { id: "s2", label: "SV 700, Jeddah to Karachi", leg: "Jeddah to Karachi" },
];

const show = async (
  input: ExtrasInput,
  {
    outcome = outcomes.readExtras.extras,
    locale,
    included,
    words = journeyWords,
  }: {
    outcome?: ExtrasOutcome;
    locale?: "en" | "ar";
    included?: CheckoutTrip["included"];
    words?: CheckoutTrip["words"];
  } = {},
) => {
  const actor = createActor(machine.provide({ actors: { readExtras: fromPromise(async () => outcome), waitUntil } }), {
    input,
  }).start();
  await waitFor(() => expect(actor.getSnapshot().hasTag("busy")).toBe(false));
  await renderCheckout(
    <ExtrasScreen actor={actor} words={words} summary={null} parts={parts} included={included} />,
    locale,
  );
  return actor;
};

/** The step of a kind, opened from its card. */
const open = (kind: "seat" | "bag" | "meal") => {
  const button = document.getElementById(`open-extras-${kind}`);
  if (button === null) throw new Error(`There is nothing to choose of ${kind}.`);
  fireEvent.click(button);
  return within(screen.getByRole("dialog"));
};
/** The goods of one of the open step, each a radio by its name and its price. */
const goodsOf = (step: ReturnType<typeof open>, name: string) => within(step.getByRole("group", { name }));
/** The step of the seats, which most of these tests are about. */
const showSeats: typeof show = async (...how) => {
  const actor = await show(...how);
  open("seat");
  return actor;
};
const seat = (name: string | RegExp) => screen.getByRole("button", { name });
const choicesOf = (actor: Awaited<ReturnType<typeof show>>) => actor.getSnapshot().context.choices;

describe("default: every seat says what it is", () => {
  test.each([
    ["en", ["13C, aisle, Rs\u00a01,500, available", "13A, window, Rs\u00a02,500, available", "12C, aisle, taken"]],
    ["ar", ["13C، ممر، 1,500\u00a0روبية، متاح", "13A، نافذة، 2,500\u00a0روبية، متاح", "12C، ممر، محجوز"]],
  ] as const)("in %s", async (locale, names) => {
    await showSeats(inputs.empty, { locale });
    for (const name of names) expect(seat(name)).toBeDefined();
  });
});

test("default: one stop for the Tab key, arrows from seat to seat", async () => {
  await showSeats(inputs.empty);
  const stops = () =>
    within(screen.getByRole("grid"))
      .getAllByRole("button")
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops().map((stop) => stop.dataset["seat"])).toEqual(["11B"]);
  stops()[0]?.focus();
  fireEvent.keyDown(seat(/^11B/), { key: "ArrowDown" });
  expect(document.activeElement).toBe(seat(/^12B/));
  fireEvent.keyDown(seat(/^12B/), { key: "End" });
  expect(document.activeElement).toBe(seat(/^12F/));
  expect(stops()).toEqual([document.activeElement]);
});

test("behavior: what seats cost and what signs mean take one line before the map, until they are asked for", async () => {
  await showSeats(inputs.empty);
  const signs = screen.getByText("Prices and signs").closest("details");
  if (signs === null) throw new Error("Nothing folds them.");
  expect(signs.open).toBe(false);
  expect(within(signs).getByRole("list", { name: "Seat legend" })).toBeDefined();
  expect(signs.compareDocumentPosition(seat(/^12D/)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("behavior: a chosen seat leads to the next traveller without one, and says so", async () => {
  const actor = await showSeats(inputs.empty);
  fireEvent.click(seat(/^12D/));
  expect(choicesOf(actor)).toEqual([
    { serviceId: "seat.s1.12D", travellerId: "adult-1", segmentId: "s1", quantity: 1 },
  ]);
  expect(screen.getByText("12D is for Adult 1. Now choose for Adult 2.")).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Adult 2/ }).checked).toBe(true);
  expect(seat("12D, aisle, Rs\u00a01,500, chosen for Adult 1").getAttribute("aria-pressed")).toBe("false");
});

test("behavior: one's own seat is given back by choosing it again, another's leads to them", async () => {
  const actor = await showSeats(inputs.empty);
  fireEvent.click(seat(/^12D/));
  fireEvent.click(seat(/^12D/));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Adult 1/ }).checked).toBe(true);
  expect(seat(/^12D/).getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(seat(/^12D/));
  expect(choicesOf(actor)).toEqual([]);
});

test("behavior: a party can be put together, infants on a lap", async () => {
  const actor = await showSeats(inputs.empty);
  fireEvent.click(screen.getByRole("button", { name: "Seat us together" }));
  expect(choicesOf(actor).map(({ travellerId, serviceId }) => `${travellerId} ${serviceId}`)).toEqual([
    "adult-1 seat.s1.12D",
    "adult-2 seat.s1.12E",
    "child-1 seat.s1.12F",
  ]);
  expect(screen.queryByRole("radio", { name: /Infant/ })).toBeNull();
});

/** The sample with 12D at an exit and 13E with a place for a bassinet. */
const withExit = (): ExtrasOutcome => {
  const { extras } = outcomes.readExtras;
  const features = { "12D": ["exit"], "13E": ["bassinet"] } as const;
  const told = <Element extends { readonly kind: string; readonly designator?: string }>(one: Element): Element => {
    const own = Object.entries(features).find(([designator]) => designator === one.designator);
    return own === undefined ? one : { ...one, features: own[1] };
  };
  const withRows = extras.seatMaps.map((map) => ({
    ...map,
    cabins: map.cabins.map((cabin) => ({
      ...cabin,
      rows: cabin.rows.map((row) => ({ ...row, elements: row.elements.map(told) })),
    })),
  }));
  return { ...extras, seatMaps: withRows };
};

describe("behavior: an exit is not for somebody with an infant on the lap, and the sentence says so", () => {
  test.each([
    [
      "en",
      "Seat 12D is in an exit row, which is not available to travellers with an infant on their lap. Seat 13E has a place for a bassinet.",
    ],
    ["ar", "المقعد 12D في صف مخرج الطوارئ، ولا يجلس فيه من يحمل رضيعًا في حضنه. عند المقعد 13E مكان لسرير رضيع."],
  ] as const)("in %s", async (locale, why) => {
    const actor = await showSeats({ ...inputs.empty, laps: ["adult-1"] }, { outcome: withExit(), locale });
    expect(seat(/^12D/).getAttribute("aria-label")).toContain(why);
    fireEvent.click(seat(/^12D/));
    expect(within(screen.getByRole("alert")).getByText(why)).toBeDefined();
    expect(choicesOf(actor)).toEqual([]);
  });

  test("another of the party may have it", async () => {
    const actor = await showSeats({ ...inputs.empty, laps: ["adult-1"] }, { outcome: withExit() });
    fireEvent.click(screen.getByRole("radio", { name: /Adult 2/ }));
    fireEvent.click(seat(/^12D/));
    expect(choicesOf(actor)).toMatchObject([{ serviceId: "seat.s1.12D", travellerId: "adult-2" }]);
  });
});

test("behavior: the seats stay as the aircraft is, also where text runs the other way", async () => {
  await showSeats(inputs.empty, { locale: "ar" });
  expect(screen.getByRole("grid").parentElement?.dir).toBe("ltr");
  expect(
    within(screen.getByRole("grid"))
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual([..."ABCDEF"]);
});

test("behavior: nobody goes on without what they must have; the focus goes to what is missing", async () => {
  const actor = await show(inputs.seated);
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  const summary = screen.getByRole("alert", { name: "Before you continue" });
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Adult 1 has no seat yet: SV 701, Karachi to Jeddah"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change: Seats" }));
  fireEvent.click(within(summary).getByRole("link"));
  expect(document.activeElement).toBe(seat(/^11B/));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Adult 1/ }).checked).toBe(true);
  fireEvent.click(seat(/^12D/));
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(actor.getSnapshot().output).toMatchObject({ type: "CHOSEN" });
});

test("behavior: another bag takes the place of the first, and none takes it away", async () => {
  const actor = await show(inputs.free);
  const bags = open("bag");
  const goods = goodsOf(bags, "Adult 1");
  fireEvent.click(goods.getByRole("radio", { name: /2 × .20 kg.*12,000/ }));
  expect(choicesOf(actor)).toEqual([{ serviceId: "bag.20", travellerId: "adult-1", segmentId: null, quantity: 2 }]);
  fireEvent.click(goods.getByRole("radio", { name: "No extra bag" }));
  expect(choicesOf(actor)).toEqual([]);
  expect(bags.queryByRole("group", { name: "Infant 1" })).toBeNull();
});

test("default: the fare's own bags stand on the card of the bags, where they are known", async () => {
  await show(inputs.free, { included: { bag: "Cabin 7 kg, No checked bag" } });
  expect(screen.getByRole("region", { name: "Checked bags" }).textContent).toContain(
    "Your fare: Cabin 7 kg, No checked bag",
  );
});

test("behavior: what is included is told, not sold", async () => {
  await show(inputs.free);
  const meals = within(screen.getByRole("region", { name: "Meals" }));
  expect(meals.getByText(/^Included: .Hot meal.$/)).toBeDefined();
  expect(meals.queryByRole("button")).toBeNull();
});

test("behavior: without an answer the booking goes on if nothing must be chosen", async () => {
  const actor = await show(inputs.free, { outcome: outcomes.readExtras.offline });
  expect(screen.getByRole("heading", { name: "The extras could not be loaded" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Continue without extras" }));
  expect(actor.getSnapshot().output).toMatchObject({ type: "CHOSEN", choices: [] });
});

test("behavior: seats that went to somebody else are named", async () => {
  await show({ ...inputs.empty, taken: [{ segmentId: "s1", seat: "12A" }] });
  expect(screen.getByText("Some of your seats were just booked by someone else")).toBeDefined();
  expect(screen.getByText("12A")).toBeDefined();
});

test("default: a card for each kind says what is chosen and what it costs, or what it begins at", async () => {
  const actor = await show(inputs.free);
  const card = (name: string) => screen.getByRole("region", { name }).textContent;
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["Seats", "Checked bags", "Meals"]),
  );
  expect(card("Seats")).toContain("choose where you sit");
  expect(card("Checked bags")).toContain("from \u2068Rs\u00a06,000\u2069");
  fireEvent.click(goodsOf(open("bag"), "Adult 1").getByRole("radio", { name: /2 × .20 kg/ }));
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(card("Checked bags")).toContain("Adult 12 × \u206820 kg\u2069");
  expect(card("Checked bags")).toContain("Rs\u00a012,000");
  expect(choicesOf(actor)).toHaveLength(1);
});

test("behavior: whoever wants nothing skips the step, and whoever has chosen goes on", async () => {
  const actor = await show(inputs.free);
  fireEvent.click(goodsOf(open("bag"), "Adult 1").getByRole("radio", { name: /^.20 kg/ }));
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("button", { name: "Skip this step" })).toBeNull();
  // What the extras add stands beside the way on.
  expect(screen.getAllByText(/^Extras:/).map(({ textContent }) => textContent)).toContain("Extras: Rs\u00a06,000");
  expect(screen.getByRole("button", { name: "Continue" })).toBeDefined();
  fireEvent.click(goodsOf(open("bag"), "Adult 1").getByRole("radio", { name: "No extra bag" }));
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  fireEvent.click(screen.getByRole("button", { name: "Skip this step" }));
  expect(actor.getSnapshot().output).toMatchObject({ type: "CHOSEN", choices: [] });
});

test("default: what goods of an order come to stands beside the way on, and who wants none skips them", async () => {
  const words = { ...journeyWords, extras: { title: "Snacks", intro: "", list: "With your seats", none: "" } };
  await show(inputs.free, { words });
  expect(screen.getByRole("button", { name: "Skip this step" })).toBeDefined();
  const [more] = screen.getAllByRole("button", { name: /^One more/ });
  if (more === undefined) throw new Error("Nothing is sold.");
  fireEvent.click(more);
  expect(screen.getAllByText(/^Extras:/).map(({ textContent }) => textContent)).toContain("Extras: Rs\u00a06,000");
  expect(screen.getByRole("button", { name: "Continue" })).toBeDefined();
});

test("behavior: a meal that the fare includes is chosen already, and changed for another", async () => {
  const [, usual] = outcomes.readExtras.extras.offers;
  if (usual === undefined) throw new Error("No meal is offered.");
  const offers = ["rice", "fish"].map((title) => ({ ...usual, serviceId: `meal.${title}`, title, isIncluded: false }));
  const actor = await show(inputs.free, { outcome: { ...outcomes.readExtras.extras, offers } });
  expect(screen.getByRole("region", { name: "Meals" }).textContent).toContain("Adult 1\u2068rice\u2069");
  expect(screen.getByRole("button", { name: "Skip this step" })).toBeDefined();
  const goods = goodsOf(open("meal"), "Adult 1");
  expect(goods.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value)).toEqual([
    "1:meal.rice",
    "1:meal.fish",
  ]);
  fireEvent.click(goods.getByRole("radio", { name: /fish/ }));
  expect(choicesOf(actor).filter(({ travellerId }) => travellerId === "adult-1")).toMatchObject([
    { serviceId: "meal.fish" },
  ]);
});
