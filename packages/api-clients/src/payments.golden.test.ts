import { describe, expect, test } from "vitest";
import { bookingsEndpoints } from "./bookings/bookings.endpoints.ts";
import { bookingListGolden } from "./bookings/bookings-index.fixtures.ts";
import { cancellationEndpoints } from "./bookings/cancellation.endpoints.ts";
import { cancellationGolden } from "./bookings/cancellation.fixtures.ts";
import { ticketsEndpoints } from "./bookings/tickets.endpoints.ts";
import { sendTicketGolden } from "./bookings/tickets.fixtures.ts";
import { decodeAnswer } from "./http/decode.ts";
import type { Endpoint } from "./http/endpoint.ts";
import { financialEndpoints } from "./payment/financial.endpoints.ts";
import {
  checkDiscountGolden,
  checkVoucherGolden,
  inquiryGolden,
  paymentMethodsGolden,
  processGolden,
  saveAccountGolden,
} from "./payment/payments.fixtures.ts";
import { walletEndpoints } from "./wallet/wallet.endpoints.ts";
import { transactionsGolden, withdrawalGolden } from "./wallet/wallet.fixtures.ts";

type Case = readonly [name: string, endpoint: Endpoint, golden: object];

const goldens: readonly Case[] = [
  ["paymentMethods", financialEndpoints.paymentMethods, paymentMethodsGolden],
  ["checkDiscount", financialEndpoints.checkDiscount, checkDiscountGolden],
  ["checkVoucher", financialEndpoints.checkVoucher, checkVoucherGolden],
  ...Object.entries(processGolden).map(
    ([state, golden]): Case => [`process ${state}`, financialEndpoints.process, golden],
  ),
  ["inquiry", financialEndpoints.inquiry, inquiryGolden],
  ["saveAccount", financialEndpoints.saveAccount, saveAccountGolden],
  ["transactions", walletEndpoints.transactions, transactionsGolden],
  ["withdrawal", walletEndpoints.withdrawal, withdrawalGolden],
  ["cancellation quoted", cancellationEndpoints.cancellation, cancellationGolden.quoted],
  ["cancellation cancelled", cancellationEndpoints.cancellation, cancellationGolden.cancelled],
  ["sendTicket", ticketsEndpoints.sendTicket, sendTicketGolden],
  ["allBookings", bookingsEndpoints.allBookings, bookingListGolden],
];

const decode = (endpoint: Endpoint, data: unknown) => {
  const envelope = { statusCode: 200, Data: data, request_id: "req-1", server_time: "2026-11-21T09:00:00Z" };
  return decodeAnswer(endpoint.response, { status: 200, text: JSON.stringify(envelope) }).result;
};

type Path = readonly (string | number)[];

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const pathsOf = (value: unknown, path: Path = []): Path[] =>
  isTree(value) ? [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))] : [path];

/** A copy with something else at the path; `undefined` takes it away. */
const replaced = (value: unknown, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by;
  if (!isTree(value)) return value;
  const inner = replaced(value[key], rest, by);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  return { ...value, [key]: inner };
};

const hostile: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  1e308,
  "",
  "‮<script>",
  "1e5",
  "12,5",
  true,
  [],
  {},
  ["x"],
  { __proto__: null },
];

describe("golden answers", () => {
  test.each(goldens)("default: %s is read as it is written", (_, endpoint, golden) => {
    expect(decode(endpoint, golden)).toEqual({ ok: true, value: golden });
  });
});

describe("hostile answers", () => {
  test.each(goldens)(
    "behavior: %s, mutated anywhere, is a value or a problem, never a throw",
    (_, endpoint, golden) => {
      let refused = 0;
      for (const path of pathsOf(golden)) {
        for (const by of hostile) {
          const result = decode(endpoint, replaced(golden, path, by));
          if (result.ok) continue;
          expect(result.error.kind).toBe("malformed");
          refused += 1;
        }
      }
      expect(refused).toBeGreaterThan(pathsOf(golden).length * 3);
    },
  );

  const { received, failed } = processGolden;
  test.each([
    ["an amount as a number", financialEndpoints.process, { ...received, amount: { amount: 24500, currency: "PKR" } }],
    [
      "an amount with an exponent",
      financialEndpoints.process,
      { ...received, amount: { amount: "2.45e4", currency: "PKR" } },
    ],
    ["a state that nobody can read", financialEndpoints.process, { ...received, state: "authorised_later" }],
    ["a failure without a reason", financialEndpoints.process, { ...failed, decline: undefined }],
    ["an order's state that nobody can read", financialEndpoints.inquiry, { ...inquiryGolden, state: "maybe" }],
    [
      "lines that do not add up to a voucher's sign",
      financialEndpoints.checkDiscount,
      { ...checkDiscountGolden, lines: [{ ...checkDiscountGolden.lines[1], amount: "2450.00" }] },
    ],
    ["a total other than the lines'", financialEndpoints.checkDiscount, { ...checkDiscountGolden, total: "22050.01" }],
    [
      "a refund other than paid less penalties",
      cancellationEndpoints.cancellation,
      { ...cancellationGolden.quoted, amount: "22051.00" },
    ],
    [
      "a withdrawal whose net is not amount less charges",
      walletEndpoints.withdrawal,
      { ...withdrawalGolden, items: [{ ...withdrawalGolden.withdrawal, net: "9926.00" }] },
    ],
    [
      "a place's time with an offset",
      bookingsEndpoints.allBookings,
      { ...bookingListGolden, items: [{ ...bookingListGolden.items[0], starts_at: "2026-11-30T09:15:00Z" }] },
    ],
  ] as const)("behavior: %s is refused", (_, endpoint, answer) => {
    expect(decode(endpoint, answer)).toMatchObject({ ok: false, error: { kind: "malformed" } });
  });

  test("behavior: words that a newer service added are read as unknown, or as they are written", () => {
    const [method] = paymentMethodsGolden.methods;
    const methods = [{ ...method, code: "raast", flow: "qr", reason: "closed_today" }];
    expect(decode(financialEndpoints.paymentMethods, { ...paymentMethodsGolden, methods })).toMatchObject({
      ok: true,
      value: { methods: [{ code: "raast", flow: "unknown", reason: "unknown" }] },
    });
    expect(decode(financialEndpoints.process, { ...failed, decline: { code: "new", message: "" } })).toMatchObject({
      ok: true,
      value: { decline: { code: "unknown" } },
    });
    const items = [{ ...bookingListGolden.items[0], status: "Waitlisted" }];
    expect(decode(bookingsEndpoints.allBookings, { ...bookingListGolden, items })).toMatchObject({
      ok: true,
      value: { items: [{ status: "Waitlisted" }] },
    });
  });
});
