import type { Driver, SuitePath, SuiteStep } from "@safar/paths";
import { flightHands } from "./flight-hands.ts";
import { handsOn } from "./hands.ts";
import type { Sandbox } from "./sandbox.ts";
import type { Locale, Visit } from "./visit.ts";

const dayMs = 86_400_000;
/** Longer than results count. */
const afterExpiryMs = 20 * 60_000;
const faresPath = "air/api/get-fares";
const quotePath = "air/api/quote";

/**
 * Takes the steps of the flights' walk on its pages, by role and accessible name. What a service is to answer is set in the sandbox
 * before the step that makes the page ask.
 */
export const flightPagesDriver = (visit: Visit, locale: Locale, sandbox: Sandbox): Driver => {
  const { page, go } = visit;
  const { button, heading, press, say } = handsOn(page, locale);
  const hands = flightHands(page, locale);
  const main = page.getByRole("main");
  let day = 30;
  let path: SuitePath | undefined;
  let now: SuiteStep | undefined;
  let before: SuiteStep | undefined;

  const nextSearch = (): string => {
    day += 1;
    const date = new Date(Date.now() + day * dayMs).toISOString().slice(0, 10);
    return `/flights/search?trip=one_way&legs=KHI-LHE.${date}&adults=1&children=0&infants=0&cabin=economy`;
  };

  const prepare = async (next: SuiteStep | undefined): Promise<void> => {
    if (next?.label === "readFares → offline")
      await sandbox.fault({ point: "before", match: { path: faresPath }, fail: { status: 503 } });
    if (next?.label === "readFares → sessionExpired") await sandbox.advance(afterExpiryMs);
    if (next?.label === "checkout → declined")
      await sandbox.fault({ point: "before", match: { path: quotePath }, fail: { status: 503 } });
  };

  /** And waits until the page is alive: before, a press on a flight is a link that no walk hears of. */
  const reload = () => {
    const { pathname, search } = new URL(page.url());
    return go(pathname.replace(/^\/ar(?=\/)/, "") + search);
  };

  const firstFlight = () => main.getByRole("listitem").getByText(say("View flight"), { exact: true }).first();

  /** A price that is gone is asked for again, and its results are gone too. */
  const giveUpPrice = async (action: string): Promise<void> => {
    await press("Ask for the price again");
    await heading("Search Results Expired!");
    await press(action);
  };

  const book = async (): Promise<void> => {
    await hands.fillPassenger();
    await hands.toExtras();
    await hands.toReview();
    await hands.toPayment();
    await hands.payByCard();
  };

  const deeds: Readonly<Record<string, () => Promise<unknown>>> = {
    "start (search)": () => go("/book-flights-online"),
    "start (results)": () => go(nextSearch()),
    "start (quote)": () => go("/flights/review-booking/NOSUCHREFERENCE"),
    "search.submit": () => go(nextSearch()),
    RESUME: reload,
    "search → chosen": () => firstFlight().click(),
    "search → edit": () =>
      main
        .getByRole("link", { name: say("Change search") })
        .first()
        .click(),
    "flow.back": () => press("Back to the flights"),
    "itinerary.reload": () => press("Try again"),
    "fare.choose": () => main.getByRole("radio").last().check({ force: true }),
    "itinerary.accept": () => button("Continue").first().click(),
    "search.refresh": () => press("Search again"),
    "search.edit": () => press("Change the search"),
    "flow.leave": () => press("Leave the booking"),
    "checkout → left": () => giveUpPrice("Leave the booking"),
    "checkout → searchAgain": () => giveUpPrice("Search again"),
    "checkout → searchEdit": () => giveUpPrice("Change the search"),
    "checkout → declined": () => press("Back to the results"),
    "checkout → back": () => page.goBack(),
    "checkout → booked": book,
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
    confirmed: () => hands.bookingPaid(),
    left: () => page.waitForURL(/book-flights-online/),
    checkout: () => {
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
    if (before?.label === "checkout → declined") await sandbox.clearFaults();
  };

  return {
    start: async (first, whole) => {
      path = whole;
      await sandbox.clearFaults();
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
