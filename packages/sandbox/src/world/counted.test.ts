import { expect, test } from "vitest";
import { counted } from "./counted.ts";

const seat = { en: "Standard seat", ar: "مقعد عادي" };
const forms = { two: "مقعدان عاديان", few: "مقاعد عادية", many: "مقعدًا عاديًا" };

test.each([
  [1, "مقعد عادي"],
  [2, "مقعدان عاديان"],
  [5, "5 مقاعد عادية"],
  [11, "11 مقعدًا عاديًا"],
  [103, "103 مقاعد عادية"],
])("default: %i of a thing are called as Arabic calls them", (count, ar) => {
  expect(counted(seat, forms, count)).toEqual({ en: `Standard seat × ${count}`, ar });
});
