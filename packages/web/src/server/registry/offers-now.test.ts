import { offerResults } from "@safar/engine";
import { sampleEvent, sampleTourPlan } from "@safar/engine/testing";
import { expect, test } from "vitest";
import {
  bagRule,
  markOfTwo,
  offerOf,
  offerOfTwo,
  resultsOf,
  sampleSearch,
} from "../../features/flight-itinerary/flight-itinerary.fixtures.ts";
import { eventsNow, flightsNow, toursNow } from "./offers-now.ts";

const bare = [0, 1].map((leg) => bagRule(leg, "adult", 0));
const bagFare = { ...offerOf({ id: "value", rupees: 64_500 }), extra: { minor: 450_000, currency: "PKR" } as const };
const light = { ...offerOf({ id: "I-light", rupees: 60_000, baggage: bare }), withBag: bagFare };
const barest = offerOf({ id: "I-barest", rupees: 50_000, baggage: bare, hour: 11 });

const upTo = (rupees: number) => ({
  filters: { ...offerResults.none, price: [0, rupees * 100] as const },
  sort: "best" as const,
});
const pricesOf = (search: string) =>
  flightsNow(resultsOf([light, barest]), search).map(({ price }) => (price?.minor ?? 0) / 100);

test("default: a search finds each flight at its price, and one with a bag only those that have one, at theirs", () => {
  expect(pricesOf(sampleSearch)).toEqual([50_000, 60_000]);
  expect(pricesOf(`${sampleSearch}&with-bag=1`)).toEqual([64_500]);
});

test("invariant: a flight is known again by the same mark, with a bag or without", () => {
  const marksOf = (search: string) => flightsNow(resultsOf([light]), search).map(({ mark }) => mark);
  expect(marksOf(`${sampleSearch}&with-bag=1`)).toEqual(marksOf(sampleSearch));
});

test("invariant: a flight of two airlines is known again by both, as it was saved", () => {
  expect(flightsNow(resultsOf([offerOfTwo]), sampleSearch).map(({ mark }) => mark)).toEqual([markOfTwo]);
});

test("default: a search that was kept with its filters finds what they leave", () => {
  expect(pricesOf(`${sampleSearch}&bag=1`)).toEqual([]);
  expect(pricesOf(`${sampleSearch}&${offerResults.encode(upTo(55_000))}`)).toEqual([50_000]);
});

test("behavior: a tour without room on the days that are sought is found on the next that has some; one that has none is not", () => {
  const { tour } = sampleTourPlan;
  const closed = { ...tour, from: null, fromDay: null, nextDay: null, nextFrom: null };
  const price = { minor: 1_056_000, currency: "PKR" } as const;
  const found = (later: Partial<typeof tour>) => toursNow([closed], [{ ...tour, ...later }]);
  expect(found({ nextDay: "2026-12-07", nextFrom: price })).toMatchObject([{ price, otherDay: "2026-12-07" }]);
  expect(found({ nextDay: null, nextFrom: null })).toEqual([]);
  expect(toursNow([{ ...tour, from: price }], []).map(({ otherDay }) => otherDay)).toEqual([undefined]);
});

test("behavior: an event is found at what an adult pays on its day; one that is not sold then says why and is found on its next day that is", () => {
  const price = { minor: 165_000, currency: "PKR" } as const;
  const sold = { ...sampleEvent, from: price, state: "on_sale" } as const;
  const full = { ...sampleEvent, from: null, state: "sold_out" } as const;
  const later = { ...sold, next: { ...sold.next, local: "2026-12-07T20:00" } };
  const mark = sampleEvent.title.en;
  expect(eventsNow([sold], [later])).toEqual([{ mark, price }]);
  expect(eventsNow([full], [])).toEqual([{ mark, price: null, state: "sold_out" }]);
  expect(eventsNow([full], [later])[0]).toEqual({ mark, price, otherDay: "2026-12-07", state: "sold_out" });
  expect(eventsNow([], [later])).toMatchObject([{ mark, price, otherDay: "2026-12-07" }]);
});
