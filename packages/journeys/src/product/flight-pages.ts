import type { Driver, SuitePath, SuiteStep } from "@safar/paths";
import type { Locale } from "../language/locale.ts";
import { dayIn } from "./days.ts";
import { flightHands } from "./flight-hands.ts";
import { handsOn } from "./hands.ts";
import type { Sandbox } from "./sandbox.ts";
import type { Visit } from "./visit.ts";

/** As much of a visit as a driver needs. */
export type PageVisit = Pick<Visit, "page" | "go">;

/** Longer than results count. */
const afterExpiryMs = 20 * 60_000;
/** Steps that need a clock of the page that can be moved. */
const isOfTime: ReadonlySet<string> = new Set(["waitUntil → reached"]);
const faresPath = "air/api/get-fares";
const quotePath = "air/api/quote";
/** A service that is down would be left alone for a while, and also when it is there again. */
const brokenSupplier = { status: 502 };

/**
 * Takes the steps of the flights' walk on its pages, by role and accessible name. What a service is to answer is set in the sandbox
 * before the step that makes the page ask.
 */
export const flightPagesDriver = (visit: PageVisit, locale: Locale, sandbox: Sandbox): Driver => {
  const { page, go } = visit;
  const { button, heading, press, say } = handsOn(page, locale);
  const hands = flightHands(page, locale);
  const main = page.getByRole("main");
  let day = 30;
  let currency = "";
  /** Where the flight was chosen. */
  let offer = "";
  /** Somebody has been on another page meanwhile, which is what the browser's back leads to now. */
  let wasAway = false;
  let path: SuitePath | undefined;
  let now: SuiteStep | undefined;
  let before: SuiteStep | undefined;

  const nextSearch = (): string => {
    day += 1;
    return `/flights/search?trip=one_way&legs=KHI-LHE.${dayIn(day)}&adults=1&children=0&infants=0&cabin=economy`;
  };

  const prepare = async (next: SuiteStep | undefined): Promise<void> => {
    if (next?.label === "readFares → offline")
      await sandbox.fault({ point: "before", match: { path: faresPath }, fail: brokenSupplier });
    if (next?.label === "readFares → sessionExpired") await sandbox.advance(afterExpiryMs);
    if (next?.label === "checkout → declined")
      await sandbox.fault({ point: "before", match: { path: quotePath }, fail: brokenSupplier });
  };

  const here = (): string => {
    const { pathname, search } = new URL(page.url());
    return pathname.replace(/^\/ar(?=\/)/, "") + search;
  };

  /** From another page, so that nothing of the walk runs meanwhile. */
  const awayAndBack = async (meanwhile: () => Promise<unknown>): Promise<void> => {
    const address = here();
    await go("/about-us");
    await meanwhile();
    await go(address);
    wasAway = true;
  };

  const accept = async (): Promise<void> => {
    offer = here();
    wasAway = false;
    await button("Continue").first().click();
  };

  /** An address that somebody was sent: this tab knows nothing of the walk that it comes from. */
  const asIfSent = () => awayAndBack(() => page.evaluate(() => sessionStorage.clear()));

  const openFlight = async (): Promise<void> => {
    await go(nextSearch());
    await page.waitForLoadState("networkidle");
    await firstFlight().click();
    await page.waitForURL(/itinerary-details/);
  };

  /** The offer is over, by the clock of the service and by that of the browser. */
  const untilTheOfferIsOver = async (): Promise<void> => {
    await sandbox.advance(afterExpiryMs);
    await page.clock.fastForward(afterExpiryMs);
  };

  /** And waits until the page is alive: before, a press on a flight is a link that no walk hears of. */
  const reload = () => go(here());

  const firstFlight = () => main.getByRole("listitem").getByText(say("Choose"), { exact: true }).first();

  /** A price that is gone is asked for again, and its results are gone too. */
  const giveUpPrice = async (action: string): Promise<void> => {
    await press("Check the price again");
    await heading("Search Results Expired!");
    await press(action);
  };

  const toPayment = async (): Promise<void> => {
    await hands.fillPassenger();
    await hands.toExtras();
    await hands.toReview();
    await hands.toPayment();
  };

  const book = async (): Promise<void> => {
    if (path?.steps[0]?.label !== "start (payment)" || isChosen()) await toPayment();
    await hands.payByCard();
  };

  const changeCurrency = async (): Promise<void> => {
    currency = currency === "KWD" ? "USD" : "KWD";
    await page.getByRole("radio", { name: new RegExp(currency) }).check({ force: true });
    await press("Show prices in this currency");
    await page.waitForURL((url) => !url.pathname.endsWith("/preferences"));
  };

  const deeds: Readonly<Record<string, () => Promise<unknown>>> = {
    "start (search)": () => go("/book-flights-online"),
    "start (results)": () => go(nextSearch()),
    "start (quote)": () => go("/flights/review-booking/NOSUCHREFERENCE"),
    "start (itinerary)": async () => {
      await openFlight();
      await asIfSent();
    },
    "start (payment)": async () => {
      await openFlight();
      await button("Continue").first().click();
      await heading("Who is travelling?");
      await toPayment();
      await asIfSent();
    },
    "setting.change": () =>
      awayAndBack(async () => {
        await go("/preferences");
        await changeCurrency();
      }),
    "waitUntil → reached": untilTheOfferIsOver,
    "search.submit": () => go(nextSearch()),
    "RESUME (soon)": reload,
    "search → chosen": () => firstFlight().click(),
    // A page that could not be read has it twice: above, and where it says so.
    "flow.back": () => button("Back to the flights").first().click(),
    "offer.reload": () => press("Try Again"),
    "fare.choose": () => main.getByRole("radio").last().check({ force: true }),
    "itinerary.accept": accept,
    "search.refresh": () => press("Search again"),
    "search.edit": () => press("Change the search"),
    "flow.leave": () => press("Exit booking"),
    "checkout → left": () => giveUpPrice("Exit booking"),
    "checkout → searchAgain": () => giveUpPrice("Search again"),
    "checkout → searchEdit": () => giveUpPrice("Change the search"),
    "checkout → declined": () => press("Back to the results"),
    "checkout → back": () => (wasAway ? go(offer) : page.goBack()),
    "checkout → booked": book,
  };

  /** The ledger knows of one payment for the order, and of no more. */
  const expectPaid = async (uuid: string): Promise<void> => {
    const order = (await sandbox.rows("orders")).find((row) => row["uuid"] === uuid);
    const attempts = (await sandbox.rows("payment_attempts")).filter((row) => row["order"] === order?.["id"]);
    const taken = attempts.filter((row) => row["state"] === "received").length;
    if (taken !== 1) throw new Error(`The booking ${uuid} was paid for ${taken} times.`);
  };

  /** What somebody sees who is there. */
  const sights: Readonly<Record<string, () => Promise<unknown>>> = {
    planning: () => page.waitForURL(/book-flights-online/),
    "shopping.searching": async () => {
      await firstFlight().waitFor();
      // What the server found first is on the page before the walk's own search has ended.
      await page.waitForLoadState("networkidle");
    },
    "inspecting.choosing": async () => {
      await page.waitForURL(/itinerary-details/);
      await button("Continue").first().waitFor();
    },
    "inspecting.unread": () => heading("Error fetching flight details"),
    sessionExpired: () => heading("Search Results Expired!"),
    confirmed: async () => {
      await expectPaid(await hands.bookingPaid());
    },
    left: () => page.waitForURL(/book-flights-online/),
    checkout: () => {
      if (path?.steps[0]?.label === "start (payment)" && !isChosen()) return heading("Payment");
      const isOld = path?.steps[0]?.label === "start (quote)" && !isChosen();
      if (isOld) return heading("The price is no longer guaranteed");
      return after()?.label === "checkout → declined"
        ? button("Back to the results").waitFor()
        : heading("Who is travelling?");
    },
  };

  const indexOf = (step: SuiteStep | undefined): number =>
    step === undefined ? -1 : (path?.steps.indexOf(step) ?? -1);
  const after = () => path?.steps[indexOf(now) + 1];
  const isChosen = () =>
    path?.steps.slice(0, indexOf(now) + 1).some(({ label }) => label === "search → chosen") === true;

  const take = async (step: SuiteStep): Promise<void> => {
    before = now;
    now = step;
    await prepare(after());
    // The answer of a service comes by itself, as it was prepared.
    const deed = step.label.startsWith("readFares") ? undefined : deeds[step.label.replace(/ \(\{.*/, "")];
    if (deed === undefined && !step.label.startsWith("readFares"))
      throw new Error(`Nobody knows how to do "${step.label}".`);
    await deed?.();
    // A price that is there is not asked for again until the flight is chosen again.
    const isStill = step.expect.state === "checkout" && before?.expect.state === "checkout";
    if (isStill && after()?.label === "checkout → declined") {
      await go(offer);
      await accept();
    }
    if (before?.label === "checkout → declined") await sandbox.clearFaults();
  };

  return {
    start: async (first, whole) => {
      path = whole;
      await sandbox.clearFaults();
      if (whole.steps.some(({ label }) => isOfTime.has(label))) await page.clock.install();
      await take(first);
    },
    perform: (step) => take(step),
    observe: async () => {
      if (now === undefined || now.expect.tags.includes("busy")) return {};
      const { state } = now.expect;
      const sight = sights[state];
      if (sight === undefined) throw new Error(`Nobody knows what ${state} looks like.`);
      await sight();
      if (now.label.startsWith("readFares →") || state === "checkout") await sandbox.clearFaults();
      return { state };
    },
  };
};
