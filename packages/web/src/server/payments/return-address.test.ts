import { expect, test } from "vitest";
import { returnAddress } from "./return-address.ts";

const booking = "2b1c9f1e-6f0a-4d57-9e59-3d3f6f8d2a10";

test.each([
  [`/flights/payments/${booking}`, `/flights/payments/${booking}`],
  [`/ar/flights/payments/${booking}?from=x`, `/ar/flights/payments/${booking}`],
  ["/wallet/payments/K7QW3ZP9MA", "/wallet/payments/K7QW3ZP9MA"],
  ["/ar/settings", "/ar/bookings"],
  ["https://evil.example/flights/payments", "/bookings"],
  ["//evil.example", "/bookings"],
  ["", "/bookings"],
])("default: from %s a bank sends back to %s", (asked, path) => {
  expect(returnAddress(asked, "https://safar.example")).toBe(`https://safar.example${path}`);
});
