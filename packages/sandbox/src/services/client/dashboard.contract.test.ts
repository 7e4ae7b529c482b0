import { createDashboardService } from "@safar/api-clients";
import { expect, test } from "vitest";
import { openContentBench, startAt } from "../../testing/content-bench.ts";
import { sampleUsers } from "../accounts/sample-users.ts";
import { enable } from "../content/enabled.data.ts";

type Where = {
  readonly locale?: "en" | "ar";
  readonly country?: "PK" | "SA";
  readonly audience?: "user" | "anonymous";
};

const begin = () => {
  const bench = openContentBench();
  const apiToken = bench.tokenFor(sampleUsers.PK.id);
  const service = createDashboardService(({ scope: { locale, country }, audience }) =>
    bench.client("client", { locale, country, apiToken: audience === "user" ? apiToken : undefined }),
  );
  const load = ({ locale = "en", country = "PK", audience = "anonymous" }: Where = {}) =>
    service.load({ scope: { subject: { kind: "anonymous" }, locale, country }, audience });
  const shown = async (where: Where = {}) => {
    const outcome = await load(where);
    if (outcome.type !== "LOADED") throw new Error(JSON.stringify(outcome));
    return outcome.dashboard;
  };
  return { ...bench, load, shown };
};

test.each(["PK", "SA"] as const)("default: the home page of %s, in both languages", async (country) => {
  const { shown } = begin();
  const english = await shown({ country });
  const arabic = await shown({ country, locale: "ar" });
  expect(english.trending).toHaveLength(6);
  for (const { lowestFare } of english.trending) {
    expect(lowestFare).toMatchObject({ currency: country === "PK" ? "PKR" : "SAR" });
    expect(lowestFare?.minor).toBeGreaterThan(0);
  }
  expect(english.events.every(({ startsAt }) => startsAt > "2026-11-21T12:00")).toBe(true);
  expect(english.events).toHaveLength(3);
  expect(english.corporate?.href).toBe("/contact-us");
  expect(arabic.questions[0]?.question).toMatch(/^هل/);
  // The same in both languages but for the words.
  const figures = ({ trending }: typeof english) => trending.map(({ id, lowestFare }) => [id, lowestFare]);
  expect(figures(arabic)).toEqual(figures(english));
});

test("default: an inactive offer is on the wire, for the client to hide", async () => {
  const { offers } = await begin().shown();
  expect(offers.map(({ id, isActive, validUntil }) => [id, isActive, validUntil])).toEqual([
    ["offer-family", true, null],
    ["offer-eid", true, startAt + 60 * 86_400_000],
    ["offer-summer", false, startAt - 45 * 86_400_000],
  ]);
});

test.each(["PK", "SA"] as const)(
  "default: what editors of %s promote is of its season: one banner a month",
  async (country) => {
    const { shown, sandbox } = begin();
    const seen = new Set<string>();
    for (let month = 0; month < 12; month += 1) {
      const { banners } = await shown({ country });
      expect(banners).toHaveLength(1);
      for (const { id } of banners) seen.add(id);
      sandbox.clock.advance(30 * 86_400_000);
    }
    expect(seen.size).toBe(3);
  },
);

test("behavior: icons follow what the edition sells, and `more` closes them", async () => {
  const { shown, sandbox, switchOn } = begin();
  enable(sandbox.store, "PK", { verticals: ["hotels", "flights"], features: ["wallet"] });
  enable(sandbox.store, "SA", { verticals: ["hotels"], features: [] });
  const { icons, settings } = await shown();
  expect(settings.verticals).toEqual(["hotels", "flights"]);
  expect(icons.map(({ kind, identifier, order }) => [kind, identifier, order])).toEqual([
    ["vertical", "flights", 1],
    ["vertical", "hotels", 2],
    ["service", "wallet", 3],
    ["service", "more", 4],
  ]);
  const saudi = await shown({ country: "SA" });
  expect(saudi.icons.map(({ identifier }) => identifier)).toEqual(["hotels", "more"]);
  switchOn("all_verticals");
  expect((await shown({ country: "SA" })).settings.verticals).toHaveLength(9);
});

test("behavior: a switch fails the calls with a user's token and no others", async () => {
  const { load, switchOn } = begin();
  expect(await load({ audience: "user" })).toMatchObject({ type: "LOADED" });
  switchOn("dashboard_user_fails");
  expect(await load({ audience: "user" })).toMatchObject({ type: "FAILED", status: 500 });
  expect(await load()).toMatchObject({ type: "LOADED" });
});

test("behavior: with the dashboard down every call fails with a message and a status", async () => {
  const { load, switchOn } = begin();
  switchOn("dashboard_down");
  for (const audience of ["user", "anonymous"] as const) {
    const outcome = await load({ audience });
    expect(outcome).toMatchObject({ type: "FAILED", message: expect.any(String) });
    expect(outcome.type === "FAILED" && outcome.status).toBeGreaterThanOrEqual(500);
  }
});
