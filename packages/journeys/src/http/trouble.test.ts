import { afterEach, describe, expect, test } from "vitest";
import { ask, headingOf } from "../product/ask.ts";
import { people, signInAs } from "../product/hands.ts";
import { ownProduct } from "../product/own-product.ts";
import { visiting } from "../product/visit.ts";

// What is kept of contents for strangers would hide for a while that they cannot be had.
process.env["FRONT_PAGE_SECONDS"] = "0";
const product = ownProduct();
const at = (path: string, headers: Record<string, string> = {}) => ask(path, { origin: product().origin, headers });

const switches = [
  "travel_down",
  "hotels_down",
  "app_down",
  "client_down",
  "currencies_down",
  "countries_down",
  "content_down",
  "dashboard_down",
] as const;
const scenarios = [...switches, "dashboard_user_fails"] as const;

afterEach(async () => {
  const { sandbox } = product();
  await sandbox.clearFaults();
  for (const name of scenarios) await sandbox.scenario(name, false);
});

const reads = [
  "/",
  "/ar",
  "/login",
  "/signup",
  "/forgot-password",
  "/preferences",
  "/contact-us",
  "/verify-otp",
  "/session-expired",
];
const written = [
  "/about-us",
  "/ar/privacy-policy",
  "/terms-conditions",
  "/blogs",
  "/ar/blog/hunza-in-autumn",
  "/dammam-to-riyadh-flights",
];

describe.each(switches)("%s", (name) => {
  test("behavior: pages show what is left", async () => {
    await product().sandbox.scenario(name, true);
    for (const path of reads) {
      const page = await at(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(headingOf(page)).not.toBe("");
    }
    // What editors write comes from one service: without it crawlers are told to come again, and nobody is told it is gone.
    const isAway = name === "content_down" || name === "client_down";
    for (const path of written) expect([path, (await at(path)).status]).toEqual([path, isAway ? 503 : 200]);
    for (const path of ["/healthz", "/readyz", "/version", "/robots.txt", "/sitemap.xml", "/manifest.webmanifest"]) {
      expect([path, (await at(path)).status]).toEqual([path, 200]);
    }
    expect((await at("/no/such/page")).status).toBe(404);
  });
});

describe("answers that make no sense", () => {
  test.each(["html", "wrongTypes", "empty", "truncated"])(
    "behavior: %s from every service still leaves a page",
    async (as) => {
      await product().sandbox.fault({ point: "corrupt", as });
      for (const path of reads) expect([path, (await at(path)).status]).toEqual([path, 200]);
      for (const path of written) expect([path, (await at(path)).status]).toEqual([path, 503]);
    },
  );

  test("behavior: connections that break still leave a page", async () => {
    await product().sandbox.fault({ point: "before", match: {}, fail: { drop: true } });
    for (const path of reads) expect([path, (await at(path)).status]).toEqual([path, 200]);
  });
});

test("behavior: a service that takes its time delays its own page alone", async () => {
  await product().sandbox.fault({ point: "delay", match: { call: "C119" }, ms: 3000 });
  const answered: string[] = [];
  const ask = async (path: string) => {
    const { status } = await at(path);
    answered.push(`${path} ${status}`);
  };
  await Promise.all([ask("/blogs"), ask("/login")]);
  expect(answered).toEqual(["/login 200", "/blogs 200"]);
});

test("behavior: without a list of currencies, prices are shown in the edition's own", async () => {
  await product().sandbox.scenario("currencies_down", true);
  const shown = async (edition: string) =>
    /aria-label="[^"]*: (\w{3})"/.exec((await at("/about-us", { cookie: `edition=${edition}` })).text)?.[1];
  expect([await shown("PK"), await shown("SA")]).toEqual(["PKR", "SAR"]);
});

test("behavior: when the dashboard fails for a signed-in person, they are shown what everybody sees", async () => {
  const { origin, sandbox } = product();
  await visiting({ origin }, async ({ page, go }) => {
    await go("/login");
    await signInAs(page, "en", people.ayesha);
    await sandbox.scenario("dashboard_user_fails", true);
    // Only the last calls are told: what is new is known by its id, not by its place.
    const known = new Set((await sandbox.journal()).map(({ requestId }) => requestId));
    // Another language, for what was read in this one is kept for some minutes.
    await page.goto(`${origin}/ar`);
    const calls = (await sandbox.journal()).filter(
      ({ endpoint, requestId }) => endpoint.startsWith("C121") && !known.has(requestId),
    );
    expect(calls.map(({ userId, status }) => [userId === null, status >= 300])).toEqual([
      [false, true],
      [true, false],
    ]);
    // The code of an offer comes with the dashboard.
    expect(await page.getByRole("main").getByText("EID10").count()).toBeGreaterThan(0);
  });
});
