import { refusalCodes } from "@safar/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { type Answer, decodeAnswer } from "./decode.ts";

fc.configureGlobal({ seed: 20_261_121 });

const schema = z.object({
  name: z.string(),
  price: z.object({ total: z.string(), lines: z.array(z.object({ kind: z.string(), amount: z.string() })) }),
  extra: z.record(z.string(), z.unknown()).optional(),
});

const data = { name: "Fare", price: { total: "10.00", lines: [{ kind: "base", amount: "10.00" }] } };
const envelope = { statusCode: 200, Data: data, request_id: "r1", server_time: "2026-11-21T09:00:00Z" };

const decode = (body: unknown, status = 200) =>
  decodeAnswer(schema, { status, text: typeof body === "string" ? body : JSON.stringify(body) });

test("default: a good answer gives its value, its reference and the service's time", () => {
  expect(decode(envelope)).toEqual({
    result: { ok: true, value: data },
    reference: "r1",
    serverTime: Date.parse("2026-11-21T09:00:00Z"),
  });
});

test.each(refusalCodes)("default: the code %s is kept", (code) => {
  const error = { code, message: "No", field: "email", retryable: true, meta: { left: 2 } };
  expect(decode({ ...envelope, Data: undefined, statusCode: 422, error }, 422).result).toEqual({
    ok: false,
    error: { kind: "refused", status: 422, reference: "r1", ...error },
  });
});

test("behavior: an unlisted code is unknown and keeps its reference", () => {
  const error = { code: "quantum_flux", message: "?" };
  expect(decode({ ...envelope, error, statusCode: 418 }, 418).result).toMatchObject({
    error: { kind: "refused", code: "unknown", status: 418, reference: "r1", retryable: false },
  });
});

test.each([
  ["HTTP 500 around a 200 envelope", envelope, 500, { kind: "refused", code: "unknown", status: 500 }],
  ["HTTP 200 around a 409 envelope", { ...envelope, statusCode: 409 }, 200, { kind: "refused", status: 409 }],
  ["HTTP 200 around a 401 envelope", { ...envelope, statusCode: 401 }, 200, { kind: "refused", code: "unauthorised" }],
  [
    "a 200 envelope with an error",
    { ...envelope, error: { code: "sold_out", message: "" } },
    200,
    { code: "sold_out" },
  ],
  ["a redirect", "", 302, { kind: "malformed", status: 302 }],
  ["no Data", { ...envelope, Data: null }, 200, { kind: "malformed", reference: "r1" }],
  ["Data of another type", { ...envelope, Data: [] }, 200, { kind: "malformed" }],
  ["an HTML page as 200", "<!doctype html><p>Sorry", 200, { kind: "malformed", status: 200 }],
  ["an HTML page as 502", "<!doctype html><p>Bad gateway", 502, { kind: "malformed", status: 502 }],
  ["an empty 401", "", 401, { kind: "refused", code: "unauthorised", status: 401 }],
  ["an empty 429", "", 429, { kind: "refused", code: "rate_limited", retryable: true }],
  ["an empty body", "", 200, { kind: "malformed" }],
  ["a truncated body", JSON.stringify(envelope).slice(0, -9), 200, { kind: "malformed" }],
  ["a bare value", "7", 200, { kind: "malformed" }],
  ["no server time", { ...envelope, server_time: "yesterday" }, 200, { kind: "malformed" }],
])("behavior: %s is no success", (_, body, status, problem) => {
  expect(decode(body, status).result).toMatchObject({ ok: false, error: problem });
});

test("behavior: what was wrong is named without the value", () => {
  const { result } = decode({ ...envelope, Data: { ...data, price: { total: 99, lines: [] } } });
  expect(result).toMatchObject({ error: { detail: "price.total: invalid_type" } });
});

test.each([
  '{"__proto__":{"admin":true},"seen":1}',
  '{"\\u005f_proto__":{"admin":true},"seen":1}',
  '{"constructor":{"prototype":{"admin":true}},"seen":1}',
])("behavior: hostile keys are dropped: %s", (extra) => {
  const text = JSON.stringify({ ...envelope, Data: { ...data, extra: 0 } }).replace('"extra":0', `"extra":${extra}`);
  const { result } = decode(text);
  expect(result).toEqual({ ok: true, value: { ...data, extra: { seen: 1 } } });
  expect("admin" in {}).toBe(false);
});

test("behavior: a schema that throws or waits is a problem too", () => {
  const throwing = z.string().transform(() => {
    throw new Error("boom");
  });
  const waiting = z.string().refine(() => Promise.resolve(true));
  const answer: Answer = { status: 200, text: JSON.stringify({ ...envelope, Data: "x" }) };
  expect(decodeAnswer(throwing, answer).result).toMatchObject({ ok: false, error: { kind: "malformed" } });
  expect(decodeAnswer(waiting, answer).result).toMatchObject({ ok: false, error: { kind: "malformed" } });
});

const status = fc.oneof(fc.constantFrom(200, 201, 204, 302, 400, 401, 404, 422, 429, 500, 503), fc.integer());

const isSound = (answer: Answer): void => {
  const { result } = decodeAnswer(schema, answer);
  if (result.ok) {
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(answer.status).toBeLessThan(300);
    expect(schema.parse(result.value)).toEqual(result.value);
  } else {
    expect(["refused", "malformed"]).toContain(result.error.kind);
  }
};

test("behavior: any text with any status is a value or a problem", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.json(), fc.constant(JSON.stringify(envelope)));
  fc.assert(
    fc.property(status, text, (code, body) => isSound({ status: code, text: body })),
    { numRuns: 5000 },
  );
});

test("behavior: an envelope with any parts is a value or a problem", () => {
  const anything = fc.anything({ withNullPrototype: true, withBigInt: false });
  const parts = fc.record(
    {
      statusCode: fc.oneof(fc.constantFrom<unknown>(200, 409, "200", null), anything),
      Data: fc.oneof(fc.constant<unknown>(data), anything),
      error: fc.oneof(
        fc.record({ code: fc.oneof(fc.string(), anything), message: anything, meta: anything }),
        anything,
      ),
      request_id: fc.oneof(fc.constant<unknown>("r1"), anything),
      server_time: fc.oneof(fc.constant<unknown>(envelope.server_time), anything),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(status, parts, (code, body) => isSound({ status: code, text: JSON.stringify(body) ?? "" })),
    { numRuns: 5000 },
  );
});

test("behavior: a good answer with one place mutated is a value or a problem", () => {
  const text = JSON.stringify(envelope);
  fc.assert(
    fc.property(fc.nat({ max: text.length - 1 }), fc.string({ unit: "binary", maxLength: 4 }), (place, patch) =>
      isSound({ status: 200, text: text.slice(0, place) + patch + text.slice(place + 1) }),
    ),
    { numRuns: 5000 },
  );
});
