import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { search } from "../flights/flights.fixtures/search.ts";
import { searchSchema } from "../flights/flights.schemas.ts";
import { compiledReader, mismatch } from "./compiled.ts";

fc.configureGlobal({ seed: 20_261_121 });
afterEach(() => vi.restoreAllMocks());

const names = z.object({ name: z.string().min(1), name_ar: z.string() });

/** Each with a value that is plainly right. */
const schemas: Readonly<Record<string, readonly [schema: z.ZodType, right: unknown]>> = {
  text: [z.string(), "a"],
  "text of a length": [z.string().min(2).max(4).length(3), "abc"],
  pattern: [z.string().regex(/^[A-Z]{3}$/), "KHI"],
  date: [z.iso.date(), "2026-12-03"],
  instant: [z.iso.datetime(), "2026-12-03T08:15:00Z"],
  "e-mail": [z.email(), "a@safar.example"],
  trimmed: [z.string().trim(), "a"],
  number: [z.number().min(-2).max(900).lt(800), 5],
  "whole number": [z.number().int().positive(), 5],
  multiple: [z.number().multipleOf(5), 10],
  yes: [z.boolean(), false],
  word: [z.enum(["one", "two"]), "two"],
  literal: [z.literal(["kg", 7, null]), 7],
  "perhaps nothing": [z.string().nullable(), null],
  list: [z.array(z.number()).min(1).max(3), [1, 2]],
  record: [z.record(z.string().regex(/^[A-Z0-9]{2}$/), names), { PK: { name: "a", name_ar: "b" } }],
  "record of words": [z.record(z.enum(["a", "b"]), z.number()), { a: 1, b: 2 }],
  object: [z.object({ a: z.string(), b: z.number().optional(), c: names.nullable() }), { a: "a", c: null }],
  "object without others": [z.strictObject({ a: z.string() }), { a: "a" }],
  "object with others": [z.looseObject({ a: z.string() }), { a: "a", z: 1 }],
  "object of numbers": [z.object({ a: z.string() }).catchall(z.number()), { a: "a", z: 1 }],
  "object with defaults": [
    z.object({ a: z.string().default("x"), b: z.unknown(), c: z.any().optional() }),
    { a: "a", b: 1 },
  ],
  "object with an exact option": [z.object({ a: z.string().exactOptional() }), { a: "a" }],
  "either by its kind": [
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("a"), n: z.number() }),
      z.object({ kind: z.enum(["b", "c"]), s: z.string() }),
    ]),
    { kind: "c", s: "" },
  ],
  either: [z.union([z.enum(["a", "b"]), z.string().transform(() => "unknown")]), "zz"],
  "either alone": [z.xor([z.object({ a: z.number() }), z.object({ b: z.number() })]), { a: 1 }],
  changed: [z.string().transform(Number), "5"],
  coerced: [z.coerce.number(), "5"],
  "each of two": [z.intersection(z.object({ a: z.number() }), z.object({ b: z.number() })), { a: 1, b: 2 }],
  refined: [
    z
      .object({ sum: z.number(), of: z.array(z.number()) })
      .refine(({ sum, of }) => sum === of.reduce((a, b) => a + b, 0)),
    { sum: 3, of: [1, 2] },
  ],
  "refined at length": [
    z.string().superRefine((text, context) => {
      if (text.startsWith("x")) context.addIssue("no");
    }),
    "a",
  ],
  "by itself": [z.lazy(() => names), { name: "a", name_ar: "b" }],
};

/** As the schema reads it, or that it does not. */
const bySchema = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : mismatch;
};

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A value with one of its places, chosen by a number, put to something else, taken away or named anew. */
const spoilt = (value: unknown, place: number, by: unknown): unknown => {
  if (!isContainer(value) || place % 4 === 3) return by;
  const keys = Object.keys(value);
  const key = keys[place % Math.max(1, keys.length)];
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item: unknown, at) => (String(at) === key ? spoilt(item, place >> 2, by) : item));
  if (place % 5 === 4) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  if (place % 7 === 6) return { ...value, [`${key}_too`]: by };
  return { ...value, [key]: spoilt(value[key], place >> 2, by) };
};

const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, "", "KHI", "2026-02-30", "2026-12-03T08:15", -1, 0, 0.5, 1e21, [], {}, "kg", "pieces"),
);

describe.each(Object.entries(schemas))("%s", (_, [schema, right]) => {
  test("default: what is right is read as the schema reads it", () => {
    expect(compiledReader(schema)(right)).toEqual(bySchema(schema, right));
  });

  test("behavior: nothing is read that the schema refuses, nor otherwise than it does", () => {
    const read = compiledReader(schema);
    fc.assert(
      fc.property(fc.nat(), anything, (place, by) => {
        for (const value of [by, spoilt(right, place, by)]) {
          const found = read(value);
          if (found !== mismatch) expect(found).toEqual(bySchema(schema, value));
        }
      }),
    );
  });
});

test("default: a whole search is read without the schema, and one that is spoilt somewhere is not", () => {
  const read = compiledReader(searchSchema);
  expect(read(search)).toEqual(searchSchema.parse(search));
  expect(read({ ...search, invented_later: 1 })).toEqual(searchSchema.parse(search));
  fc.assert(
    fc.property(fc.nat(), anything, (place, by) => {
      const value = spoilt(search, place, by);
      const [found, expected] = [read(value), bySchema(searchSchema, value)];
      expect(found === mismatch ? expected : found).toEqual(expected);
      // Whatever the schema takes as it stands is read here too: nothing of a search falls back on it.
      if (expected !== mismatch) expect(found).not.toBe(mismatch);
    }),
  );
});

test("behavior: where no code may be made from text, the schema reads everything", () => {
  vi.spyOn(z.core.util.allowsEval, "value", "get").mockReturnValue(false);
  expect(compiledReader(z.object({ a: z.string() }))({ a: "a" })).toBe(mismatch);
});
