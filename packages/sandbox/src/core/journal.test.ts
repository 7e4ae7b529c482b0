import { expect, test } from "vitest";
import { createJournal } from "./journal.ts";
import { redact, redacted } from "./redact.ts";

const entry = (requestId: string) =>
  ({ kind: "call", requestId, at: 0, endpoint: "x", userId: null, input: null, status: 200 }) as const;

test("default: keeps the newest entries, in order", () => {
  const journal = createJournal(3);
  for (let index = 1; index <= 10; index++) journal.add(entry(`req-${index}`));
  expect(journal.total()).toBe(10);
  expect(journal.entries().map(({ requestId }) => requestId)).toEqual(["req-8", "req-9", "req-10"]);
  journal.clear();
  expect(journal.entries()).toEqual([]);
});

test("behavior: secrets are redacted by their names, wherever they stand", () => {
  const input = {
    username: "u",
    password: "p",
    otp: "123456",
    passengers: [
      { first: "Amina", passport: "AB123", doc: { kind: "passport", number: "AB1234567", issued_by: "PK" } },
    ],
    card: { brand: "visa", cvv: "123", expiry: "12/30" },
    api_token: "t",
    iban: "PK36SCBL0000001123456702",
    password_confirmation: "p",
    token: null,
  };
  expect(redact(input)).toEqual({
    username: "u",
    password: redacted,
    otp: redacted,
    passengers: [{ first: "Amina", passport: redacted, doc: { kind: "passport", number: redacted, issued_by: "PK" } }],
    card: { brand: "visa", cvv: redacted, expiry: "12/30" },
    api_token: redacted,
    iban: redacted,
    password_confirmation: redacted,
    token: null,
  });
});

test("behavior: card and identity numbers are redacted by their shape, in any field", () => {
  expect(redact({ note: "pay with 4242 4242 4242 4242 please", id: "35202-1234567-1", n: 4242424242424242 })).toEqual({
    note: `pay with ${redacted} please`,
    id: redacted,
    n: redacted,
  });
  expect(redact({ phone: "+923001234567", at: 1_795_000_000, amount: "125000.00" })).toEqual({
    phone: "+923001234567",
    at: 1_795_000_000,
    amount: "125000.00",
  });
});
