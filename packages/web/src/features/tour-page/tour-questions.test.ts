import { expect, test } from "vitest";
import { spokenIn } from "./tour-questions.tsx";

const choices = (codes: readonly string[]) => codes.map((code) => ({ code, name: { en: code, ar: code } }));
const asking = (...codes: readonly string[]) => ({
  questions: [{ id: "language", label: { en: "", ar: "" }, isRequired: false, choices: choices(codes) }],
});

test.each([
  ["what was answered", { language: "ur" }, asking("ur", "en"), "en", "ur"],
  ["the reader's language", {}, asking("ur", "en", "ar"), "ar", "ar"],
  ["English where the guide does not speak theirs", {}, asking("ur", "en"), "ar", "en"],
  ["the guide's first", {}, asking("ur", "pa"), "ar", "ur"],
  ["none where nobody asks", {}, { questions: [] }, "en", null],
  ["not what is no longer spoken", { language: "fr" }, asking("ur", "en"), "en", "en"],
] as const)("default: the guide leads in %s", (_, answers, option, locale, language) => {
  expect(spokenIn(option, answers, locale)?.answer ?? null).toBe(language);
});
