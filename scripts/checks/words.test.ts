import { describe, expect, test } from "vitest";
import { arabicFault, disagreements, readCatalogue } from "./words.ts";

test("default: reads messages, also over several lines, and passes the header over", () => {
  const po =
    'msgid ""\nmsgstr ""\n"Language: ar\\n"\n\n#: a.tsx\nmsgid "Home"\nmsgstr "الرئيسية"\n\nmsgid "Two "\n"lines"\nmsgstr ""\n';
  expect(readCatalogue(po)).toEqual([
    { id: "Home", context: "", text: "الرئيسية" },
    { id: "Two lines", context: "", text: "" },
  ]);
});

describe("arabicFault", () => {
  test.each([
    [{ id: "Home", text: "" }, "has no Arabic"],
    [{ id: "Home", text: "Home" }, "is the same"],
    [{ id: "Home", text: "Maison" }, "no Arabic letter"],
  ])("behavior: %o is a fault", (entry, words) => {
    expect(arabicFault(entry)).toContain(words);
  });

  test.each([
    { id: "Home", text: "الرئيسية" },
    { id: "{0} – {1}", text: "{0} – {1}" },
    { id: "<0>{name}</0>", text: "<0>{name}</0>" },
  ])("default: %o is well", (entry) => {
    expect(arabicFault(entry)).toBeNull();
  });
});

test("behavior: one message has one translation, unless its contexts tell two meanings apart", () => {
  const home = { id: "Home", context: "", text: "الرئيسية" };
  expect(disagreements([home, { ...home }])).toEqual([]);
  expect(disagreements([home, { ...home, text: "المنزل" }])).toEqual([
    expect.stringContaining("agree, or give each a context"),
  ]);
  expect(disagreements([home, { ...home, context: "a house", text: "المنزل" }])).toEqual([]);
});
