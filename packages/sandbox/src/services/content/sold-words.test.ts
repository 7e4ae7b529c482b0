import { expect, test } from "vitest";
import { soldVerticals } from "./enabled.data.ts";
import { aboutUs } from "./pages/about-us.data.ts";
import { supportWords } from "./settings.data.ts";
import { soldWords } from "./sold-words.ts";

test("default: the page about us sells what is sold, and help is promised by no chat", () => {
  expect(soldWords.en.split(/, | and /)).toHaveLength(soldVerticals.length);
  expect(soldWords.ar.split(" و")).toHaveLength(soldVerticals.length);
  for (const locale of ["en", "ar"] as const) expect(aboutUs.body[locale]).toContain(soldWords[locale]);
  expect(supportWords.en).not.toMatch(/chat/i);
  expect(supportWords.ar).not.toContain("محادثة");
});
