import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { CheckoutService } from "../../booking/checkout/checkout.types.ts";
import { quantityActors } from "../../booking/quantities/quantity-choice.machine.ts";
import type { Quote } from "../../booking/quote/quote.types.ts";
import type { Reservation } from "../../booking/reserve/reserve.types.ts";
import { createResultsStore } from "../../booking/search/results-store.ts";
import { bookingUuid, offerId, orderRefId, refId } from "../../kernel/ids.ts";
import type { Names } from "../../kernel/names.ts";
import type { Price } from "../../kernel/price.ts";
import { decodeTours } from "./criteria.ts";
import { type OctoAnswers, type OctoBooking, type OctoProduct, type OctoStart, octoAnswers } from "./octo.fixtures.ts";
import { connectTourChoice, tourChoiceMachine, tourQuantities } from "./tour-choice.ts";
import type { FoundTours, Tour, TourOption, TourStart, UnitKind, Vacancy } from "./tours.domain.ts";
import { samplePlace } from "./tours.fixtures.ts";
import type { ToursFinder, ToursService } from "./tours.service.ts";
import { createToursSearch } from "./tours-search.ts";

const search = "place=hunza&from=2026-12-03&to=2026-12-10";

/** A supplier has one language: what it wrote stands in both. */
const named = (text: string): Names => ({ en: text, ar: text });
const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;
const vacancies: Readonly<Record<string, Vacancy>> = {
  AVAILABLE: "available",
  FREESALE: "freesale",
  LIMITED: "limited",
  SOLD_OUT: "sold_out",
  CLOSED: "closed",
};
const kinds: Readonly<Record<string, UnitKind>> = { ADULT: "adult", CHILD: "child" };

const optionIn = (option: OctoProduct["options"][number]): TourOption => ({
  id: option.id,
  names: named(option.internalName),
  minutes: 240,
  languages: ["en"],
  itinerary: [],
  meeting: { name: samplePlace.name, directions: samplePlace.name, latitude: 36.3, longitude: 74.6 },
  pickups: [],
  isPickupRequired: false,
  freeUntilHours: option.cancellationCutoffAmount,
  closesHours: 2,
  least: option.restrictions.minUnits,
  most: option.restrictions.maxUnits,
  units: option.units.map(({ id, internalName, restrictions: { accompaniedBy, maxAge, minAge }, type }) => ({
    id,
    kind: kinds[type] ?? "other",
    name: named(internalName),
    ages: { min: minAge, max: maxAge },
    needsAdult: accompaniedBy.length > 0,
  })),
  questions: [],
});

const tourIn = (product: OctoProduct): Tour => ({
  id: offerId(product.id),
  names: named(product.internalName),
  place: samplePlace,
  kind: "history",
  minutes: 240,
  languages: [product.locale],
  pickup: "none",
  isInstant: product.instantConfirmation,
  freeUntilHours: 24,
  from: null,
  fromDay: null,
  isFromRefunded: false,
  nextDay: null,
  nextFrom: null,
  isNextRefunded: false,
  score: null,
  reviewCount: 0,
  scores: [],
  reviews: [],
  hue: 52,
  about: named(product.internalName),
  highlights: [],
  included: [],
  excluded: [],
  advice: [],
  voucherBy: product.deliveryMethods.includes("TICKET") ? "unit" : "party",
  options: product.options.map(optionIn),
});

const startIn = (start: OctoStart): TourStart => ({
  id: start.id,
  option: "DEFAULT",
  starts: { local: start.localDateTimeStart.slice(0, 16), zone: "Asia/Karachi" },
  ends: { local: start.localDateTimeEnd.slice(0, 16), zone: "Asia/Karachi" },
  closesAt: Date.parse(start.utcCutoffAt),
  vacancy: vacancies[start.status] ?? "closed",
  left: start.vacancies,
  prices: Object.fromEntries(start.unitPricing.map(({ retail, unitId }) => [unitId, pkr(retail)])),
});

const priceIn = ({ pricing }: OctoBooking): Price => ({
  lines: [{ kind: "base", amount: pkr(pricing.retail) }],
  total: pkr(pricing.retail),
});

const quoteIn = (booking: OctoBooking): Quote => ({
  refId: refId(booking.uuid),
  hash: `${booking.uuid}/${booking.pricing.retail}`,
  price: { display: priceIn(booking), charge: priceIn(booking) },
  expiresAt: Date.parse(booking.utcExpiresAt),
  holdMinutes: 30,
  travellers: [{ id: "lead", type: "person", asked: { fields: ["firstName", "lastName"], documents: [] } }],
  requiredExtras: [],
  offeredExtras: { bag: false, seat: false, meal: false, service: false },
  extras: [],
  policy: { cancellation: [], change: [] },
  firstDay: booking.availabilityId.slice(0, 10),
  lastDay: booking.availabilityId.slice(0, 10),
  // What is held has somebody's name once it was reserved.
  reservation:
    booking.contact.emailAddress === null
      ? null
      : { uuid: bookingUuid(booking.uuid), order: orderRefId(booking.supplierReference) },
});

const reservationIn = (booking: OctoBooking): Reservation => ({
  booking: bookingUuid(booking.uuid),
  order: orderRefId(booking.supplierReference),
  pnr: booking.supplierReference,
  payBy: Date.parse(booking.utcExpiresAt),
  priceGuaranteedUntil: Date.parse(booking.utcExpiresAt),
  due: pkr(booking.pricing.retail),
  quoteHash: quoteIn(booking).hash,
});

/** Our ports over OCTO's calls, as a deployer would write them. */
const octoTours = (answers: OctoAnswers) => {
  const asked: string[] = [];
  const ask = async <Call extends keyof OctoAnswers>(call: Call): Promise<OctoAnswers[Call]> => {
    asked.push(call);
    return answers[call];
  };
  const finder: ToursFinder = {
    async find(text) {
      const products = await ask("GET /products");
      const found = { refId: refId("octo"), search: text, expiresAt: 1e15, place: samplePlace };
      return { type: "FOUND", found: { ...found, offers: products.map(tourIn) } };
    },
    findAgain: async () => ({ type: "GONE" }),
  };
  const checkout: CheckoutService = {
    async quote() {
      return { type: "QUOTED", quote: quoteIn(await ask("GET /bookings/{uuid}")) };
    },
    async reserve() {
      return { type: "RESERVED", reservation: reservationIn(await ask("PATCH /bookings/{uuid}")) };
    },
    async findReservation() {
      const booking = await ask("GET /bookings/{uuid}");
      const quote = quoteIn(booking);
      return quote.reservation === null
        ? { type: "NONE" }
        : { type: "FOUND", reservation: reservationIn(booking), quote };
    },
    extras: async () => ({ type: "EXTRAS", offers: [], seatMaps: [] }),
  };
  const service: ToursService = {
    ...createToursSearch({ finder, store: createResultsStore<FoundTours>() }),
    ...checkout,
    async readTour({ date }) {
      const product = await ask("GET /products/{id}");
      const days = await ask("POST /availability/calendar");
      const starts = await ask("POST /availability");
      const day = date ?? days.find(({ available }) => available)?.localDate ?? decodeTours(search).from;
      return {
        type: "TOUR",
        search,
        plan: {
          tour: tourIn(product),
          date: day,
          days: days.map(({ localDate, status, unitPricingFrom: [from], vacancies: left }) => ({
            date: localDate,
            vacancy: vacancies[status] ?? "closed",
            left,
            from: from === undefined ? null : pkr(from.retail),
          })),
          starts: starts.map(startIn),
          expiresAt: 1e15,
        },
      };
    },
    async priceUnits() {
      const held = await ask("POST /bookings");
      if ("error" in held) return held.error === "UNPROCESSABLE_ENTITY" ? { type: "SOLD_OUT" } : { type: "CLOSED" };
      const { expiresAt, price, refId: uuid } = quoteIn(held);
      return { type: "PRICED", price: { refId: uuid, shown: price.display, expiresAt } };
    },
  };
  return { asked, service, confirm: () => ask("POST /bookings/{uuid}/confirm") };
};

const clock = { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined };
const product = offerId("6b903d44-dc24-4ca4-ae71-6bde6c4f4854");

const choosing = async (answers = octoAnswers) => {
  const octo = octoTours(answers);
  const machine = tourChoiceMachine.provide({ actors: quantityActors(tourQuantities(octo.service), clock) });
  const actor = createActor(machine, { input: { item: product } }).start();
  await waitFor(actor, (snapshot) => connectTourChoice(snapshot).screen === "choosing");
  return { ...octo, actor, look: () => connectTourChoice(actor.getSnapshot()) };
};

test("default: what a supplier of OCTO sells is found by our search", async () => {
  expect(await octoTours(octoAnswers).service.open(search)).toMatchObject({ type: "OPENED" });
});

test("default: its calendar, units and rules are chosen from by our chart, priced, quoted, held and confirmed", async () => {
  const { actor, asked, confirm, look, service } = await choosing();
  expect(look().days.map(({ state }) => state)).toEqual(["few", "closed", "sold_out"]);
  actor.send({ type: "quantity.set", item: "adult", quantity: 0 });
  actor.send({ type: "quantity.set", item: "child", quantity: 1 });
  expect(look()).toMatchObject({ broken: { kind: "needs", needs: ["adult"] }, commands: { submit: false } });
  actor.send({ type: "quantity.set", item: "adult", quantity: 9 });
  expect(look().lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
  expect(look().lines[0]?.stops.more).toEqual({ code: "all", limit: 4 });
  actor.send({ type: "quantity.step", item: "adult", way: "fewer" });
  expect(look().sum).toEqual(pkr(650_000));
  actor.send({ type: "choice.submit" });
  const { output } = await waitFor(actor, ({ status }) => status === "done");
  if (output?.type !== "CHOSEN") throw new Error("What was priced is chosen.");
  expect(output.price.shown.total).toEqual(look().sum);
  const quoted = await service.quote({ kind: "read", refId: output.price.refId, isRenewed: false });
  if (quoted.type !== "QUOTED") throw new Error("What is held is quoted.");
  expect(quoted.quote).toMatchObject({ price: { charge: { total: pkr(650_000) } }, reservation: null });
  const reserved = await service.reserve({
    refId: output.price.refId,
    acknowledged: { quoteHash: quoted.quote.hash, amountMinor: 650_000, currency: "PKR" },
    attempt: "attempt-1",
    party: { contact: { email: "sara@example.com", phone: "+923001234567" }, travellers: [] },
    extras: [],
    voucher: null,
  });
  expect(reserved).toMatchObject({
    type: "RESERVED",
    reservation: { due: pkr(650_000), quoteHash: quoted.quote.hash },
  });
  expect((await confirm()).status).toBe("CONFIRMED");
  expect(asked).toEqual([
    "GET /products/{id}",
    "POST /availability/calendar",
    "POST /availability",
    "POST /bookings",
    "GET /bookings/{uuid}",
    "PATCH /bookings/{uuid}",
    "POST /bookings/{uuid}/confirm",
  ]);
});

test("behavior: what the supplier cannot hold any more is read again, and what was cut is named", async () => {
  const answers: OctoAnswers = {
    ...octoAnswers,
    "POST /bookings": { error: "UNPROCESSABLE_ENTITY", errorMessage: "There is not enough availability." },
  };
  const { actor, look } = await choosing(answers);
  actor.send({ type: "quantity.set", item: "adult", quantity: 2 });
  answers["POST /availability"] = answers["POST /availability"].map((start) => ({ ...start, vacancies: 1 }));
  actor.send({ type: "choice.submit" });
  await waitFor(actor, (snapshot) => connectTourChoice(snapshot).cuts.length > 0);
  expect(look()).toMatchObject({ screen: "choosing", cuts: [{ item: "adult", from: 2, to: 1 }] });
});
