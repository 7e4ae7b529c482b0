// @vitest-environment jsdom
import {
  connectHall,
  type HallOutcome,
  hallMachine,
  type Locale,
  type OfferId,
  type SeatPriceOutcome,
  type SeatPriceRequest,
} from "@safar/engine";
import { hallModel, sampleShow } from "@safar/engine/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { Shell } from "../../calls/shell.calls.ts";
import { layOut, renderResults } from "../results/results.harness.tsx";
import { belowTheWindow } from "../seat-plan/seats.harness.ts";
import { HallScreen } from "./hall-screen.tsx";

beforeAll(layOut);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const { HALL, SESSION_EXPIRED } = hallModel.outcomes.readSeats;

const begin = async (locale: Locale = "en", read: HallOutcome = HALL, isAsked = false) => {
  const actor = createActor(
    hallMachine.provide({
      actors: {
        readSeats: fromPromise<HallOutcome, OfferId>(async () => read),
        priceSeats: fromPromise<SeatPriceOutcome, SeatPriceRequest>(async () => ({ type: "SESSION_EXPIRED" })),
        waitUntil: fromPromise(() => new Promise<void>(() => {})),
      },
    }),
    { input: { show: sampleShow.id } },
  ).start();
  await act(async () => undefined);
  if (!isAsked) actor.send({ type: "party.choose", party: { seats: 2, category: "standard", hasWheelchair: false } });
  const queryClient = new QueryClient();
  queryClient.setQueryData<Pick<Shell, "realtime">>(["shell"], { realtime: { key: "", url: "" } });
  const shown = (
    <QueryClientProvider client={queryClient}>
      <HallScreen actor={actor} />
    </QueryClientProvider>
  );
  await renderResults(shown, locale, "/movies/seat-selection/S-1");
  return actor;
};

test.each([
  ["en", "The hall", /^The best together: /, "Take these seats"],
  ["ar", "القاعة", /^أفضل الأماكن معًا: /, "اختر هذه المقاعد"],
] as const)(
  "default: in %s the best seats are proposed beside %s, and taken with one press",
  async (locale, hall, best, take) => {
    const actor = await begin(locale);
    expect(within(screen.getByRole("region", { name: hall })).getByRole("grid")).toBeDefined();
    expect(screen.getByText(best)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: take }));
    expect(actor.getSnapshot().context.picks).toHaveLength(2);
  },
);

test("behavior: where only wheelchair places are left the question of how many says so, until somebody needs one", async () => {
  const seats = HALL.plan.seats.map((seat) => ({ ...seat, status: "booked" as const }));
  const chairs = seats
    .slice(0, 2)
    .map((seat, at) => ({ ...seat, kind: at === 0 ? "wheelchair" : "companion", status: "available" }) as const);
  const plan = { ...HALL.plan, seats: [...chairs, ...seats.slice(2)] };
  await begin("en", { ...HALL, plan, show: { ...HALL.show, left: 0, wheelchairLeft: 1 } }, true);
  expect(screen.getByText("Only wheelchair places are left at this show.")).toBeDefined();
  fireEvent.click(screen.getByRole("checkbox", { name: "One of us stays in their wheelchair" }));
  expect(screen.queryByText("Only wheelchair places are left at this show.")).toBeNull();
});

test.each([
  ["en", "This show is sold out", "See other show times"],
  ["ar", "نفدت مقاعد هذا العرض", "اعرض مواعيد أخرى"],
] as const)("boundary: in %s nobody is asked how many they are where no seat is left", async (locale, said, way) => {
  const seats = HALL.plan.seats.map((seat) => ({ ...seat, status: "booked" as const }));
  const actor = await begin(locale, { ...HALL, plan: { ...HALL.plan, seats } }, true);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(said);
  fireEvent.click(screen.getByRole("button", { name: way }));
  expect(actor.getSnapshot().output).toMatchObject({ type: "BACK" });
});

test("boundary: at the last seat the question begins with one, and goes on with a press", async () => {
  localStorage.clear();
  const last = HALL.plan.seats.find(({ kind, status }) => status === "available" && kind === "seat");
  const seats = HALL.plan.seats.map((seat) => (seat === last ? seat : { ...seat, status: "booked" as const }));
  const actor = await begin("en", { ...HALL, plan: { ...HALL.plan, seats } }, true);
  const asked = within(screen.getByRole("dialog"));
  expect(asked.getByRole<HTMLInputElement>("spinbutton", { name: "Seats" }).value).toBe("1");
  expect(asked.getByText("Only 1 seat left")).toBeDefined();
  fireEvent.click(asked.getByRole("button", { name: "Show the best seats" }));
  expect(actor.getSnapshot().context.party).toMatchObject({ seats: 1, category: last?.category });
});

test("behavior: how many they are is asked beside the hall, and the next time one press says as many as the last", async () => {
  localStorage.clear();
  await begin("en", HALL, true);
  expect(screen.getByRole("grid", { hidden: true })).toBeDefined();
  const asked = within(screen.getByRole("dialog", { name: "How many seats do you need?" }));
  expect(asked.getByRole<HTMLInputElement>("spinbutton", { name: "Seats" }).value).toBe("2");
  fireEvent.click(asked.getByRole("button", { name: "Add a seat" }));
  fireEvent.click(asked.getByRole("button", { name: "Show the best seats" }));
  cleanup();
  const again = await begin("en", HALL, true);
  await act(async () => undefined);
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Show the best seats" }));
  expect(again.getSnapshot().context.party?.seats).toBe(3);
});

test("behavior: the list does all that the plan does", async () => {
  const actor = await begin();
  fireEvent.click(screen.getByRole("radio", { name: "List" }));
  expect(screen.getAllByRole("heading", { level: 2 })[0]?.textContent).toMatch(/^Standard · Rs/);
  const [first] = screen.getAllByRole("button", { name: /^Choose / });
  fireEvent.click(first ?? document.body);
  expect(actor.getSnapshot().context.picks).toHaveLength(1);
  // What is proposed for the others stands in the bar: the hall stays where it is.
  const bar = screen.getByRole("button", { name: "Continue" }).parentElement;
  expect(within(bar ?? document.body).getByRole("button", { name: "Take this seat" })).toBeDefined();
  fireEvent.click(screen.getAllByRole("button", { name: /^Remove / })[0] ?? document.body);
  expect(actor.getSnapshot().context.picks).toEqual([]);
});

test("edge: a show that has begun is said to have, with the ways on", async () => {
  await begin("en", SESSION_EXPIRED);
  expect(screen.getByRole("heading", { level: 1, name: "This show has started" })).toBeDefined();
  expect(within(screen.getByRole("alert")).getByText(/You have not been charged/)).toBeDefined();
});

test("behavior: the question is closed with the hall in sight, for as many as it said", async () => {
  localStorage.clear();
  const actor = await begin("en", HALL, true);
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(actor.getSnapshot().context.party).toEqual({ seats: 2, category: "standard", hasWheelchair: false });
});

test("behavior: a press on another class says which seats it let go, and takes them back", async () => {
  const seats = HALL.plan.seats.map((seat, at) => ({
    ...seat,
    kind: "seat" as const,
    status: "available" as const,
    category: at % 2 === 0 ? "standard" : "prime",
  }));
  const actor = await begin("en", { ...HALL, plan: { ...HALL.plan, rules: [], seats } });
  fireEvent.click(screen.getByRole("radio", { name: "List" }));
  const press = (at: number) => {
    const label = seats[at]?.label ?? "";
    fireEvent.click(screen.getAllByRole("button", { name: new RegExp(`${label}\\b`) })[0] ?? document.body);
  };
  const chosen = () => actor.getSnapshot().context.picks.map(({ seat }) => seat);
  press(0);
  expect(chosen()).toEqual([seats[0]?.id]);
  press(1);
  expect(chosen()).toEqual([seats[1]?.id]);
  expect(screen.getByText(/^Released: /).textContent).toContain(seats[0]?.label);
  // In the bar with the way on, which is in sight wherever a seat is pressed.
  const bar = screen.getByRole("button", { name: "Continue" }).parentElement;
  expect(within(bar ?? document.body).getByRole("button", { name: "Undo" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(chosen()).toEqual([seats[0]?.id]);
  expect(screen.queryByText(/^Released: /)).toBeNull();
});

test("behavior: what keeps a choice from being sold is one message, with the one way out of it", async () => {
  const seats = HALL.plan.seats.map(
    (seat, column) => ({ ...seat, row: 0, column, category: "standard", kind: "seat", status: "available" }) as const,
  );
  const decks = [{ rows: 1, columns: seats.length, aisles: [] }];
  const rules = [{ rule: { rule: "no_single" as const }, reason: { en: "None is left over.", ar: "لا يُترك مقعد." } }];
  const actor = await begin("en", { ...HALL, plan: { ...HALL.plan, decks, rules, seats } });
  const [first, , third] = seats;
  act(() => {
    for (const one of [first, third]) actor.send({ type: "seat.toggle", seat: one?.id ?? "" });
  });
  const bar = screen.getByRole("button", { name: "Continue" }).parentElement;
  expect(screen.getAllByText(/would be left empty between yours/)).toHaveLength(1);
  fireEvent.click(within(bar ?? document.body).getByRole("button", { name: /^Move from/ }));
  expect(screen.queryByText(/would be left empty between yours/)).toBeNull();
  expect(actor.getSnapshot().can({ type: "seats.submit" })).toBe(true);
});

test("behavior: what one press makes of a choice that is not sold is seen on the plan, in sight, and taken back by another", async () => {
  const hall = withSofas();
  if (hall.type !== "HALL") throw new Error("the hall was not read");
  const reason = { en: "None is left over.", ar: "لا يُترك مقعد." };
  const seats = hall.plan.seats.map((one) => ({ ...one, kind: "seat", category: "standard" }) as const);
  const isTaken = ({ label }: { readonly label: string }) => ["A5", "B6"].includes(label);
  const plan = {
    ...hall.plan,
    rules: [{ rule: { rule: "no_single" as const }, reason }],
    seats: seats.map((one) => (isTaken(one) ? { ...one, status: "booked" as const } : one)),
  };
  const actor = await begin("en", { ...hall, plan });
  act(() => actor.send({ type: "party.edit" }));
  act(() => actor.send({ type: "party.choose", party: { seats: 3, category: "standard", hasWheelchair: false } }));
  sit("A1", "A2", "A4");
  // A seat that somebody else has is pressed: what it says leaves the reason where it is.
  fireEvent.click(screen.getByRole("button", { name: /\bA5\b/ }));
  expect(screen.getByText("None is left over.")).toBeDefined();
  expect(seat("A3").className).not.toBe(seat("B3").className);
  press("Move from A4 to A3");
  expect(chosenIn(actor)).toEqual(["A1", "A2", "A3"]);
  expect(told()).toBe("Released: A4");
  press("Undo");
  expect(chosenIn(actor)).toEqual(["A1", "A2", "A4"]);
  // What went and what is wrong are one notice: two of them would hide the plan on phones.
  sit("B2", "B4");
  const notice = screen.getByText("Seat B3 would be left empty between yours.").closest<HTMLElement>("[role=status]");
  expect(told()).toBe("Released: A2");
  fireEvent.click(within(notice ?? document.body).getByRole("button", { name: "Undo" }));
  expect(chosenIn(actor)).toEqual(["A2", "A4", "B2"]);
});

test("behavior: why a seat cannot be had is said until another one is looked at", async () => {
  const [first, second] = HALL.plan.seats;
  const seats = HALL.plan.seats.map((seat) => (seat === first ? { ...seat, status: "booked" as const } : seat));
  await begin("en", { ...HALL, plan: { ...HALL.plan, seats } });
  const seat = (label = "") => screen.getByRole("button", { name: new RegExp(`${label}\\b`) });
  fireEvent.focus(seat(first?.label));
  fireEvent.click(seat(first?.label));
  const said = screen.getByText(`Seat ${first?.label} is taken.`).closest("[role=alert]");
  expect(said?.hasAttribute("data-past")).toBe(false);
  await act(async () => fireEvent.pointerOver(seat(second?.label)));
  expect(said?.hasAttribute("data-past")).toBe(true);
});

test("behavior: once a proposal is taken nothing is said of the seat that was pressed before it", async () => {
  const actor = await begin();
  const { proposal, plan } = connectHall(actor.getSnapshot());
  const isProposed = (id: string) => proposal.some(({ seat }) => seat === id);
  const other = plan?.seats.find(
    ({ id, kind, status }) => kind === "seat" && status === "available" && !isProposed(id),
  );
  const pressed = screen.getByRole("button", { name: new RegExp(`${other?.label}\\b`) });
  const said = () => screen.queryByText(other?.label ?? "", { selector: "[aria-hidden] bdi" });
  for (const _ of ["taken", "let go"]) {
    fireEvent.focus(pressed);
    fireEvent.click(pressed);
    expect(said()).not.toBeNull();
  }
  fireEvent.click(screen.getByRole("button", { name: "Take these seats" }));
  expect(said()).toBeNull();
});

/** Six seats in front, and three sofas behind them. */
const withSofas = (): HallOutcome => {
  const [sample] = HALL.plan.seats;
  if (sample === undefined) throw new Error("a hall has seats");
  const seats = ["A", "B"].flatMap((letter, row) =>
    Array.from({ length: 6 }, (_, column) => {
      const label = `${letter}${column + 1}`;
      const kind = row === 0 ? "seat" : column % 2 === 0 ? "couple_left" : "couple_right";
      const category = row === 0 ? "standard" : "gold";
      return { ...sample, id: label, label, row, column, kind, category, status: "available" } as const;
    }),
  );
  const decks = [{ rows: 2, columns: 6, aisles: [] }];
  const rules = [{ rule: { rule: "pairs" as const }, reason: { en: "A sofa is for two.", ar: "الأريكة لشخصين." } }];
  return { ...HALL, plan: { ...HALL.plan, decks, rules, seats } };
};
const seat = (label: string) => screen.getByRole("button", { name: new RegExp(`\\b${label}\\b.*Rs`) });
const press = (...names: readonly (string | RegExp)[]) => {
  for (const name of names) fireEvent.click(screen.getByRole("button", { name }));
};
const sit = (...labels: readonly string[]) => {
  for (const label of labels) fireEvent.click(seat(label));
};
const told = () => screen.queryByText(/^Released: /)?.textContent?.replaceAll(/[\u2066-\u2069]/g, "") ?? null;
const chosenIn = (actor: Awaited<ReturnType<typeof begin>>) => actor.getSnapshot().context.picks.map((one) => one.seat);

test("behavior: an odd party cannot ask for sofas, and is told why; what they cost is said per seat", async () => {
  const actor = await begin("en", withSofas());
  press(/change$/);
  const asked = within(screen.getByRole("dialog"));
  const sofas = () => asked.getByRole<HTMLInputElement>("radio", { name: /^Gold/ });
  expect(sofas().closest("label")?.textContent).toMatch(/6 seats left.*per seat$/);
  fireEvent.click(sofas());
  fireEvent.click(asked.getByRole("button", { name: "Add a seat" }));
  expect([sofas().disabled, sofas().checked]).toEqual([true, false]);
  expect(sofas().closest("label")?.textContent).toContain("Sold in twos: add or remove a seat.");
  const standard = asked.getByRole<HTMLInputElement>("radio", { name: /^Standard/ });
  expect(standard.checked).toBe(true);
  expect(standard.closest("label")?.textContent).toContain("Instead of Gold, which is sold in twos.");
  for (const _ of ["four", "five"]) fireEvent.click(asked.getByRole("button", { name: "Add a seat" }));
  expect(sofas().closest("label")?.textContent).toContain("Sold in twos: remove a seat.");
  for (const _ of ["four", "three"]) fireEvent.click(asked.getByRole("button", { name: "Remove a seat" }));
  fireEvent.click(asked.getByRole("button", { name: "Show the best seats" }));
  sit("B1");
  expect(chosenIn(actor)).toEqual([]);
  expect(screen.getByText(/^Seats B1 and B2 are sold in twos/)).toBeDefined();
});

/** Nothing else is left. */
const sofasAlone = (): HallOutcome => {
  const hall = withSofas();
  if (hall.type !== "HALL") throw new Error("the hall was not read");
  return { ...hall, plan: { ...hall.plan, seats: hall.plan.seats.filter(({ category }) => category === "gold") } };
};
const inTwos = "Seats here are sold in twos, and one of you would be left over.";

test("behavior: who alone cannot be sold a seat is led to the number that can", async () => {
  localStorage.clear();
  const actor = await begin("en", sofasAlone(), true);
  press("Remove a seat");
  expect(within(screen.getByRole("dialog")).getByRole("alert").textContent).toBe(inTwos);
  press("Choose 2 seats", "Show the best seats");
  expect(actor.getSnapshot().context.party?.seats).toBe(2);
});

test("behavior: a party that cannot sit at its price is led to where it can with one press", async () => {
  const hall = withSofas();
  if (hall.type !== "HALL") throw new Error("the hall was not read");
  const isLeft = ({ id, category }: { id: string; category: string }) => category === "gold" || id === "A1";
  const seats = hall.plan.seats.map((one) => (isLeft(one) ? one : { ...one, status: "booked" as const }));
  const actor = await begin("en", { ...hall, plan: { ...hall.plan, seats } });
  press("Sit in Gold");
  expect(actor.getSnapshot().context.party).toMatchObject({ category: "gold", seats: 2 });
  expect(screen.getByRole("button", { name: "Take these seats" })).toBeDefined();
});

test("behavior: where no best seats can be had it is said, with the way to others", async () => {
  const actor = await begin("en", sofasAlone());
  act(() => actor.send({ type: "party.edit" }));
  act(() => actor.send({ type: "party.choose", party: { seats: 5, category: "gold", hasWheelchair: false } }));
  expect(screen.getByText(inTwos)).toBeDefined();
  press("Choose 4 seats");
  expect(screen.getByRole("button", { name: "4 seats · change" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Take these seats" })).toBeDefined();
});

test("behavior: what is let go is of the last change, by a press or by the question, and one press takes it back", async () => {
  const actor = await begin("en", withSofas());
  sit("A1", "A2", "A5");
  expect(told()).toBe("Released: A1");
  expect(screen.getByText("You asked for 2 seats.")).toBeDefined();
  press(/change$/);
  fireEvent.click(screen.getByRole("radio", { name: /^Gold/ }));
  press("Show the best seats");
  expect(told()).toBe("Released: A2, A5");
  // What was asked for is offered beside it, with what it costs; nothing is said of the seat that was pressed before.
  expect(screen.queryByText(/^You asked for/)).toBeNull();
  expect(screen.getByRole("button", { name: "Take these seats" })).toBeDefined();
  expect(screen.getByText("Proposed seats").parentElement?.textContent).toMatch(/^Proposed seatsRs/);
  expect(screen.queryByText("A5", { selector: "[aria-hidden] bdi" })).toBeNull();
  press("Undo");
  expect([chosenIn(actor), told()]).toEqual([["A2", "A5"], null]);
  press(/change$/, "Remove a seat", "Show the best seats");
  expect(told()).toBe("Released: A2");
  expect(screen.getByText("You asked for 1 seat in Standard.")).toBeDefined();
  press("Undo");
  expect(actor.getSnapshot().context.party?.seats).toBe(2);
  expect(chosenIn(actor)).toEqual(["A2", "A5"]);
});

test("behavior: the class is in the line below the heading as long as a seat of it is chosen", async () => {
  await begin("en", withSofas());
  const line = () => screen.getByText("Screen 2").parentElement?.textContent;
  expect(line()).not.toContain("Standard");
  sit("A1");
  expect(line()).toMatch(/Standard$/);
  sit("A1");
  expect(line()).not.toContain("Standard");
});

test("behavior: above the plan a seat is named by its label, which no line cuts off", async () => {
  await begin("en", withSofas());
  fireEvent.focus(seat("B3"));
  expect(screen.getByText("B3", { selector: "[aria-hidden] bdi" })).toBeDefined();
});

test("behavior: what is proposed is brought into sight when it is asked for, and by nothing else", async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.id);
  };
  localStorage.clear();
  belowTheWindow();
  await begin("en", withSofas(), true);
  expect(seen).toEqual([]);
  press("Show the best seats");
  expect(seen.splice(0)).toHaveLength(1);
  press(/change$/);
  fireEvent.click(screen.getByRole("radio", { name: /^Gold/ }));
  press("Show the best seats");
  expect(seen.splice(0)).toEqual([expect.stringMatching(/^hall-seat-B/)]);
  cleanup();
  await begin("en", withSofas());
  expect(seen).toEqual([]);
});

test("behavior: why a seat cannot be had is not said over the list", async () => {
  const [first] = HALL.plan.seats;
  const seats = HALL.plan.seats.map((one) => (one === first ? { ...one, status: "booked" as const } : one));
  await begin("en", { ...HALL, plan: { ...HALL.plan, seats } });
  const taken = () => screen.queryByText(`Seat ${first?.label} is taken.`);
  const pressTaken = () => fireEvent.click(screen.getByRole("button", { name: new RegExp(`${first?.label}\\b`) }));
  pressTaken();
  expect(taken()).not.toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "List" }));
  expect(taken()).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "Plan" }));
  pressTaken();
  expect(taken()).not.toBeNull();
});
