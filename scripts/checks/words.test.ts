import { describe, expect, test } from "vitest";
import { arabicFault, readCatalogue } from "./words.ts";

test("default: reads messages, also over several lines, and passes the header over", () => {
  const po =
    'msgid ""\nmsgstr ""\n"Language: ar\\n"\n\n#: a.tsx\nmsgid "Home"\nmsgstr "الرئيسية"\n\nmsgid "Two "\n"lines"\nmsgstr ""\n';
  expect(readCatalogue(po)).toEqual([
    { id: "Home", text: "الرئيسية" },
    { id: "Two lines", text: "" },
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
