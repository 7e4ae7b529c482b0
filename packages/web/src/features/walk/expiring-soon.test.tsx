// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { ExpiringSoon } from "./expiring-soon.tsx";

afterEach(cleanup);

test.each([
  ["keeps the results once", false, 1],
  ["does nothing while they are being kept already", true, 0],
] as const)("behavior: the button %s", async (_, busy, times) => {
  await loadWords("en");
  const onKeep = vi.fn();
  render(
    <I18nProvider i18n={i18nOf("en")}>
      <ExpiringSoon deadline={Date.now() + 100_000} onKeep={onKeep} busy={busy} />
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole("button"));
  expect(onKeep).toHaveBeenCalledTimes(times);
});
