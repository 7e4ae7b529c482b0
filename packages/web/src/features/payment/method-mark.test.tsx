// @vitest-environment jsdom
import type { PaymentMethod } from "@safar/engine";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MethodMark } from "./method-mark.tsx";

afterEach(cleanup);

const methods: readonly Pick<PaymentMethod, "code" | "flow">[] = [
  { code: "card", flow: "card" },
  { code: "mada", flow: "card" },
  { code: "jazzcash", flow: "otp" },
  { code: "easypaisa", flow: "otp" },
  { code: "stc_pay", flow: "otp" },
  { code: "apple_pay", flow: "sdk" },
  { code: "wallet_balance", flow: "balance" },
  { code: "bank_transfer", flow: "voucher" },
  { code: "otc_voucher", flow: "voucher" },
  { code: "sadad", flow: "voucher" },
  { code: "instalment", flow: "redirect" },
];

test("default: no two methods look alike, and a bank is told from a shop", () => {
  const drawn = methods.map((method) => render(<MethodMark method={method} />).container.innerHTML);
  expect(new Set(drawn).size).toBe(methods.length);
});
