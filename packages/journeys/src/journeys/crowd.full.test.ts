import type { ServiceType } from "@safar/engine";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { locales } from "../language/locale.ts";
import { busHands } from "../product/bus-hands.ts";
import { checkoutHands } from "../product/checkout-hands.ts";
import { dayIn, quietDayFrom } from "../product/days.ts";
import { flightHands } from "../product/flight-hands.ts";
import { handsOn } from "../product/hands.ts";
import { heldOf } from "../product/held.ts";
import { hotelHands } from "../product/hotel-hands.ts";
import { movieHands, snacks, whoGoes } from "../product/movie-hands.ts";
import { ownProduct } from "../product/own-product.ts";
import { trainHands } from "../product/train-hands.ts";
import { type VisitOptions, visiting } from "../product/visit.ts";

/*
 * Two hundred people who book in a browser, each in their own way: another flight, fare, room, coach, berth, hall, pass, day; reloads. No
 * journey is about what their pages say. The oracles are, of every one of them.
 */
const product = ownProduct();
const crowd = Number(process.env["SAFAR_CROWD"] ?? 200);

type Choose = {
  /** A whole number below `count`. */
  readonly below: (count: number) => number;
  readonly oneOf: <Thing>(things: readonly [Thing, ...Thing[]]) => Thing;
  readonly sometimes: () => boolean;
};

/** The same number makes the same choices (mulberry32). */
const choosing = (seed: number): Choose => {
  let state = seed * 0x9e37_79b9;
  const next = (): number => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return { below, oneOf: (things) => things[below(things.length)] ?? things[0], sometimes: () => next() < 0.3 };
};

type Going = {
  readonly page: Page;
  readonly go: (path: string) => Promise<void>;
  readonly locale: (typeof locales)[number];
  readonly choose: Choose;
};

/** Loads the step anew, as some do, and waits until it is there again. */
const mayReload = async (
  { choose, locale, page }: Going,
  ...headings: readonly [string, ...string[]]
): Promise<void> => {
  if (!choose.sometimes()) return;
  await page.reload();
  await handsOn(page, locale).heading(...headings);
};

/** With the keyboard: what sticks to the end of a phone's screen may lie over what a pointer means. */
const choosePlainly = async (page: Page, choice: Locator): Promise<void> => {
  await choice.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => choice.isChecked()).toBe(true);
};

/** Says what is asked of whoever goes, and how they are reached. */
const fillAsked = async (page: Page, locale: Going["locale"]): Promise<void> => {
  const { field, fill, say } = handsOn(page, locale);
  for (let place = 0; place < (await field("First name").count()); place += 1) {
    if ((await field("Title").count()) > place) await field("Title").nth(place).selectOption({ index: 1 });
    await field("First name")
      .nth(place)
      .fill(place === 0 ? "Hamza" : "Bilal");
    await field("Last name").nth(place).fill("Khan");
  }
  await fill({ Email: "hamza@example.com" });
  await page.getByRole("textbox", { name: say("Mobile number") }).fill("03001234567");
};

/** Where somebody is once their trip is chosen: at the step that asks who they are. */
type Chosen = {
  /** The heading of that step. */
  readonly who: readonly [string, ...string[]];
  readonly fill: () => Promise<void>;
  /** From there to the review, where more is asked on the way. */
  readonly toReview?: () => Promise<void>;
};

const flying = async (going: Going): Promise<Chosen> => {
  const { choose, go, locale, page } = going;
  const { button, heading, press, say } = handsOn(page, locale);
  const hands = flightHands(page, locale);
  const [from, to] = choose.oneOf([
    ["KHI", "LHE"],
    ["LHE", "KHI"],
    ["ISB", "KHI"],
    ["KHI", "ISB"],
  ]);
  const [out, back] = [20 + choose.below(40), 62 + choose.below(20)];
  const isReturn = choose.sometimes();
  const legs = `${from}-${to}.${dayIn(out)}${isReturn ? `_${to}-${from}.${dayIn(back)}` : ""}`;
  await go(
    `/flights/search?trip=${isReturn ? "return" : "one_way"}&legs=${legs}&adults=1&children=0&infants=0&cabin=economy`,
  );
  await page.waitForLoadState("networkidle");
  const offers = page.getByRole("main").getByRole("listitem").getByText(say("Choose"), { exact: true });
  await offers.first().waitFor();
  await offers.nth(choose.below(Math.min(4, await offers.count()))).click();
  await page.waitForURL(/itinerary-details/);
  await button("Continue").first().waitFor();
  const fares = page.getByRole("main").getByRole("radio");
  if ((await fares.count()) > 0) await choosePlainly(page, fares.nth(choose.below(await fares.count())));
  await button("Continue").first().click();
  await heading("Who is travelling?");
  return {
    who: ["Who is travelling?"],
    fill: hands.fillPassenger,
    toReview: async () => {
      await hands.toExtras();
      if (choose.sometimes() && (await page.locator("#open-extras-bag").count()) > 0) {
        await (await hands.openBags()).check();
        await press("Done");
      }
      await hands.toReview();
    },
  };
};

const staying = async ({ choose, go, locale, page }: Going): Promise<Chosen> => {
  const hands = hotelHands(page, locale);
  const arrives = 10 + choose.below(60);
  const days = `in=${dayIn(arrives)}&out=${dayIn(arrives + 1 + choose.below(6))}`;
  await go(`/hotels/${choose.oneOf(["lahore", "islamabad", "multan"])}?${days}&rooms=${1 + choose.below(2)}`);
  await hands.openHotel();
  await hands.chooseRoom();
  await hands.toGuests();
  return { who: ["Who is staying?"], fill: hands.fillGuests };
};

const riding = async ({ choose, go, locale, page }: Going): Promise<Chosen> => {
  const hands = busHands(page, locale);
  const count = 1 + choose.below(2);
  await go(`/bus/${choose.oneOf(["lahore-to-islamabad", "lahore-to-multan"])}?date=${dayIn(5 + choose.below(20))}`);
  await hands.openCoach(choose.below(2));
  for (let seat = 0; seat < count; seat += 1) await hands.takeSeatByKey();
  await hands.toBundles();
  const bundles = page.getByRole("main").getByRole("radio");
  if ((await bundles.count()) > 0) await choosePlainly(page, bundles.nth(choose.below(await bundles.count())));
  await hands.toPassengers();
  return { who: ["Who is travelling?"], fill: () => hands.fillPassengers(count) };
};

const byRail = async ({ choose, go, locale, page }: Going): Promise<Chosen> => {
  const hands = trainHands(page, locale);
  const { say } = handsOn(page, locale);
  const count = 1 + choose.below(2);
  const route = choose.oneOf(["karachi-cantt-to-lahore-junction", "lahore-junction-to-karachi-cantt"]);
  await go(`/train/${route}?date=${dayIn(5 + choose.below(20))}&adults=${count}`);
  await hands.openSomeClass(choose.below);
  await hands.takeProposed(count);
  // Somebody may be quicker to take one of them: then the nearest will do.
  const begun = [
    say("Choose seat {near}", { near: "" }),
    say("Choose berth {near}", { near: "" }),
    say("Choose seats {others}", { others: "" }),
    say("Choose berths {others}", { others: "" }),
  ];
  const nearest = page.getByRole("button", { name: new RegExp(`^(?:${begun.join("|")})`) });
  await Promise.race([hands.toTravellers(), nearest.first().waitFor()]);
  if ((await nearest.count()) > 0) {
    await nearest.first().click();
    await hands.toTravellers();
  }
  return { who: ["Who is travelling?"], fill: () => hands.fillTravellers(count) };
};

const toTheCinema = async (going: Going): Promise<Chosen> => {
  const { choose, go, locale, page } = going;
  const { heading, press } = handsOn(page, locale);
  const hands = movieHands(page, locale);
  const count = 1 + choose.below(3);
  const [film, city] = choose.oneOf([
    ["quiet-matinee", "karachi"],
    ["the-last-tonga", "lahore"],
    ["salt-and-saffron", "karachi"],
  ]);
  await go(`/movies/${film}?city=${city}&date=${quietDayFrom(2 + choose.below(4))}`);
  await hands.openHall();
  await hands.sayHowMany(count);
  await hands.takeProposed(count);
  await hands.toContact();
  return {
    who: whoGoes,
    fill: hands.fillContact,
    toReview: async () => {
      await press("Continue");
      await heading(...snacks);
      await mayReload(going, ...snacks);
      await hands.toReview();
    },
  };
};

const toAnEvent = async ({ choose, go, locale, page }: Going): Promise<Chosen> => {
  const { button, heading, link } = handsOn(page, locale);
  const main = page.getByRole("main");
  await go(`/events/category/${choose.oneOf(["music", "theatre", "food"])}`);
  await page.waitForLoadState("networkidle");
  const events = await main
    .locator('li a[href*="/events/"]')
    .evaluateAll((links) => links.map((one) => one.getAttribute("href") ?? ""));
  for (const event of events.slice(choose.below(4))) {
    await page.goto(product().origin + event);
    await page.getByRole("heading", { level: 1 }).waitFor();
    if ((await link("Choose passes").count()) > 0) break;
  }
  await link("Choose passes").click();
  await heading("Choose your passes");
  // What is asked for comes after the heading: which date, or how many.
  await main
    .locator('input[name^="show"], [role="spinbutton"], input[type="number"]')
    .first()
    .waitFor({ state: "attached" });
  const shows = main.locator('input[name^="show"]:enabled');
  if ((await shows.count()) > 0) await shows.nth(choose.below(await shows.count())).check({ force: true });
  await main
    .getByRole("spinbutton")
    .first()
    .fill(String(1 + choose.below(2)));
  await button("Continue").click();
  await heading(...whoGoes);
  return { who: whoGoes, fill: () => fillAsked(page, locale) };
};

const onATour = async ({ choose, go, locale, page }: Going): Promise<Chosen> => {
  const { button, heading } = handsOn(page, locale);
  const main = page.getByRole("main");
  await go(`/tours/${choose.oneOf(["lahore", "karachi", "islamabad"])}?from=${dayIn(5 + choose.below(10))}`);
  await main.locator('a[href*="/tours/detail/"]').nth(choose.below(3)).click();
  await page.waitForURL(/tours\/detail/);
  const days = main.locator('input[name="tour-day"]:enabled');
  await days.first().waitFor({ state: "attached" });
  await days.nth(choose.below(Math.min(5, await days.count()))).check({ force: true });
  await main.locator('input[name="tour-start"]:enabled').first().check({ force: true });
  await main
    .getByRole("spinbutton")
    .first()
    .fill(String(1 + choose.below(3)));
  await button("Continue").click();
  await heading("Whose name does the guide ask for?");
  return { who: ["Whose name does the guide ask for?"], fill: () => fillAsked(page, locale) };
};

const trips = [
  { service: "flight", pages: "flights", choosing: flying },
  { service: "hotel", pages: "hotels", choosing: staying },
  { service: "bus", pages: "bus", choosing: riding },
  { service: "train", pages: "train", choosing: byRail },
  { service: "movie", pages: "movies", choosing: toTheCinema },
  { service: "event", pages: "event", choosing: toAnEvent },
  { service: "tour", pages: "tours", choosing: onATour },
] as const;

/** Says who they are, and pays; gives the booking's uuid. */
const booking = async (going: Going, service: ServiceType, { fill, toReview, who }: Chosen): Promise<string> => {
  const hands = checkoutHands(going.page, going.locale, service);
  await mayReload(going, ...who);
  await fill();
  await (toReview ?? hands.toReview)();
  await mayReload(going, "Is everything right?");
  await hands.toPayment();
  await mayReload(going, "Payment");
  await hands.payByCard();
  return hands.bookingPaid();
};

test.concurrent.each(Array.from({ length: crowd }, (_, index) => index + 1))(
  "behavior: person %i books, and every page says what is so",
  async (person) => {
    const choose = choosing(person);
    const { choosing: chooses, pages, service } = trips[person % trips.length] ?? trips[0];
    const locale = choose.oneOf(locales);
    const options: VisitOptions = {
      locale,
      mode: choose.oneOf(["light", "dark"]),
      device: choose.oneOf(["phone", "desktop"]),
      origin: product().origin,
    };
    await visiting(options, async ({ complaints, go, page }) => {
      const going = { page, go, locale, choose };
      const uuid = await booking(going, service, await chooses(going));
      expect(await heldOf(product().sandbox, uuid)).toMatchObject({ captured: 1 });
      await go(`/${pages}/booking-detail/${uuid}`);
      await go(`/${pages}/booking-detail/${uuid}/${choose.oneOf(["ticket", "invoice"])}`);
      expect(complaints).toEqual([]);
    });
  },
);
