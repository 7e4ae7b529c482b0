// @vitest-environment jsdom
import { type Fare, type FlightsView, refId } from "@safar/engine";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { wantOption } from "../../engine/walk/wanted-option.ts";
import { layOut, renderResults } from "../results/results.harness.tsx";
import { fareOf, offerOf, sampleReferences } from "./flight-itinerary.fixtures.ts";
import { ItineraryScreen } from "./itinerary-screen.tsx";
import { ItinerarySummary } from "./itinerary-summary.tsx";

beforeAll(layOut);
afterEach(cleanup);

const itinerary = offerOf({ id: "I-1", rupees: 100_000, airline: "R7", via: "RUH" });

const fares = [
  fareOf("saver", 100_000),
  fareOf("flex", 142_000, { brand: { code: "flex", en: "Flex", ar: "المرنة" } }),
];

const commands = { acceptItinerary: true, back: true, chooseFare: true, reloadOffer: true };

const viewOf = (part: Partial<FlightsView>): FlightsView =>
  ({
    screen: "itinerary",
    busy: false,
    deadline: null,
    price: fares[0] && { display: fares[0].price, charge: fares[0].price },
    problem: null,
    itinerary,
    references: sampleReferences,
    fares,
    fareId: "saver",
    offer: { refId: refId("S-1"), offer: itinerary.id },
    commands,
    ...part,
  }) as FlightsView;

test("default: every flight stands on the line of time, with its place, zone, wait and terminal", async () => {
  await renderResults(<ItineraryScreen view={viewOf({})} send={() => undefined} />, "en");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Karachi");
  expect(screen.getByRole("heading", { name: /Thursday 10\u00a0December\u00a02026/ })).toBeDefined();
  const [line] = screen.getAllByRole("list");
  if (line === undefined) throw new Error("The legs are lists.");
  expect(
    within(line)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual([
    "08:15UTC+5Karachi KHIJinnah International Terminal 1Thu 10\u00a0Dec",
    "Rimal Fly R7 1002 h Economy \u2068Airbus A320\u2069",
    "10:15UTC+3Riyadh RUHKing KhalidThu 10\u00a0Dec",
    "Wait of 1 h in \u2068Riyadh\u2069",
    "11:15UTC+3Riyadh RUHKing Khalid Terminal 1Thu 10\u00a0Dec",
    "Rimal Fly R7 1012 h Economy \u2068Airbus A320\u2069",
    "13:15UTC+3Jeddah JEDKing AbdulazizThu 10\u00a0Dec",
  ]);
});

test("behavior: a change of airport is warned of", async () => {
  const [out, back] = itinerary.legs;
  const [first, second] = out?.segments ?? [];
  if (out === undefined || back === undefined || first === undefined || second === undefined)
    throw new Error("Two legs.");
  const changed = { ...out, segments: [first, { ...second, from: "JED" }] };
  const view = viewOf({ itinerary: { ...itinerary, legs: [changed, back] } });
  await renderResults(<ItineraryScreen view={view} send={() => undefined} />, "en");
  expect(screen.getByText(/Change of airport: you land at/).textContent).toBe(
    "Change of airport: you land at King Khalid and leave from King Abdulaziz. Allow time to get there.",
  );
});

const abroad = {
  ...sampleReferences,
  airports: Object.fromEntries(
    Object.entries(sampleReferences.airports).map(([code, airport]) => [
      code,
      { ...airport, country: code === "RUH" ? "AE" : airport.country },
    ]),
  ),
};

test("default: a country on the way and another airline are told where they are met, and nowhere else", async () => {
  const legs = itinerary.legs.map((leg) => ({
    ...leg,
    segments: leg.segments.map((segment, place) => ({ ...segment, airline: place === 0 ? "R7" : "V3" })),
  }));
  const view = viewOf({ itinerary: { ...itinerary, legs }, references: abroad });
  await renderResults(<ItineraryScreen view={view} send={() => undefined} />, "en");
  const told = (words: RegExp) => screen.getAllByText(words).map(({ textContent }) => textContent);
  const changes = legs.filter(({ segments }) => segments.length > 1).length;
  expect(told(/^You pass through/)).toEqual(
    Array.from(
      { length: changes },
      () => "You pass through United Arab Emirates: check whether your passport needs a transit visa.",
    ),
  );
  expect(told(/^You go on with/)[0]).toBe(
    "You go on with Ravi Airways: ask at check-in whether your bags go all the way.",
  );
});

test("behavior: a wait at home with the same airline asks for nothing", async () => {
  await renderResults(<ItineraryScreen view={viewOf({})} send={() => undefined} />, "en");
  expect(screen.queryByText(/^You (pass through|go on with)/)).toBeNull();
});

test("default: fare families are one choice, with what each costs beyond the first", async () => {
  const send = vi.fn();
  await renderResults(<ItineraryScreen view={viewOf({})} send={send} />, "en");
  const group = screen.getByRole("group", { name: "Choose your fare" });
  expect(within(group).getByRole<HTMLInputElement>("radio", { name: /Saver.*The lowest fare/ }).checked).toBe(true);
  fireEvent.click(within(group).getByRole("radio", { name: /Flex.*\+Rs\s42,000 in total/ }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "fare.choose", fareId: "flex" });
});

test("default: fares are read across: a row for each benefit, a cell for each fare, and what all have alike steps back", async () => {
  const send = vi.fn();
  const [saver, flex] = fares;
  if (saver === undefined || flex === undefined) throw new Error("The sample has two fares.");
  const withChange = (fare: Fare, change: Pick<Fare["includes"][number], "state" | "fee">): Fare => ({
    ...fare,
    includes: [...fare.includes, { kind: "change", detail: null, ...change }],
  });
  const bound = withChange(saver, { state: "paid", fee: { minor: 640_000, currency: "PKR" } });
  const free = withChange(flex, { state: "included", fee: null });
  await renderResults(<ItineraryScreen view={viewOf({ fares: [bound, free] })} send={send} />, "en");
  const table = within(screen.getByRole("group", { name: "Choose your fare" })).getByRole("table");
  const rows = within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [row.hasAttribute("data-alike"), ...[...row.children].map(({ textContent }) => textContent)]);
  expect(rows).toEqual([
    [true, "Checked baggage", "23 kg", "23 kg"],
    [true, "Meals", "For a fee", "For a fee"],
    [true, "Lounge", "Not included", "Not included"],
    [false, "Flight changes", "A fee from \u2068Rs\u00a06,400\u2069", "Included"],
  ]);
  const cell = within(table).getAllByText("Included").at(-1);
  if (cell) fireEvent.click(cell);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "fare.choose", fareId: "flex" });
});

test("default: going on accepts the itinerary", async () => {
  const send = vi.fn();
  await renderResults(<ItineraryScreen view={viewOf({})} send={send} />, "en");
  const [button] = screen.getAllByRole("button", { name: "Continue" });
  if (button) fireEvent.click(button);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "itinerary.accept" });
});

test.each([
  ["en", "Error fetching flight details", "Unable to fetch flight details. Please try again.", "Try Again"],
  ["ar", "خطأ في جلب تفاصيل الرحلة", "تعذّر جلب تفاصيل الرحلة. يرجى المحاولة مرة أخرى.", "إعادة المحاولة"],
] as const)("behavior: details that cannot be had are asked for again, in %s", async (locale, title, text, again) => {
  const send = vi.fn();
  const problem = { kind: "malformed", detail: "", status: 200 } as const;
  await renderResults(<ItineraryScreen view={viewOf({ screen: "itineraryFailed", problem })} send={send} />, locale);
  expect(screen.getByRole("heading", { name: title })).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: again }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "offer.reload" });
});

test("default: an arrival on another day says so above the fares too", async () => {
  const late = { ...itinerary, legs: itinerary.legs.map((leg) => ({ ...leg, dayOffset: 1 })) };
  await renderResults(<ItineraryScreen view={viewOf({ itinerary: late })} send={vi.fn()} />, "en");
  const head = screen.getByRole("heading", { level: 1 }).closest("header");
  expect(head?.textContent).toContain("08:15 – 13:15+1");
});

test("default: the summary says each leg in short", async () => {
  await renderResults(<ItinerarySummary itinerary={itinerary} references={sampleReferences} added={[]} />, "en");
  const card = screen.getByRole("region", { name: "Your flight" });
  expect(card.textContent).toContain("Outbound Thu 10\u00a0Dec");
  expect(card.textContent).toContain(
    "08:15Karachi Jinnah International5 h1 stop \u2068Riyadh\u2069\u00a01\u00a0h13:15Jeddah King Abdulaziz",
  );
  expect(card.textContent).toContain("Checked 23 kg");
});

const routes = [
  [
    "en",
    [
      ["KHI", "RUH"],
      ["RUH", "JED"],
      ["JED", "KHI"],
    ],
    "Karachi – Riyadh – Jeddah – Karachi",
  ],
  [
    "en",
    [
      ["KHI", "RUH"],
      ["JED", "KHI"],
      ["KHI", "RUH"],
    ],
    "Karachi – Riyadh, Jeddah – Karachi – Riyadh",
  ],
  [
    "ar",
    [
      ["KHI", "RUH"],
      ["RUH", "JED"],
      ["JED", "KHI"],
    ],
    "كراتشي – الرياض – جدة – كراتشي",
  ],
] as const;

test.each(routes)(
  "behavior: in %s several legs %j are titled with all of their cities: %s",
  async (locale, ends, title) => {
    const [first] = itinerary.legs;
    if (first === undefined) throw new Error("The sample has a leg.");
    const legs = ends.map(([from, to]) => ({ ...first, from, to }));
    await renderResults(
      <ItineraryScreen view={viewOf({ itinerary: { ...itinerary, legs } })} send={() => undefined} />,
      locale,
    );
    const heading = screen.getByRole("heading", { level: 1 }).textContent ?? "";
    expect(heading.replaceAll(/[\u2066-\u2069]/gu, "")).toBe(title);
  },
);

test("behavior: the fare that was pressed in the list is the chosen one, once the offer has been read", async () => {
  const send = vi.fn();
  wantOption(itinerary.id, "flex");
  const { show } = await renderResults(<ItineraryScreen view={viewOf({ fares: [] })} send={send} />, "en");
  expect(send).not.toHaveBeenCalled();
  show(<ItineraryScreen view={viewOf({})} send={send} />);
  expect(send.mock.calls).toEqual([[{ type: "fare.choose", fareId: "flex" }]]);
});

test("behavior: an address may name the fare that is meant", async () => {
  const send = vi.fn();
  await renderResults(
    <ItineraryScreen view={viewOf({})} send={send} />,
    "en",
    "/flights/itinerary-details/S/I?fare=flex",
  );
  expect(send.mock.calls).toEqual([[{ type: "fare.choose", fareId: "flex" }]]);
});
