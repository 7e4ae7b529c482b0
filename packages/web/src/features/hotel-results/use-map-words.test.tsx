// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { useMapWords } from "./use-map-words.ts";

afterEach(cleanup);

test.each([
  ["en", 12, "12 hotels from Rs 5000"],
  ["ar", 12, "12 فندقًا من Rs 5000"],
  ["ar", 2, "فندقان من Rs 5000"],
] as const)("default: in %s %i hotels at a spot are “%s”", async (locale, count, said) => {
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const { result } = renderHook(useMapWords, {
    wrapper: ({ children }) => <I18nProvider i18n={i18nOf(locale)}>{children}</I18nProvider>,
  });
  expect(result.current.several(count, "Rs 5000").replaceAll(/[\u2066-\u2069]/g, "")).toBe(said);
});
