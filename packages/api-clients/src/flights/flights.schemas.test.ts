import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { priceLineKindSchema, priceSchema } from "../wire/price.schemas.ts";
import { seatMapsSchema } from "./ancillaries.schemas.ts";
import { bookingDetailSchema, reserveRequestSchema } from "./flight-bookings.schemas.ts";
import { quoteSchema } from "./flight-quotes.schemas.ts";
import { booking } from "./flights.fixtures/booking.ts";
import { price, quote } from "./flights.fixtures/quote.ts";
import { search } from "./flights.fixtures/search.ts";
import { seatMaps } from "./flights.fixtures/seat-maps.ts";
import { searchRequestSchema, searchSchema } from "./flights.schemas.ts";

type Golden = readonly [name: string, schema: z.ZodType, answer: unknown];

const golden: readonly Golden[] = [
  ["search", searchSchema, search],
  ["quote", quoteSchema, quote],
  ["booking", bookingDetailSchema, booking],
  ["seat maps", seatMapsSchema, seatMaps],
];

type Path = readonly (string | number)[];

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Every place of an answer, containers included. */
const pathsOf = (value: unknown, at: Path = []): readonly Path[] =>
  isContainer(value) ? [at, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...at, key]))] : [at];

const replaced = (value: unknown, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by;
  if (!isContainer(value)) return value;
  const inner = replaced(value[String(key)], rest, by);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === Number(key) ? inner : item));
  return { ...value, [key]: inner };
};

const without = (value: unknown, path: Path): unknown => {
  const [key] = path.slice(-1);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((inner, step) => (isContainer(inner) ? inner[String(step)] : inner), value);
  if (!isContainer(parent) || Array.isArray(parent)) return value;
  return replaced(
    value,
    path.slice(0, -1),
    Object.fromEntries(Object.entries(parent).filter(([name]) => name !== key)),
  );
};

describe.each(golden)("%s", (_, schema, answer) => {
  test("default: the golden answer decodes to itself", () => {
    expect(schema.parse(answer)).toEqual(answer);
  });

  test("behavior: fields that a newer service adds are let pass and left out", () => {
    expect(schema.parse({ ...Object(answer), invented_later: { deep: [1] } })).toEqual(answer);
  });

  test("behavior: any place may hold anything, and decoding never throws", () => {
    const hostile = fc.oneof(
      fc.anything(),
      fc.constantFrom("__proto__", "\u202e", "NaN", "1e999", -1, 2 ** 53, "", "9".repeat(400)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...pathsOf(answer)), hostile, (path, value) => {
        const decoded = schema.safeParse(replaced(answer, path, value));
        expect(typeof decoded.success).toBe("boolean");
      }),
      { numRuns: 400 },
    );
    expect(Object.prototype).not.toHaveProperty("polluted");
  });

  test("behavior: a number, a truth or nothing where a text belongs is an error, and so is a missing required field", () => {
    const texts = pathsOf(answer).filter(
      (path) => typeof path.reduce<unknown>((inner, key) => Object(inner)[key], answer) === "string",
    );
    for (const path of texts) {
      for (const wrong of [7, true, {}])
        expect(schema.safeParse(replaced(answer, path, wrong)).success, path.join(".")).toBe(false);
    }
    const required = Object.keys(Object(answer));
    for (const key of required) expect(schema.safeParse(without(answer, [key])).success, key).toBe(false);
  });
});

describe("prices", () => {
  test("behavior: lines that do not add up are an error", () => {
    for (const total of ["93755.51", "93755.5001", "0", "-93755.50"]) {
      expect(priceSchema.safeParse({ ...price, total }).success, total).toBe(false);
    }
    expect(priceSchema.safeParse({ ...price, total: "93755.5" }).success).toBe(true);
  });

  test("behavior: sums are exact where floating point is not", () => {
    const tenths = Array.from({ length: 30 }, () => ({ kind: "tax", code: "t", title: "Tax", amount: "0.10" }));
    expect(priceSchema.safeParse({ currency: "KWD", lines: tenths, total: "3.000" }).success).toBe(true);
    expect(priceSchema.safeParse({ currency: "KWD", lines: tenths, total: "3.001" }).success).toBe(false);
  });

  test("behavior: only what takes off is below zero", () => {
    for (const kind of priceLineKindSchema.options) {
      const reduces = ["discount", "voucher", "promo_credit", "balance"].includes(kind);
      const lines = (amount: string) => [
        { kind, code: "x", title: "X", amount },
        { kind: "base", code: "fare", title: "Fare", amount: "10.00" },
      ];
      expect(priceSchema.safeParse({ currency: "PKR", lines: lines("-1.00"), total: "9.00" }).success, kind).toBe(
        reduces,
      );
      expect(priceSchema.safeParse({ currency: "PKR", lines: lines("1.00"), total: "11.00" }).success, kind).toBe(
        !reduces,
      );
    }
  });

  test.each(["1,000.00", "1e3", "NaN", "Infinity", "0x10", " 1", "01", "١٢", "1.2345", "--1", ""])(
    "behavior: %j is no amount",
    (amount) => {
      expect(
        priceSchema.safeParse({
          currency: "PKR",
          lines: [{ kind: "base", code: "f", title: "F", amount }],
          total: amount,
        }).success,
      ).toBe(false);
    },
  );
});

describe("what a newer service may add", () => {
  test("behavior: an action or a seat that is not known reads as unknown, and a status stays as it is written", () => {
    const newer = { ...booking, status: "Levitating", actions: [{ kind: "teleport", until: null }] };
    expect(bookingDetailSchema.parse(newer)).toMatchObject({ status: "Levitating", actions: [{ kind: "unknown" }] });
    const seat = ["SeatMaps", 0, "cabins", 0, "rows", 1, "sections", 0, "elements", 0, "kind"];
    const decoded = seatMapsSchema.parse(replaced(seatMaps, seat, "hammock"));
    expect(decoded.SeatMaps[0]?.cabins[0]?.rows[1]?.sections[0]?.elements[0]?.kind).toBe("unknown");
  });

  test("behavior: a new kind of price line is an error, since nobody would know what it does to the total", () => {
    expect(quoteSchema.safeParse(replaced(quote, ["price", "lines", 0, "kind"], "mystery")).success).toBe(false);
  });
});

describe("requests", () => {
  const request = {
    trip_type: "return",
    legs: [
      { from: "LHE", to: "JED", date: "2026-12-10" },
      { from: "JED", to: "LHE", date: "2026-12-20" },
    ],
    travellers: { adult: 1 },
    currency: "PKR",
  };

  test("default: children, infants and the cabin need not be said", () => {
    expect(searchRequestSchema.parse(request)).toMatchObject({ travellers: { child: 0, infant: 0 }, cabin: "economy" });
  });

  test.each([
    ["travellers", { travellers: { adult: 0, child: 1 } }],
    ["travellers", { travellers: { adult: 7, child: 3 } }],
    ["travellers", { travellers: { adult: 1, infant: 2 } }],
    ["legs", { trip_type: "one_way" }],
    ["legs", { trip_type: "multi_city", legs: request.legs.slice(0, 1) }],
    ["legs", { legs: request.legs.toReversed() }],
    ["legs", { legs: [request.legs[0], { from: "RUH", to: "LHE", date: "2026-12-20" }] }],
    ["legs", { legs: Array.from({ length: 7 }, () => request.legs[0]), trip_type: "multi_city" }],
    ["currency", { currency: "rupees" }],
    ["cabin", { cabin: "roof" }],
  ])("behavior: a wrong %s is named (%j)", (field, change) => {
    const parsed = searchRequestSchema.safeParse({ ...request, ...change });
    expect(parsed.error?.issues[0]?.path[0]).toBe(field);
  });

  test.each(["03001234567", "+92300", "+0923001234567", "+92 300 1234567", "+9230012345678901"])(
    "behavior: %s is no phone in international form",
    (phone) => {
      const contact = { email: "ayesha@example.com", phone };
      expect(reserveRequestSchema.shape.contact.safeParse(contact).success).toBe(false);
    },
  );
});
