// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { welcome } from "./welcome.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test.each([
  ["en", true, "Welcome, Hamza Qureshi. Your account is ready. Where to first?", "Close"],
  ["en", false, "Welcome, Hamza Qureshi. Your account is ready. You can go on from here.", "Close"],
  ["ar", true, "أهلًا بك، Hamza Qureshi. حسابك جاهز. إلى أين أولًا؟", "إغلاق"],
] as const)(
  "default: in %s somebody new is welcomed by name, at home: %s, until it is closed",
  async (locale, isHome, words, close) => {
    await loadWords(locale);
    i18nOf(locale).activate(locale);
    act(() => welcome(locale, { name: "Hamza Qureshi", isHome }));
    expect(screen.getByRole("listitem").textContent).toBe(words);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: close })));
    expect(document.body.childElementCount).toBe(0);
  },
);
