import { bookingUuid, offerId, refId } from "@safar/engine";
import { expect, test } from "vitest";
import { decodeAnswer } from "../http/decode.ts";
import { answered, openWire, type Replies, refused, wireTime } from "../wire/wire.fixtures.ts";
import { createTrainGuide, createTrainsFinder } from "./trains.adapter.ts";
import { trainsEndpoints } from "./trains.endpoints.ts";
import {
  emptyGolden,
  foundGolden,
  seatmapGolden,
  stationsGolden,
  trainBookingGolden,
  trainGolden,
  trainQuoteGolden,
} from "./trains.fixtures.ts";
import { createTrainsBookingService, createTrainsCheckout } from "./trains-checkout.adapter.ts";

const search = trainsEndpoints.searchTrains.path;
const seatmap = trainsEndpoints.trainSeatmap.path;
const quote = trainsEndpoints.quoteTrains.path;
const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;

const finder = (replies: Replies) => {
  const { calls, options } = openWire(replies);
  return { calls, trains: createTrainsFinder({ ...options, currency: "PKR" }) };
};

const goldens = [
  [trainsEndpoints.searchTrains, foundGolden],
  [trainsEndpoints.searchTrains, emptyGolden],
  [trainsEndpoints.trainSeatmap, seatmapGolden],
  [trainsEndpoints.quoteTrains, trainQuoteGolden],
  [trainsEndpoints.trainsBooking, trainBookingGolden],
] as const;

test.each(goldens)("default: the golden answer of $path is read", (endpoint, golden) => {
  const envelope = { statusCode: 200, Data: golden, request_id: "req-1", server_time: "2026-11-21T09:00:00Z" };
  const { result } = decodeAnswer(endpoint.response, { status: 200, text: JSON.stringify(envelope) });
  expect(result).toMatchObject({ ok: true });
});

const text = "from=lahore&to=rawalpindi&date=2026-12-03&adults=1&children=1";

test("default: a search asks for its party, and what is not understood of a train is not promised", async () => {
  const { calls, trains } = finder({ [search]: answered(foundGolden) });
  const outcome = await trains.find(text);
  expect(calls[0]?.body).toEqual({
    from: "lahore",
    to: "rawalpindi",
    date: "2026-12-03",
    pax: { adult: 1, child: 1, infant: 0 },
    currency: "PKR",
  });
  if (outcome.type !== "FOUND") throw new Error("A day's trains are found.");
  expect(outcome.found).toMatchObject({ refId: "K7QW3ZP9MA22", search: text, from: { stations: ["lahore-junction"] } });
  expect(outcome.found.expiresAt).toBe(wireTime + 15 * 60_000 - 1000);
  const [train] = outcome.found.trains;
  expect(train).toMatchObject({ number: "17", dayOffset: 1, arrives: { zone: "Asia/Karachi" } });
  expect(train?.stops.map(({ station }) => station.slug)).toEqual(["lahore-junction", "gujranwala", "rawalpindi"]);
  expect(train?.classes[0]).toMatchObject({
    has: ["ac", "berths"],
    fare: { adult: pkr(142_800), child: pkr(71_400) },
    extras: [{ kind: "berth_lower", amount: pkr(17_100) }],
  });
});

test("behavior: where nothing was found each suggestion is a search that can be made", async () => {
  const { trains } = finder({ [search]: answered(emptyGolden) });
  expect(await trains.find(text)).toMatchObject({
    found: {
      nextDays: [{ search: text.replace("-03", "-05"), trains: 3 }],
      nearby: [{ end: "to", km: 180, search: text.replace("to=rawalpindi", "to=gujranwala") }],
    },
  });
});

test("behavior: a train that nobody can reckon with, or whose stations nobody describes, does not take the others away", async () => {
  const odd = [
    { ...trainGolden, currency: "XXX" },
    { ...trainGolden, to: "atlantis" },
  ];
  const { trains } = finder({ [search]: answered({ ...foundGolden, Trains: [...odd, trainGolden] }) });
  const outcome = await trains.find(text);
  expect(outcome.type === "FOUND" ? outcome.found.trains : null).toHaveLength(1);
});

test.each([
  ["session_expired", 410, "GONE"],
  ["validation_failed", 422, "INVALID"],
  ["maintenance", 503, "PROBLEM"],
])("behavior: a search refused as %s is told", async (code, status, type) => {
  const { trains } = finder({ [search]: refused(status, { code, retryable: false }) });
  expect(await trains.findAgain(refId("K7QW3ZP9MA22"))).toMatchObject({ type });
});

const choice = { train: offerId(trainGolden.RefID), code: "ac-standard" };

test("default: places say who has them, what they cost each traveller, and nobody is offered more than one", async () => {
  const { trains } = finder({ [seatmap]: answered(seatmapGolden) });
  const outcome = await trains.readPlaces(choice);
  if (outcome.type !== "PLACES") throw new Error("A class has places.");
  const { plan, travellers } = outcome;
  expect(travellers).toEqual([
    { id: "pax1", age: "adult" },
    { id: "pax2", age: "child" },
  ]);
  expect(plan.seats.map(({ id, row, status }) => [id, row, status])).toEqual([
    ["S1-1", 1, "available"],
    ["S1-2", 1, "booked_male"],
    ["S1-3", 1, "unavailable"],
  ]);
  expect(plan.seats[0]).toMatchObject({
    bay: "S1-1",
    extra: pkr(17_100),
    fares: [
      { id: "pax1", price: pkr(159_900) },
      { id: "pax2", price: pkr(88_500) },
    ],
  });
  expect(plan.fixtures).toEqual([{ kind: "door", deck: 0, row: 0, column: 0 }]);
  expect(plan.rules.map(({ rule }) => rule)).toEqual([
    { rule: "most", most: 2 },
    { rule: "whole_bay", category: "family", party: 2 },
  ]);
});

const wish = { ...choice, picks: [{ id: "pax1", age: "adult", gender: "male", seat: "S1-1" }] } as const;

test("default: chosen places are priced for whom they are", async () => {
  const { calls, trains } = finder({ [quote]: answered(trainQuoteGolden) });
  expect(await trains.placeFares(wish)).toMatchObject({ type: "PRICED", price: { shown: { total: pkr(159_900) } } });
  expect(calls[0]?.body).toMatchObject({
    class: "ac-standard",
    places: [{ id: "S1-1", pax_id: "pax1", gender: "male" }],
  });
});

test.each([
  ["seat_taken", { seats: ["S1-1"] }, { type: "SEATS_TAKEN", seats: ["S1-1"] }],
  ["seat_rule_violation", { seat: "S1-1", reason: "beside_man" }, { type: "RULE_BROKEN", seat: "S1-1" }],
  ["session_expired", {}, { type: "SESSION_EXPIRED" }],
])("behavior: places refused as %s are told", async (code, meta, outcome) => {
  const { trains } = finder({ [quote]: refused(409, { code, retryable: false, meta }) });
  expect(await trains.placeFares(wish)).toEqual(outcome);
});

test("default: adults are asked for a document, and children are not", async () => {
  const { options } = openWire({ [quote]: answered(trainQuoteGolden) });
  const asked = await createTrainsCheckout(options).quote({
    kind: "read",
    refId: refId("Q4TJ8NMR2VXK9CWD"),
    isRenewed: false,
  });
  expect(asked).toMatchObject({
    quote: {
      travellers: [{ id: "pax1", type: "adult", asked: { documents: ["cnic"] }, place: { gender: "male" } }],
      firstDay: "2026-12-03",
    },
  });
});

test("default: a booking says where everybody is, whom it waits for and how late it runs", async () => {
  const { options } = openWire({ [trainsEndpoints.trainsBooking.path]: answered(trainBookingGolden) });
  const read = await createTrainsBookingService(options).read({
    booking: bookingUuid(trainBookingGolden.uuid),
    proof: null,
  });
  expect(read).toMatchObject({
    booking: {
      divisible: ["pax1"],
      trains: {
        travellers: [{ coach: "S1", place: "1", kind: "berth_lower", isCancelled: false }],
        waiting: { position: 4 },
        delayMinutes: 420,
        isFullRefund: true,
      },
    },
  });
});

test("default: a booked train that is late leaves, stops and arrives so much later", async () => {
  const read = async (delay_min: number | null) => {
    const wire = { ...trainBookingGolden, delay_min };
    const { options } = openWire({ [trainsEndpoints.trainsBooking.path]: answered(wire) });
    return createTrainsBookingService(options).read({ booking: bookingUuid(wire.uuid), proof: null });
  };
  const zone = "Asia/Karachi";
  expect(await read(40)).toMatchObject({
    booking: {
      trains: {
        train: {
          departs: { local: "2026-12-04T00:10", zone },
          arrives: { local: "2026-12-04T04:45", zone },
          // It was to leave the day before.
          dayOffset: 0,
          stops: [
            { arrives: null, departs: { local: "2026-12-04T00:10" } },
            { arrives: { local: "2026-12-04T01:08" }, departs: { local: "2026-12-04T01:11" } },
            { arrives: { local: "2026-12-04T04:45" }, departs: null },
          ],
        },
      },
    },
  });
  expect(await read(null)).toMatchObject({
    booking: { trains: { train: { departs: { local: "2026-12-03T23:30" }, dayOffset: 1 } } },
  });
});

test("default: stations are a city's or their own", async () => {
  const { options } = openWire({
    [trainsEndpoints.railways.path]: answered({
      Stations: Object.values(stationsGolden),
      Classes: [],
      rules: { max: 4, min_adults: 1, infant_under: 3, child_under: 12 },
      Operators: [],
    }),
  });
  const outcome = await createTrainGuide(options).stations();
  expect(outcome).toMatchObject({ stations: [{ slug: "lahore", stations: ["lahore-junction"] }, {}, {}, {}] });
});
