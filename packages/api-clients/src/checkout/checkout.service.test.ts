import { acknowledgementOf, offerId, type ReserveRequest, refId, refusalCodes, type Traveller } from "@safar/engine";
import { noAnswers } from "@safar/engine/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookedGolden, passBookingPath, pricedGolden } from "../bookings/booking.fixtures.ts";
import { answered, openWire, type Replies, refused, wireTime } from "../wire/wire.fixtures.ts";
import { createPassCheckout, passPaths, quotedGolden, reservedGolden } from "./checkout.fixtures.ts";
import { takenInOneRoom } from "./refusals.ts";

const begin = (replies: Replies, refusals: Parameters<typeof createPassCheckout>[1] = {}) => {
  const { calls, options } = openWire(replies);
  return { calls, checkout: createPassCheckout(options, refusals) };
};

const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;
const quoteRef = refId(quotedGolden.RefID);
const first = {
  kind: "first",
  refId: refId("K7M2PQ94XWZ8HDVB"),
  offer: offerId("museum-1"),
  option: "A~B",
  currency: "PKR",
} as const;
const read = { kind: "read", refId: quoteRef, isRenewed: false } as const;

describe("a price", () => {
  test("default: what prices a choice is its quote, whatever its call is called", async () => {
    const { calls, checkout } = begin({ [passPaths.price]: answered(quotedGolden) });
    expect(await checkout.quote(first)).toEqual({
      type: "QUOTED",
      quote: {
        refId: quoteRef,
        hash: pricedGolden.hash,
        price: {
          display: {
            lines: [
              { kind: "base", code: "pass", label: "Two passes", amount: pkr(300_000) },
              { kind: "discount", code: "early", label: "Early bird", amount: pkr(-50_000) },
            ],
            total: pkr(250_000),
          },
          charge: expect.objectContaining({ total: pkr(250_000) }),
        },
        expiresAt: wireTime + 10 * 60_000,
        holdMinutes: 30,
        travellers: [],
        requiredExtras: [],
        offeredExtras: { bag: false, seat: false, meal: false, service: false },
        extras: [],
        policy: {
          cancellation: [expect.objectContaining({ until: Date.parse("2026-12-01T23:59:59Z") })],
          change: [expect.objectContaining({ isAllowed: true, refund: pkr(0) })],
        },
        firstDay: "2026-12-03",
        lastDay: "2026-12-03",
        reservation: null,
      },
    });
    expect(calls[0]?.body).toEqual({ RefID: first.refId, passes: "A~B" });
    expect(await checkout.extras(quoteRef)).toEqual({ type: "EXTRAS", offers: [], seatMaps: [] });
  });

  test("behavior: what has been reserved is read as it stands instead of being priced with other extras", async () => {
    let isFirst = true;
    const reservation = { uuid: bookedGolden.uuid, order_ref_id: bookedGolden.order_ref_id };
    const price = () => {
      const reply = isFirst ? refused(409, { code: "duplicate_order" }) : answered({ ...quotedGolden, reservation });
      isFirst = false;
      return reply;
    };
    const { checkout } = begin({ [passPaths.price]: price });
    expect(await checkout.quote({ kind: "again", refId: quoteRef, extras: [] })).toMatchObject({
      type: "QUOTED",
      quote: { reservation: { uuid: bookedGolden.uuid, order: bookedGolden.order_ref_id } },
    });
  });

  test("behavior: an amount with more decimals than its currency has is no quote", async () => {
    const lines = [{ kind: "base", code: "pass", title: "Pass", amount: "1.005" }];
    const odd = { ...quotedGolden, price: { currency: "PKR", lines, total: "1.005" } };
    const { checkout } = begin({ [passPaths.price]: answered(odd) });
    expect(await checkout.quote(read)).toMatchObject({ type: "PROBLEM", problem: { kind: "malformed" } });
  });

  test.each([
    ["sold_out", 409, "SOLD_OUT"],
    ["room_unavailable", 409, "SOLD_OUT"],
    ["seat_taken", 409, "PROBLEM"],
    ["quote_expired", 410, "QUOTE_EXPIRED"],
    ["session_expired", 410, "SESSION_EXPIRED"],
    ["not_found", 404, "SESSION_EXPIRED"],
    ["supplier_error", 502, "PROBLEM"],
  ])("behavior: refused as %s", async (code, status, type) => {
    const { checkout } = begin({ [passPaths.price]: refused(status, { code }) }, { alsoSoldOut: ["room_unavailable"] });
    expect(await checkout.quote(first)).toMatchObject({ type });
  });

  test("behavior: what cannot even be priced anew is unknown to the service", async () => {
    const { checkout } = begin({ [passPaths.price]: refused(410, { code: "quote_expired" }) });
    expect(await checkout.quote({ ...read, isRenewed: true })).toEqual({ type: "SESSION_EXPIRED" });
  });
});

const ayesha: Traveller = {
  ...noAnswers,
  id: "pass1",
  type: "adult",
  title: "Mrs.",
  gender: "female",
  firstName: "Ayesha",
  lastName: "",
  birthDate: "",
  nationality: "PK",
  document: null,
};

const wish: ReserveRequest = {
  refId: quoteRef,
  acknowledged: { quoteHash: pricedGolden.hash, amountMinor: 250_000, currency: "PKR" },
  attempt: "reserve-0001",
  party: { contact: { email: "ayesha@example.com", phone: "+923001234567" }, travellers: [] },
  extras: [],
  voucher: null,
};

const withAyesha = { ...wish, party: { ...wish.party, travellers: [ayesha] } };

describe("reserving", () => {
  test("default: where only a contact is asked for, the accepted price and the contact are all that is said", async () => {
    const { calls, checkout } = begin({ [passPaths.reserve]: answered(reservedGolden) });
    expect(await checkout.reserve(wish)).toEqual({
      type: "RESERVED",
      reservation: {
        booking: reservedGolden.uuid,
        order: reservedGolden.order_ref_id,
        pnr: null,
        payBy: wireTime + 30 * 60_000,
        priceGuaranteedUntil: wireTime + 30 * 60_000,
        due: pkr(250_000),
        quoteHash: pricedGolden.hash,
      },
    });
    expect(calls[0]?.body).toEqual({
      RefID: quoteRef,
      hash: pricedGolden.hash,
      contact: wish.party.contact,
      client_attempt_id: "reserve-0001",
    });
    await checkout.reserve({ ...wish, voucher: "EID" });
    expect(calls[1]?.body).toMatchObject({ voucher: "EID" });
  });

  test.each([
    ["price_changed", 409, {}, { type: "PRICE_CHANGED" }],
    ["sold_out", 409, {}, { type: "SOLD_OUT" }],
    ["room_unavailable", 409, {}, { type: "SOLD_OUT" }],
    ["quote_expired", 410, {}, { type: "QUOTE_EXPIRED" }],
    ["session_expired", 410, {}, { type: "QUOTE_EXPIRED" }],
    ["results_expired", 410, {}, { type: "QUOTE_EXPIRED" }],
    ["duplicate_order", 409, { meta: { uuid: bookedGolden.uuid } }, { type: "UNKNOWN" }],
    ["duplicate_order", 409, {}, { type: "REFUSED" }],
    ["limit_exceeded", 409, {}, { type: "REFUSED", problem: { code: "limit_exceeded" } }],
    ["brand_new", 409, {}, { type: "REFUSED", problem: { code: "unknown" } }],
  ])("behavior: refused as %s (%i, %o)", async (code, status, more, outcome) => {
    const { checkout } = begin(
      { [passPaths.reserve]: refused(status, { code, ...more }) },
      { alsoSoldOut: ["room_unavailable"] },
    );
    expect(await checkout.reserve(wish)).toMatchObject(outcome);
  });

  test("behavior: slowed down, it says when to come again; nothing was begun", async () => {
    const { checkout } = begin({ [passPaths.reserve]: refused(429, { code: "rate_limited" }) });
    expect(await checkout.reserve(wish)).toEqual({ type: "TRY_LATER", at: wireTime + 60_000 });
  });

  test("behavior: wrong fields are the person's, by what the service calls the people", async () => {
    const fields = { "passes.0.tied_to": "duplicate", "passes.0.last_name": "required", "seats.0.title": "invalid" };
    const { checkout } = begin({
      [passPaths.reserve]: refused(422, { code: "validation_failed", field: "passes.0.tied_to", meta: { fields } }),
    });
    expect(await checkout.reserve(withAyesha)).toEqual({
      type: "VALIDATION_FAILED",
      problems: {
        contact: {},
        travellers: { pass1: { tiedTo: { code: "adult_taken" }, lastName: { code: "required" } } },
      },
      extrasMissing: false,
    });
  });

  test.each([
    ["contact.email", { contact: { email: { code: "invalid_email" } }, travellers: {} }, false],
    ["contact.phone", { contact: { phone: { code: "invalid_phone" } }, travellers: {} }, false],
    ["addons.0", { contact: {}, travellers: {} }, true],
  ])("behavior: a complaint of %s alone says what is wrong", async (field, problems, extrasMissing) => {
    const { checkout } = begin({ [passPaths.reserve]: refused(422, { code: "validation_failed", field }) });
    expect(await checkout.reserve(wish)).toEqual({ type: "VALIDATION_FAILED", problems, extrasMissing });
  });

  test("behavior: a complaint of nothing that anybody gave is a refusal", async () => {
    const { checkout } = begin({ [passPaths.reserve]: refused(422, { code: "validation_failed", field: "RefID" }) });
    expect(await checkout.reserve(withAyesha)).toMatchObject({ type: "REFUSED" });
  });

  test.each([
    ["seat_taken", { seats: ["A1", 2, "A3"] }, ["A1", "A3"]],
    ["seat_taken", {}, []],
    ["seat_rule_violation", { seat: "A1" }, ["A1"]],
    ["seat_rule_violation", {}, []],
  ])("behavior: places that went to others are named (%s, %o)", async (code, meta, seats) => {
    const { checkout } = begin(
      { [passPaths.reserve]: refused(409, { code, meta }) },
      { alsoSoldOut: ["seat_taken"], takenIn: takenInOneRoom("hall") },
    );
    expect(await checkout.reserve(wish)).toEqual({
      type: "SEAT_TAKEN",
      seats: seats.map((seat) => ({ segmentId: "hall", seat })),
    });
  });

  test("behavior: whatever is refused with 5xx, lost or unreadable may have been reserved", async () => {
    const replies = fc.oneof(
      fc.record({ status: fc.integer({ min: 500, max: 599 }), body: fc.jsonValue() }),
      fc.record({ status: fc.constant(200), body: fc.jsonValue() }),
      fc
        .tuple(fc.constantFrom(...refusalCodes), fc.integer({ min: 500, max: 599 }))
        .map(([code, status]) => refused(status, { code })),
      fc.constant(answered({ ...reservedGolden, amount_due: { amount: "1.00", currency: "XXX" } })),
    );
    expect(await begin({}).checkout.reserve(wish)).toEqual({ type: "UNKNOWN" });
    await fc.assert(
      fc.asyncProperty(replies, async (reply) => {
        const { checkout } = begin({ [passPaths.reserve]: reply }, { takenIn: takenInOneRoom("hall") });
        expect(await checkout.reserve(wish)).toEqual({ type: "UNKNOWN" });
      }),
    );
  });

  test("behavior: any other refusal never passes for a reservation", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...refusalCodes, "brand_new"),
        fc.integer({ min: 400, max: 499 }),
        fc.dictionary(fc.string(), fc.jsonValue()),
        async (code, status, meta) => {
          const { checkout } = begin({ [passPaths.reserve]: refused(status, { code, field: "passes.7.x", meta }) });
          expect((await checkout.reserve(wish)).type).not.toBe("RESERVED");
        },
      ),
    );
  });
});

describe("a reservation that nobody knows of", () => {
  const reservation = { uuid: bookedGolden.uuid, order_ref_id: bookedGolden.order_ref_id };
  const reserved = answered({ ...quotedGolden, reservation });

  test("default: after a lost answer it is found by what it was priced by", async () => {
    const { calls, checkout } = begin({ [passPaths.price]: reserved, [passBookingPath]: answered(bookedGolden) });
    expect(await checkout.reserve(wish)).toEqual({ type: "UNKNOWN" });
    const asReserved = await checkout.quote(read);
    expect(await checkout.findReservation(quoteRef)).toEqual({
      type: "FOUND",
      quote: asReserved.type === "QUOTED" ? asReserved.quote : null,
      reservation: {
        booking: bookedGolden.uuid,
        order: bookedGolden.order_ref_id,
        pnr: "M-4711",
        payBy: wireTime + 30 * 60_000,
        priceGuaranteedUntil: wireTime + 30 * 60_000,
        due: pkr(250_000),
        quoteHash: pricedGolden.hash,
      },
    });
    expect(calls.slice(-2).map(({ body }) => body)).toEqual([
      { RefID: quoteRef, refresh: false },
      { uuid: bookedGolden.uuid },
    ]);
  });

  test.each([
    ["its price was guaranteed", { price_guarantee_until: "2026-11-21T09:20:01Z" }, 20],
    ["the quote's price was", { price_guarantee_until: null }, 10],
  ])("behavior: one that waits for no payment any more held as long as %s", async (_, changes, minutes) => {
    const { checkout } = begin({
      [passPaths.price]: reserved,
      [passBookingPath]: answered({ ...bookedGolden, pay_by: null, ...changes }),
    });
    const until = wireTime + minutes * 60_000;
    expect(await checkout.findReservation(quoteRef)).toMatchObject({
      reservation: { payBy: until, priceGuaranteedUntil: until },
    });
  });

  test("behavior: one that was made at another price, in another tab, is found with that price and no yes to it", async () => {
    const dearer = { ...quotedGolden, hash: "another-price-1", reservation };
    const { checkout } = begin({
      [passPaths.price]: answered(dearer),
      [passBookingPath]: answered({ ...bookedGolden, hash: "another-price-1" }),
    });
    const found = await checkout.findReservation(quoteRef);
    if (found.type !== "FOUND") throw new Error(found.type);
    expect([found.quote.hash, found.reservation.quoteHash]).toEqual(["another-price-1", "another-price-1"]);
    expect(acknowledgementOf(found.quote)).not.toEqual(wish.acknowledged);
  });

  test.each([
    ["whose price was never reserved", answered(quotedGolden)],
    ["whose price is over", refused(410, { code: "quote_expired" })],
    ["whose search is over", refused(410, { code: "session_expired" })],
    ["of a price that there never was", refused(404, { code: "not_found" })],
  ])("behavior: one %s was not made", async (_, price) => {
    expect(await begin({ [passPaths.price]: price }).checkout.findReservation(quoteRef)).toEqual({ type: "NONE" });
  });

  const odd = { amount: "1.00", currency: "XXX" };
  const cases: readonly (readonly [string, Replies])[] = [
    ["the price cannot be read", {}],
    ["the service is not there", { [passPaths.price]: refused(503, { code: "maintenance" }) }],
    ["the booking cannot be read", { [passPaths.price]: reserved }],
    [
      "the booking is not there yet",
      { [passPaths.price]: reserved, [passBookingPath]: refused(404, { code: "not_found" }) },
    ],
    [
      "its amount makes no sense",
      { [passPaths.price]: reserved, [passBookingPath]: answered({ ...bookedGolden, amount_due: odd }) },
    ],
  ];
  test.each(cases)("behavior: while %s nobody knows still", async (_, replies) => {
    expect(await begin(replies).checkout.findReservation(quoteRef)).toMatchObject({ type: "PROBLEM" });
  });
});

test("behavior: whatever the service answers, every question ends in an outcome and nothing is made up", async () => {
  const replies = fc.record({ status: fc.integer({ min: 200, max: 599 }), body: fc.jsonValue() });
  const refusals = fc
    .tuple(fc.integer({ min: 400, max: 599 }), fc.constantFrom(...refusalCodes, "brand_new"))
    .map(([status, code]) => refused(status, { code }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(replies, refusals), async (reply) => {
      const { checkout } = begin({ [passPaths.price]: reply, [passBookingPath]: reply });
      const outcomes = await Promise.all([
        checkout.quote(first),
        checkout.quote({ kind: "again", refId: quoteRef, extras: [] }),
        checkout.quote(read),
        checkout.findReservation(quoteRef),
      ]);
      expect(outcomes.filter(({ type }) => type === "QUOTED" || type === "FOUND")).toEqual([]);
    }),
  );
});
