import { expect, test } from "vitest";
import { signOf } from "./sign-of.ts";

test.each([
  ["Grand Mosque", "haram"],
  ["Prophet's Mosque", "nabawi"],
  ["Quba Mosque", "mosque"],
  ["Makkah Train Station", "station"],
  ["King Khalid Airport", "airport"],
  ["Kingdom Tower", "sight"],
] as const)("default: %s is drawn as a %s", (name, sign) => expect(signOf(name)).toBe(sign));
