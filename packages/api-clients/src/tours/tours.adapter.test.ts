import { bookingUuid, offerId, refId } from "@safar/engine";
import { noAnswers } from "@safar/engine/testing";
import { expect, test } from "vitest";
import { decodeAnswer } from "../http/decode.ts";
import { answered, openWire, type Replies, refused, wireTime } from "../wire/wire.fixtures.ts";
import { createToursFinder, createToursGuide } from "./tours.adapter.ts";
import { toursEndpoints as calls } from "./tours.endpoints.ts";
import { cardGolden, foundGolden, tourBookingGolden, tourGolden, tourQuoteGolden } from "./tours.fixtures.ts";
import { createToursBookingService, createToursCheckout } from "./tours-checkout.adapter.ts";

const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;

const finder = (replies: Replies) => {
  const wire = openWire(replies);
  const options = { ...wire.options, currency: "PKR" } as const;
  return { calls: wire.calls, tours: createToursFinder(options), guide: createToursGuide(options) };
};

const goldens = [
  [calls.searchTours, foundGolden],
  [calls.readTour, tourGolden],
  [calls.quoteTours, tourQuoteGolden],
  [calls.toursBooking, tourBookingGolden],
] as const;

test.each(goldens)("default: the golden answer of $path is read", (endpoint, golden) => {
  const envelope = { statusCode: 200, Data: golden, request_id: "req-1", server_time: "2026-11-21T09:00:00Z" };
  const { result } = decodeAnswer(endpoint.response, { status: 200, text: JSON.stringify(envelope) });
  expect(result).toMatchObject({ ok: true });
});

const text = "place=hunza&from=2026-12-03&to=2026-12-10";

test("default: a search asks for its place and days; a kind that is not known is a walk in a city", async () => {
  const { calls: asked, tours } = finder({ [calls.searchTours.path]: answered(foundGolden) });
  const outcome = await tours.find(text);
  expect(asked[0]?.body).toEqual({ place: "hunza", from: "2026-12-03", to: "2026-12-10", currency: "PKR" });
  expect(outcome).toMatchObject({
    type: "FOUND",
    found: {
      refId: "K7QW3ZP9MA22",
      search: text,
      expiresAt: wireTime + 15 * 60_000 - 1000,
      place: { slug: "hunza", name: { ar: "هنزة" } },
      offers: [{ id: "baltit-and-altit", kind: "city", from: pkr(260_000), pickup: "offered" }],
    },
  });
  expect(outcome).toMatchObject({
    found: {
      offers: [
        {
          from: pkr(260_000),
          fromDay: "2026-12-06",
          nextDay: "2026-12-03",
          nextFrom: pkr(290_000),
          isFromRefunded: true,
          isNextRefunded: false,
        },
      ],
    },
  });
});

test("behavior: a tour whose price nobody can reckon with does not take the others away", async () => {
  const odd = { ...foundGolden, Tours: [{ ...cardGolden, currency: "XXX" }, cardGolden] };
  const outcome = await finder({ [calls.searchTours.path]: answered(odd) }).tours.find(text);
  expect(outcome.type === "FOUND" ? outcome.found.offers : null).toHaveLength(1);
});

test.each([
  ["session_expired", 410, "GONE"],
  ["validation_failed", 422, "INVALID"],
  ["maintenance", 503, "PROBLEM"],
])("behavior: a search refused as %s is told", async (code, status, type) => {
  const { tours } = finder({ [calls.searchTours.path]: refused(status, { code, retryable: false }) });
  expect(await tours.findAgain(refId("K7QW3ZP9MA22"))).toMatchObject({ type });
});

const tour = offerId("baltit-and-altit");

test("default: a tour is read with its calendar and the starts of a day, and leads back to its place", async () => {
  const { calls: asked, tours } = finder({ [calls.readTour.path]: answered(tourGolden) });
  expect(await tours.readTour({ tour, date: "2026-12-03" })).toMatchObject({
    type: "TOUR",
    search: text,
    plan: {
      tour: { options: [{ least: 1, most: 9, units: [{ kind: "adult" }, { kind: "other", ages: null }] }] },
      days: [
        { vacancy: "limited", left: 3, from: pkr(260_000) },
        { vacancy: "closed", from: null },
      ],
      starts: [{ vacancy: "freesale", left: null, prices: { adult: pkr(260_000) } }],
    },
  });
  expect(asked[0]?.body).toEqual({ slug: "baltit-and-altit", currency: "PKR", date: "2026-12-03" });
  const gone = finder({ [calls.readTour.path]: refused(404, { code: "not_found" }) }).tours;
  expect(await gone.readTour({ tour, date: null })).toEqual({ type: "SESSION_EXPIRED" });
});

const wish = {
  tour,
  start: "baltit-and-altit.shared~2026-12-03T09:00",
  units: [{ unit: "adult", quantity: 2 }],
  pickup: "station",
  answers: { diet: "Nuts" },
};

test("default: chosen units are priced with all that the guide is told", async () => {
  const { calls: asked, tours } = finder({ [calls.quoteTours.path]: answered(tourQuoteGolden) });
  expect(await tours.priceUnits(wish)).toMatchObject({ type: "PRICED", price: { shown: { total: pkr(520_000) } } });
  expect(asked[0]?.body).toMatchObject({
    availability_id: wish.start,
    units: [{ unit_id: "adult", qty: 2 }],
    pickup: "station",
    answers: [{ question_id: "diet", value: "Nuts" }],
  });
});

test.each([
  ["sold_out", "SOLD_OUT"],
  ["results_expired", "CLOSED"],
  ["session_expired", "SESSION_EXPIRED"],
])("behavior: units refused as %s are told", async (code, type) => {
  const { tours } = finder({ [calls.quoteTours.path]: refused(409, { code }) });
  expect(await tours.priceUnits(wish)).toMatchObject({ type });
});

const read = { kind: "read", refId: refId("Q4TJ8NMR2VXK9CWD"), isRenewed: false } as const;

test("default: one of the party is asked for a name, and all is reserved in it", async () => {
  const { calls: asked, options } = openWire({
    [calls.quoteTours.path]: answered(tourQuoteGolden),
    [calls.reserveTours.path]: refused(410, { code: "results_expired" }),
  });
  const checkout = createToursCheckout(options);
  const quoted = await checkout.quote(read);
  expect(quoted).toMatchObject({
    quote: {
      holdMinutes: 20,
      firstDay: "2026-12-03",
      travellers: [{ id: "lead", asked: { fields: ["firstName", "lastName"], documents: [] } }],
    },
  });
  const lead = { ...noAnswers, id: "lead", firstName: "Sara" };
  const outcome = await checkout.reserve({
    refId: read.refId,
    acknowledged: { quoteHash: tourQuoteGolden.hash, amountMinor: 520_000, currency: "PKR" },
    attempt: "attempt-1",
    party: {
      contact: { email: "sara@example.com", phone: "+923001234567" },
      travellers: [{ ...lead, type: "person", lastName: "Khan" }],
    },
    extras: [],
    voucher: null,
  });
  // Title and gender, which this guide does not ask for, are not sent.
  expect(asked.at(-1)?.body).toMatchObject({ lead: { first_name: "Sara", last_name: "Khan" } });
  expect(JSON.stringify(asked.at(-1)?.body)).not.toContain("gender");
  expect(outcome).toEqual({ type: "SOLD_OUT" });
});

test("default: a booking says where one is fetched, in whose name, by which voucher, and until when the guide answers", async () => {
  const { options } = openWire({ [calls.toursBooking.path]: answered(tourBookingGolden) });
  const outcome = await createToursBookingService(options).read({
    booking: bookingUuid(tourBookingGolden.uuid),
    proof: null,
  });
  expect(outcome).toMatchObject({
    booking: {
      tours: {
        pickup: { at: "08:25", minutesBefore: 35 },
        units: [{ quantity: 2 }],
        lead: { firstName: "Sara", lastName: "Khan" },
        vouchers: [{ id: "party", state: "waiting", code: null }],
        answers: [{ answer: "Nuts" }],
        awaitedUntil: Date.parse("2026-11-22T09:00:00Z") - 1000,
      },
    },
  });
});

test("default: the front page's places and tours are read", async () => {
  const { guide } = finder({
    [calls.toursHome.path]: answered({ Places: [{ ...foundGolden.place, tours: 6 }], Tours: [cardGolden] }),
  });
  expect(await guide.home()).toMatchObject({
    home: { places: [{ slug: "hunza", tours: 6 }], picked: [{ id: "baltit-and-altit" }] },
  });
});
