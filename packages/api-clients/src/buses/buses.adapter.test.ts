import { bookingUuid, offerId, type ReserveRequest, refId } from "@safar/engine";
import { noAnswers } from "@safar/engine/testing";
import { expect, test } from "vitest";
import { decodeAnswer } from "../http/decode.ts";
import { answered, openWire, type Replies, refused, wireTime } from "../wire/wire.fixtures.ts";
import { createBusBookingService } from "./bus-bookings.adapter.ts";
import { createBusCheckout } from "./bus-checkout.adapter.ts";
import { createBusGuide } from "./bus-guide.adapter.ts";
import { createBusTimetable } from "./buses.adapter.ts";
import { busesEndpoints } from "./buses.endpoints.ts";
import {
  busBookingGolden,
  citiesGolden,
  faresGolden,
  galleryGolden,
  operatorsGolden,
  savedGolden,
  seatsGolden,
  timesGolden,
} from "./buses.fixtures.ts";

const times = "REST/API/bus_times";
const seats = "REST/API/seats_info";
const fares = "REST/API/getFlexiFares";
const save = "api/v2/buses/saveOrders";
const detail = "api/v2/buses/booking";
const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;

const timetable = (replies: Replies) => {
  const { calls, options } = openWire(replies);
  return { calls, buses: createBusTimetable({ ...options, currency: "PKR" }) };
};

const checkout = (replies: Replies) => {
  const { calls, options } = openWire(replies);
  return { calls, service: createBusCheckout(options) };
};

const goldens = [
  [busesEndpoints.busOperators, operatorsGolden],
  [busesEndpoints.busCities, citiesGolden],
  [busesEndpoints.busTimes, timesGolden],
  [busesEndpoints.busSeats, seatsGolden],
  [busesEndpoints.busFares, faresGolden],
  [busesEndpoints.busGallery, galleryGolden],
  [busesEndpoints.saveBusOrder, savedGolden],
  [busesEndpoints.busBooking, busBookingGolden],
] as const;

test.each(goldens)("default: the golden answer of $path is read", (endpoint, golden) => {
  const envelope = { statusCode: 200, Data: golden, request_id: "req-1", server_time: "2026-11-21T09:00:00Z" };
  expect(decodeAnswer(endpoint.response, { status: 200, text: JSON.stringify(envelope) }).result.ok).toBe(true);
});

test("default: a search asks by its cities and day, and what is not understood is not promised", async () => {
  const { buses, calls } = timetable({ [times]: answered(timesGolden) });
  const outcome = await buses.times("from=lahore&to=islamabad&date=2026-12-03");
  expect(calls[0]?.body).toEqual({ from: "lahore", to: "islamabad", date: "2026-12-03", currency: "PKR" });
  if (outcome.type !== "TIMES") throw new Error("A day's coaches are times.");
  expect(outcome.times).toMatchObject({ refId: "K7QW3ZP9MA22", search: "from=lahore&to=islamabad&date=2026-12-03" });
  expect(outcome.times.expiresAt).toBe(wireTime + 15 * 60_000 - 1000);
  expect(outcome.times.departures[0]).toMatchObject({
    refId: "K7QW3ZP9MA22-1",
    amenities: ["ac", "wifi"],
    fares: [{ amount: pkr(216_000), original: pkr(240_000) }, { original: null }],
    boarding: [{ time: { local: "2026-12-03T08:15", zone: "Asia/Karachi" } }],
  });
});

test("behavior: a coach that nobody can reckon with does not take the others away", async () => {
  const [bus] = timesGolden.Buses;
  const odd = { ...bus, currency: "XXX" };
  const { buses } = timetable({ [times]: answered({ ...timesGolden, Buses: [odd, bus] }) });
  const outcome = await buses.times("from=lahore&to=islamabad&date=2026-12-03");
  expect(outcome.type === "TIMES" ? outcome.times.departures : null).toHaveLength(1);
});

test.each([
  ["session_expired", 410, "GONE"],
  ["validation_failed", 422, "INVALID"],
  ["maintenance", 503, "PROBLEM"],
])("behavior: a search refused as %s is told", async (code, status, type) => {
  const { buses } = timetable({ [times]: refused(status, { code, retryable: false }) });
  expect(await buses.timesAgain(refId("K7QW3ZP9MA22"))).toMatchObject({ type });
});

test("default: seats say who sits there, and what is not understood is not for sale", async () => {
  const { buses } = timetable({ [seats]: answered(seatsGolden) });
  const outcome = await buses.seats(offerId("K7QW3ZP9MA22-1"));
  if (outcome.type !== "SEATS") throw new Error("A coach has seats.");
  expect(outcome.plan.seats.map(({ id, status, only }) => [id, status, only])).toEqual([
    ["1", "booked_female", null],
    ["2", "available", null],
    ["3", "available", "female"],
    ["4", "unavailable", null],
  ]);
  expect(outcome.plan.fixtures).toEqual([{ kind: "driver", deck: 0, row: 0, column: 0 }]);
  expect(outcome.plan.rules).toEqual({ max: 5, beside: "strict", partyTogether: true });
});

test("behavior: a rule that is not understood is taken for the strict one", async () => {
  const odd = { ...seatsGolden, rules: { ...seatsGolden.rules, adjacent_gender: "by_mood" } };
  const { buses } = timetable({ [seats]: answered(odd) });
  expect(await buses.seats(offerId("K7QW3ZP9MA22-1"))).toMatchObject({ plan: { rules: { beside: "strict" } } });
});

const wish = {
  departure: offerId("K7QW3ZP9MA22-1"),
  picks: [{ seat: "2", gender: "female" }],
  boarding: "lahore-1",
  dropping: null,
} as const;

test("default: chosen seats are priced with every bundle", async () => {
  const { buses, calls } = timetable({ [fares]: answered(faresGolden) });
  expect(await buses.seatFares(wish)).toMatchObject({
    type: "FARES",
    fares: {
      refId: "F8QW3ZP9MA22LLAA",
      travellerIds: ["pax1"],
      bundles: [{ code: "standard", price: { total: pkr(216_000) } }],
    },
  });
  expect(calls[0]?.body).toMatchObject({ seats: [{ id: "2", gender: "female" }], boarding_id: "lahore-1" });
  expect(calls[0]?.body).not.toHaveProperty("dropping_id");
  // Seats and bundles are in one currency, that of the search.
  expect(calls[0]?.body).not.toHaveProperty("currency");
});

test("behavior: seats that went, and a rule that was broken, are named", async () => {
  const gone = { code: "seat_taken", retryable: false, meta: { seats: ["2"] } };
  expect(await timetable({ [fares]: refused(409, gone) }).buses.seatFares(wish)).toEqual({
    type: "SEATS_TAKEN",
    seats: ["2"],
  });
  const broken = { code: "seat_rule_violation", retryable: false, meta: { seat: "2", reason: "beside_man" } };
  expect(await timetable({ [fares]: refused(409, broken) }).buses.seatFares(wish)).toEqual({
    type: "RULE_BROKEN",
    seat: "2",
  });
});

test("default: the fares of chosen seats are the quote, with what the operator asks of everybody", async () => {
  const { calls, service } = checkout({ [fares]: answered(faresGolden) });
  const first = {
    kind: "first",
    refId: refId("F8QW3ZP9MA22LLAA"),
    offer: wish.departure,
    option: "saver",
    currency: "PKR",
  } as const;
  expect(await service.quote(first)).toMatchObject({
    type: "QUOTED",
    quote: {
      travellers: [
        {
          id: "pax1",
          type: "adult",
          asked: {
            fields: ["title", "gender", "firstName", "lastName", "nationality", "documentNumber"],
            documents: ["cnic", "passport"],
          },
          place: { label: "2", gender: "female" },
        },
      ],
      offeredExtras: { seat: false },
      lastDay: "2026-12-03",
      reservation: null,
    },
  });
  expect(calls[0]?.body).toEqual({ RefID: "F8QW3ZP9MA22LLAA", currency: "PKR", bundle: "saver" });
  await service.quote({ kind: "read", refId: refId("F8QW3ZP9MA22LLAA"), isRenewed: true });
  expect(calls[1]?.body).toMatchObject({ refresh: true });
});

const request: ReserveRequest = {
  refId: refId("F8QW3ZP9MA22LLAA"),
  acknowledged: { quoteHash: "0123456789abcdef", amountMinor: 216_000, currency: "PKR" },
  attempt: "attempt-1",
  party: {
    contact: { email: "ayesha@example.com", phone: "+923001234567" },
    travellers: [
      {
        ...noAnswers,
        id: "pax1",
        type: "adult",
        title: "Mrs.",
        gender: "female",
        firstName: "Ayesha",
        nationality: "PK",
        document: { kind: "cnic", number: "4210112345671", issuedBy: null, issuedOn: null, expiresOn: null },
      },
    ],
  },
  extras: [],
  voucher: null,
};

test("default: a reservation sends who sits on which of the fares' seats", async () => {
  const { calls, service } = checkout({ [save]: answered(savedGolden) });
  expect(await service.reserve(request)).toMatchObject({
    type: "RESERVED",
    reservation: { booking: savedGolden.uuid, order: "ORDER12345", due: pkr(216_000) },
  });
  expect(calls[0]?.body).toMatchObject({
    hash: "0123456789abcdef",
    client_attempt_id: "attempt-1",
    seats: [
      { pax_id: "pax1", first_name: "FNU", last_name: "AYESHA", document: { kind: "cnic", number: "4210112345671" } },
    ],
  });
});

test("behavior: a seat that went is named, a wrong field is the traveller's, and a lost answer is not known", async () => {
  const taken = refused(409, { code: "seat_taken", retryable: false, meta: { seats: ["2"] } });
  expect(await checkout({ [save]: taken }).service.reserve(request)).toEqual({
    type: "SEAT_TAKEN",
    seats: [{ segmentId: "coach", seat: "2" }],
  });
  const wrong = refused(422, {
    code: "validation_failed",
    retryable: false,
    field: "seats.0.document.number",
    meta: { fields: { "seats.0.document.number": "invalid" } },
  });
  expect(await checkout({ [save]: wrong }).service.reserve(request)).toMatchObject({
    type: "VALIDATION_FAILED",
    problems: { travellers: { pax1: { documentNumber: { code: "refused" } } } },
  });
  expect(await checkout({}).service.reserve(request)).toEqual({ type: "UNKNOWN" });
});

test("behavior: after a lost answer the reservation is found by its fares", async () => {
  const reservation = { uuid: savedGolden.uuid, order_ref_id: savedGolden.order_ref_id };
  const { service } = checkout({
    [fares]: answered({ ...faresGolden, reservation }),
    [detail]: answered(busBookingGolden),
  });
  expect(await service.findReservation(request.refId)).toMatchObject({
    type: "FOUND",
    reservation: { booking: savedGolden.uuid, due: pkr(216_000) },
  });
  expect(await checkout({ [fares]: answered(faresGolden) }).service.findReservation(request.refId)).toEqual({
    type: "NONE",
  });
  const expired = refused(410, { code: "quote_expired", retryable: false });
  expect(await checkout({ [fares]: expired }).service.findReservation(request.refId)).toEqual({ type: "NONE" });
});

test("default: a booking is read with its coach, and a masked one asks for a proof", async () => {
  const booking = bookingUuid(savedGolden.uuid);
  const read = async (reply: Parameters<typeof answered>[0], proof: string | null) =>
    createBusBookingService(openWire({ [detail]: answered(reply) }).options).read({ booking, proof });
  expect(await read(busBookingGolden, null)).toMatchObject({
    type: "BOOKING",
    booking: {
      status: "Confirmed",
      actions: ["cancel"],
      bus: { boarding: { id: "lahore-1" }, passengers: [{ seat: "2", ticket: { state: "issued" } }] },
    },
  });
  expect(await read({ ...busBookingGolden, masked: true }, "wrong@example.com")).toEqual({ type: "PROOF_REFUSED" });
});

test("default: an operator's page keeps only pictures with an address that may be opened", async () => {
  const guide = createBusGuide(openWire({ "api/v2/buses/gallery": answered(galleryGolden) }).options);
  const outcome = await guide.operatorPage("chenab-movers");
  if (outcome.type !== "PAGE") throw new Error("An operator has a page.");
  expect(outcome.page.pictures.map(({ address }) => address)).toEqual(["/posters/bus.svg?of=Chenab%20Movers"]);
  expect(outcome.page.routes[0]).toMatchObject({
    departures: 2,
    leaves: ["2026-11-22T06:15", "2026-11-22T14:00"],
    cheapest: pkr(216_000),
  });
  expect(outcome.page).toMatchObject({ bagKg: 20, refund: [{ hoursBefore: 24, percent: 80 }] });
  expect(outcome.page.date).toBe("2026-11-22");
});
