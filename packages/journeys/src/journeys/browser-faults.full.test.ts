import { expect, test } from "vitest";
import { dayIn } from "../product/days.ts";
import { flightHands } from "../product/flight-hands.ts";
import { handsOn, people, signInAs } from "../product/hands.ts";
import { addressOf, type Visit, visiting } from "../product/visit.ts";

/* What browsers and the networks before them do: none of it costs somebody what they typed, or shows it to another. */

const inAMonth = dayIn(30);
const flights = `/flights/search?trip=one_way&legs=KHI-LHE.${inAMonth}&adults=1&children=0&infants=0&cabin=economy`;
const hotels = `/hotels/karachi?in=${inAMonth}&out=${dayIn(31)}&rooms=2`;

const hostile = [
  "<img src=x onerror=globalThis.hacked=1>",
  "'; DROP TABLE orders;--",
  "\u202Egnp.exe",
  "𝓐👩‍👩‍👧‍👦é".normalize("NFD"),
  "x".repeat(5000),
];

test("behavior: strings that break programs are kept as they were typed, or the field says what is wrong; none runs", async () => {
  await visiting({}, async (visit) => {
    const { page, go, complaints } = visit;
    const { field, press } = handsOn(page, "en");
    await go(flights);
    await flightHands(page, "en").chooseFlight();
    for (const text of hostile) {
      for (const label of ["First name", "Last name", "Email"]) await field(label).fill(text);
      await press("Continue");
      await page.getByRole("alert").first().waitFor();
      for (const label of ["First name", "Last name", "Email"]) {
        expect(await field(label).inputValue()).toBe(text);
        expect(await field(label).getAttribute("aria-invalid")).toBe("true");
      }
    }
    await page.reload();
    await field("Email").waitFor();
    await expect.poll(() => field("Email").inputValue()).toBe(hostile.at(-1));
    expect(await page.evaluate(() => Reflect.get(globalThis, "hacked"))).toBeUndefined();
    expect(await page.locator("main img[src=x]").count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

test("behavior: somebody else signs in in another tab, and the first one shows nothing of the first person any more", async () => {
  await visiting({}, async ({ page, context, go }) => {
    const { press } = handsOn(page, "en");
    await go("/login?return=%2Fsettings");
    await signInAs(page, "en", people.ayesha);
    await page.getByRole("main").getByText(people.ayesha.email).waitFor();
    const other = await context.newPage();
    await other.goto(addressOf("/settings", "en"));
    await handsOn(other, "en").press("Your account");
    await other
      .getByRole("menuitem", { name: "Logout" })
      .or(other.getByRole("button", { name: "Logout" }))
      .click();
    await other.goto(addressOf("/login?return=%2Fsettings", "en"));
    await signInAs(other, "en", people.noura);
    await other.getByRole("main").getByText(people.noura.email).waitFor();
    await page.bringToFront();
    await expect.poll(() => page.getByText(people.ayesha.email).count()).toBe(0);
    await press("Your account").catch(() => undefined);
    expect(await page.getByText(people.ayesha.name).count()).toBe(0);
  });
});

test("behavior: cut off at a code: it is not sent again by itself, and can be sent once there is a connection", async () => {
  await visiting({}, async ({ page, context, go }) => {
    const { choose, press } = handsOn(page, "en");
    await go("/login");
    await choose("With a code");
    await page.getByRole("textbox", { name: "Mobile number" }).fill(people.ayesha.local);
    await press("Send the code");
    const code = page.getByRole("textbox", { name: /code/i }).first();
    await code.waitFor();
    await context.setOffline(true);
    let tries = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") tries += 1;
    });
    await code.fill("000000");
    await page.getByText("No Internet Connection").first().waitFor();
    const cutOff = tries;
    expect(cutOff).toBeGreaterThan(0);
    await context.setOffline(false);
    await code.fill("");
    await code.fill("000000");
    await page.getByText("This code is not right").first().waitFor();
    expect(tries).toBe(cutOff + 1);
  });
});

/** Another build is served from now on; tells whether the page that is open now has heard of it. */
const putUpAnotherBuild = async ({ context, page }: Visit) => {
  await context.route("**/version", (route) => route.fulfill({ json: { id: "another-build" } }));
  let isTold = false;
  page.on("domcontentloaded", () => {
    isTold = false;
  });
  page.on("requestfinished", (request) => {
    isTold ||= request.url().endsWith("/version");
  });
  return () => isTold;
};

test("behavior: a new build is put up while somebody types: the page stays until they go elsewhere", async () => {
  // What is routed and wound on here must meet no later visit.
  await visiting({ fresh: true }, async (visit) => {
    const { page, go } = visit;
    const { button, field, heading } = handsOn(page, "en");
    const { chooseFlight, fillPassenger } = flightHands(page, "en");
    const isTold = await putUpAnotherBuild(visit);
    await page.clock.install();
    await go(flights);
    await chooseFlight();
    await fillPassenger();
    const isSameDocument = () => page.evaluate(() => Reflect.get(globalThis, "isThisDocument") === true);
    await page.evaluate(() => Reflect.set(globalThis, "isThisDocument", true));
    // The first question about builds is asked when a page has been there for a while.
    await page.clock.fastForward(20_000);
    await expect.poll(isTold).toBe(true);
    // What the page makes of the answer is done by the time that it has read another.
    await page.evaluate(async () => (await fetch("/version")).json());

    // Even a step back stays within the page, for what was typed was not done with.
    await page.goBack();
    await page.waitForURL(/itinerary-details/);
    await button("Continue").first().waitFor();
    expect(await isSameDocument()).toBe(true);
    // Nobody types any more: the next page is one of the new build, and has what was typed.
    await button("Continue").first().click();
    await heading("Who is travelling?");
    expect(await isSameDocument()).toBe(false);
    await expect.poll(() => field("Email").inputValue()).toBe("hamza@example.com");
  });
});

test("behavior: no page leaves a service worker behind, and none of a booking is kept by the browser", async () => {
  await visiting({}, async ({ page, go }) => {
    const kept: string[] = [];
    page.on("response", (response) => {
      const isKept = !/no-store/.test(response.headers()["cache-control"] ?? "");
      if (response.request().resourceType() === "document" && isKept) kept.push(response.url());
    });
    await go(flights);
    await flightHands(page, "en").chooseFlight();
    await page.reload();
    await handsOn(page, "en").field("Email").waitFor();
    expect(kept).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker?.getRegistrations())?.length ?? 0)).toBe(0);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  });
});

test("behavior: where cookies are blocked signing in says so, and searching works", async () => {
  await visiting({}, async ({ page, context, go }) => {
    const browser = await context.newCDPSession(page);
    await browser.send("Emulation.setDocumentCookieDisabled", { disabled: true });
    await go("/login");
    await page.getByText("Your browser blocks cookies").waitFor();
    await context.clearCookies();
    await go(flights);
    await flightHands(page, "en").chooseFlight();
  });
});

test("behavior: a map is drawn and its list is as useful with nothing but this site to be reached", async () => {
  await visiting({}, async ({ page, go, complaints }) => {
    const { button } = handsOn(page, "en");
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(addressOf("/", "en")) && /^https?:/.test(request.url()))
        elsewhere.push(request.url());
    });
    await go(hotels);
    const cards = page.getByRole("list", { name: "Hotels found" }).getByRole("listitem");
    await cards.first().waitFor();
    await button("Map").click();
    await button("Hide the map").waitFor();
    await page
      .getByRole("button", { name: /Zoom in/ })
      .first()
      .waitFor();
    await cards.first().getByRole("link").first().click();
    await page.waitForURL(/\/hotels\/detail\//);
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
