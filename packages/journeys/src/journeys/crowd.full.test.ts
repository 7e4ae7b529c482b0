import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { locales } from "../language/locale.ts";
import { busHands } from "../product/bus-hands.ts";
import { dayIn, quietDayFrom } from "../product/days.ts";
import { flightHands } from "../product/flight-hands.ts";
import { handsOn } from "../product/hands.ts";
import { heldOf } from "../product/held.ts";
import { hotelHands } from "../product/hotel-hands.ts";
import { movieHands } from "../product/movie-hands.ts";
import { ownProduct } from "../product/own-product.ts";
import { trainHands } from "../product/train-hands.ts";
import { type VisitOptions, visiting } from "../product/visit.ts";

/*
 * Two hundred people who book in a browser, each in their own way: another flight, fare, room, coach, berth, hall; reloads. No
 * journey is about what their pages say. The oracles are, of every one of them.
 */
const product = ownProduct();
const crowd = 200;

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
const mayReload = async ({ choose, locale, page }: Going, heading: string): Promise<void> => {
  if (!choose.sometimes()) return;
  await page.reload();
  await handsOn(page, locale).heading(heading);
};

/** With the keyboard: what sticks to the end of a phone's screen may lie over what a pointer means. */
const choosePlainly = async (page: Page, choice: Locator): Promise<void> => {
  await choice.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => choice.isChecked()).toBe(true);
};

const flying = async (going: Going): Promise<string> => {
  const { choose, go, locale, page } = going;
  const { button, heading, say } = handsOn(page, locale);
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
  await mayReload(going, "Who is travelling?");
  await hands.fillPassenger();
  await hands.toExtras();
  const bag = page.locator("#extras-bag").getByRole("combobox").first();
  if (choose.sometimes() && (await bag.count()) > 0) await bag.selectOption({ index: 1 });
  await hands.toReview();
  await mayReload(going, "Is everything right?");
  await hands.toPayment();
  await mayReload(going, "Payment");
  await hands.payByCard();
  return hands.bookingPaid();
};

const staying = async (going: Going): Promise<string> => {
  const { choose, go, locale, page } = going;
  const hands = hotelHands(page, locale);
  const arrives = 10 + choose.below(60);
  const days = `in=${dayIn(arrives)}&out=${dayIn(arrives + 1 + choose.below(6))}`;
  await go(`/hotels/${choose.oneOf(["lahore", "islamabad", "multan"])}?${days}&rooms=${1 + choose.below(2)}`);
  await hands.openHotel();
  await hands.chooseRoom();
  await hands.toGuests();
  await mayReload(going, "Who is staying?");
  await hands.fillGuests();
  await hands.toReview();
  await mayReload(going, "Is everything right?");
  await hands.toPayment();
  await mayReload(going, "Payment");
  await hands.payByCard();
  return hands.bookingPaid();
};

const riding = async (going: Going): Promise<string> => {
  const { choose, go, locale, page } = going;
  const hands = busHands(page, locale);
  const count = 1 + choose.below(2);
  await go(`/bus/${choose.oneOf(["lahore-to-islamabad", "lahore-to-multan"])}?date=${dayIn(5 + choose.below(20))}`);
  await hands.openCoach(choose.below(2));
  for (let seat = 0; seat < count; seat += 1) await hands.takeSeatByKey();
  await hands.toBundles();
  const bundles = page.getByRole("main").getByRole("radio");
  if ((await bundles.count()) > 0) await choosePlainly(page, bundles.nth(choose.below(await bundles.count())));
  await hands.toPassengers();
  await mayReload(going, "Who is travelling?");
  await hands.fillPassengers(count);
  await hands.toReview();
  await mayReload(going, "Is everything right?");
  await hands.toPayment();
  await mayReload(going, "Payment");
  await hands.payByCard();
  return hands.bookingPaid();
};

const byRail = async (going: Going): Promise<string> => {
  const { choose, go, locale, page } = going;
  const hands = trainHands(page, locale);
  const count = 1 + choose.below(2);
  const route = choose.oneOf(["karachi-cantt-to-lahore-junction", "lahore-junction-to-karachi-cantt"]);
  await go(`/train/${route}?date=${dayIn(5 + choose.below(20))}&adults=${count}`);
  await hands.openSomeClass(choose.below);
  await hands.takeProposed(count);
  await hands.toTravellers();
  await mayReload(going, "Who is travelling?");
  await hands.fillTravellers(count);
  await hands.toReview();
  await mayReload(going, "Is everything right?");
  await hands.toPayment();
  await mayReload(going, "Payment");
  await hands.payByCard();
  return hands.bookingPaid();
};

const toTheCinema = async (going: Going): Promise<string> => {
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
  await mayReload(going, "Who is going?");
  await hands.fillContact();
  await press("Continue");
  await heading("Snacks and glasses");
  await mayReload(going, "Snacks and glasses");
  await hands.toReview();
  await mayReload(going, "Is everything right?");
  await hands.toPayment();
  await mayReload(going, "Payment");
  await hands.payByCard();
  return hands.bookingPaid();
};

const trips = [
  { of: "flights", book: flying },
  { of: "hotels", book: staying },
  { of: "bus", book: riding },
  { of: "train", book: byRail },
  { of: "movies", book: toTheCinema },
] as const;

test.concurrent.each(Array.from({ length: crowd }, (_, index) => index + 1))(
  "behavior: person %i books, and every page says what is so",
  async (person) => {
    const choose = choosing(person);
    const { book, of } = trips[person % trips.length] ?? trips[0];
    const locale = choose.oneOf(locales);
    const options: VisitOptions = {
      locale,
      mode: choose.oneOf(["light", "dark"]),
      device: choose.oneOf(["phone", "desktop"]),
      origin: product().origin,
    };
    await visiting(options, async ({ complaints, go, page }) => {
      const uuid = await book({ page, go, locale, choose });
      expect(await heldOf(product().sandbox, uuid)).toMatchObject({ captured: 1 });
      await go(`/${of}/booking-detail/${uuid}`);
      await go(`/${of}/booking-detail/${uuid}/${choose.oneOf(["ticket", "invoice"])}`);
      expect(complaints).toEqual([]);
    });
  },
);
