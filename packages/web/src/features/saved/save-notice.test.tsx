// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { SaveNotice } from "./save-notice.tsx";

afterEach(cleanup);

test.each([
  ["en", null, /^Saved on this device\.$/],
  ["en", "2026-12-05", /^Saved on this device for Sat 5\sDec: the day that you look at cannot be booked\.$/],
  ["ar", "2026-12-05", /^حُفظت على هذا الجهاز ليوم .*5\sديسمبر: اليوم المعروض لا يمكن حجزه\.$/],
] as const)(
  "default: in %s what is saved for another day (%s) than the one that is looked at says so",
  async (locale, otherDay, words) => {
    await renderResults(<SaveNotice news={{ type: "SAVED", otherDay }} onClose={vi.fn()} />, locale, "/");
    expect(screen.getByText(words)).toBeDefined();
  },
);
