import { expect, test } from "vitest";
import { sold } from "../app/verticals.ts";
import { i18nOf } from "../i18n/i18n.ts";
import { soldWords } from "./sold-words.ts";

test("default: the product says of itself what it sells, and nothing else", () => {
  expect(soldWords(i18nOf("en"))).toMatch(/^flights, hotels, buses(,| and) /);
  expect(soldWords(i18nOf("en")).split(/, | and /)).toHaveLength(Object.keys(sold).length);
  expect(soldWords(i18nOf("ar")).split(" و")).toHaveLength(Object.keys(sold).length);
});
