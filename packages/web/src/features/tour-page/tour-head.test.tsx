// @vitest-environment jsdom
import type { QuantityDay } from "@safar/engine";
import { sampleTourPlan } from "@safar/engine/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { KeptOffer } from "../offer-page/page-ways.tsx";
import { lookedIn } from "../quantities/looked-day.tsx";
import { renderResults } from "../results/results.harness.tsx";
import { TourHead } from "./tour-head.tsx";

const kept = vi.hoisted(() => vi.fn<(of: unknown) => void>());
vi.mock("../offer-page/page-ways.tsx", () => ({
  PageWays: ({ kept: of }: { kept: KeptOffer<never, never> }) => {
    kept(of);
    return null;
  },
}));

afterEach(cleanup);

const rs = (rupees: number) => ({ minor: rupees * 100, currency: "PKR" }) as const;
const day = (date: string, rupees: number | null, state: QuantityDay["state"] = "open"): QuantityDay => ({
  date,
  from: rupees === null ? null : rs(rupees),
  left: null,
  state,
});
const [before, after] = [day("2026-12-05", 90), day("2026-12-07", 95)];
const closed = day("2026-12-06", null, "closed");

test.each([
  ["rest", [before, closed, after], "Does not take place on Sun 6 Dec", "next on Mon 7 Dec, from Rs 95", after],
  ["sold out", [before, { ...closed, state: "sold_out" }, after], "Sold out on Sun 6 Dec", "next on Mon 7 Dec", after],
  ["not sold before", [closed, after], "Cannot be booked for Sun 6 Dec", "next on Mon 7 Dec", after],
  ["the last", [before, closed], "Does not take place on Sun 6 Dec", "before that on Sat 5 Dec", before],
] as const)(
  "behavior: of a day that is closed (%s) that is said, with the nearest that is sold, which is what is saved and led to",
  async (_, days, why, instead, { date, from }) => {
    const onDay = vi.fn();
    await renderResults(
      <TourHead
        tour={sampleTourPlan.tour}
        looked={lookedIn(days, closed.date)}
        starts={{ local: `${closed.date}T09:00`, zone: "Asia/Karachi" }}
        search={null}
        isTooLate={false}
        onBack={undefined}
        onDay={onDay}
        onDays={vi.fn()}
      />,
      "en",
      `/?date=${closed.date}`,
    );
    expect(kept.mock.lastCall?.[0]).toMatchObject({
      price: from,
      row: { fromDay: date, from },
      instead: { notOn: closed.date, day: date, price: from },
    });
    const way = screen.getByRole("link", { name: "Choose this day" });
    const said = way.closest("p")?.textContent?.replaceAll("\u00a0", " ");
    expect(said).toContain(why);
    expect(said).toContain(instead);
    expect(way.getAttribute("href")).toBe(`?date=${date}#choice`);
    fireEvent.click(way);
    expect(onDay.mock.calls).toEqual([[date]]);
  },
);

test("default: of a day that is looked at the price is that day's, as it was saved", async () => {
  await renderResults(
    <TourHead
      tour={sampleTourPlan.tour}
      looked={lookedIn([before, after], after.date)}
      starts={{ local: `${after.date}T09:00`, zone: "Asia/Karachi" }}
      search={null}
      isTooLate={false}
      onBack={undefined}
      onDay={vi.fn()}
      onDays={vi.fn()}
    />,
    "en",
    `/?date=${after.date}`,
  );
  const said = screen.getByRole("button", { name: "See days" }).parentElement?.textContent;
  expect(said?.replaceAll(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ")).toMatch(/^Rs 95\S* an adult, Mon 7 Dec/);
  expect(kept.mock.lastCall?.[0]).toMatchObject({
    row: { fromDay: after.date, starts: { local: `${after.date}T09:00` } },
  });
});

test("behavior: of no day that is asked for what is saved costs the least of all days, whatever day the page shows", async () => {
  await renderResults(
    <TourHead
      tour={sampleTourPlan.tour}
      looked={lookedIn([before, after], after.date)}
      starts={{ local: `${after.date}T09:00`, zone: "Asia/Karachi" }}
      search={null}
      isTooLate={false}
      onBack={undefined}
      onDay={vi.fn()}
      onDays={vi.fn()}
    />,
    "en",
    "/",
  );
  expect(kept.mock.lastCall?.[0]).toMatchObject({ price: sampleTourPlan.tour.from });
});
