// @vitest-environment jsdom
import { type FoundTrains, refId } from "@safar/engine";
import { sampleTrain, sampleTrainsSearch } from "@safar/engine/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { isolated } from "../../i18n/isolated.ts";
import { layOut, renderResults } from "../results/results.harness.tsx";
import { NoTrains } from "./no-trains.tsx";

beforeAll(layOut);
afterEach(cleanup);

const { from, to } = sampleTrain;
const none: FoundTrains = {
  refId: refId("T-1"),
  search: sampleTrainsSearch,
  expiresAt: 900_000,
  from,
  to,
  trains: [],
  connections: [],
  nextDays: [],
  nearby: [],
};
const day = { search: sampleTrainsSearch, date: "2026-12-05", from, to, trains: 2 };

const show = (found: Partial<FoundTrains>, locale: "en" | "ar" = "en") =>
  renderResults(<NoTrains held={{ ...none, ...found }} search={sampleTrainsSearch} />, locale, "/train/a-to-b");

test.each([
  ["en", "No trains", "The next days with a train", /Sat 5\u00a0Dec/],
  ["ar", "لا توجد قطارات", "أقرب الأيام التي فيها قطار", /السبت، 5\u00a0ديسمبر/],
] as const)(
  "behavior: in %s a day without a train says %s, and leads to days that have one",
  async (locale, title, days, link) => {
    await show({ nextDays: [day] }, locale);
    expect(screen.getByRole("heading", { name: title })).toBeDefined();
    const found = within(screen.getByRole("region", { name: days })).getByRole("link", { name: link });
    expect(found.getAttribute("href")).toMatch(/\/train\/.+-to-.+\?date=/);
  },
);

test("behavior: a day on which a train goes from or to another station says between which", async () => {
  await show({ nextDays: [day, { ...day, date: "2026-12-08", to: from, from: to, search: `${day.search}&x` }] });
  const [same, other] = within(screen.getByRole("region", { name: "The next days with a train" })).getAllByRole("link");
  expect(same?.textContent).not.toContain(from.name.en);
  expect(other?.textContent).toContain(`${isolated(to.name.en)} to ${isolated(from.name.en)}`);
});

test("behavior: stations nearby say how far they are and lead to a search with them", async () => {
  await show({ nearby: [{ end: "from", station: from, km: 34.4, trains: 3, search: sampleTrainsSearch }] });
  const link = within(screen.getByRole("region", { name: "Stations nearby" })).getByRole("link");
  expect(link.textContent).toMatch(/34 km away · 3 trains/);
});

test("behavior: where a change helps, both trains stand there with the time between them, each to be booked", async () => {
  const connection = {
    first: sampleTrain,
    second: { ...sampleTrain, number: "9" },
    changeMinutes: 75,
    minutes: 900,
    total: { minor: 500_000, currency: "PKR" },
  } as const;
  await show({ connections: [connection] });
  expect(screen.getByText(/1 h 15 min to change in/)).toBeDefined();
  expect(screen.getAllByRole("link", { name: /^Book train/ })).toHaveLength(2);
});

test("edge: where nothing helps the search can be changed", async () => {
  await show({});
  expect(screen.getByRole("link", { name: "Change search" })).toBeDefined();
  expect(screen.queryByRole("region")).toBeNull();
});
