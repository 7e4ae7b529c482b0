import { expect, test } from "vitest";
import { maskPhone } from "./mask-phone.ts";

test.each([
  ["+966500000000", "+966 *** ***0000"],
  ["+923001234567", "+92 *** ***4567"],
  ["+12425551234", "+1242 *** ***1234"],
])("default: of %s the whole country code is left: %s", (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
