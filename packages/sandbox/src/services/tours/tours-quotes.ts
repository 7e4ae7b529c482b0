import type { AnswerOf, ParsedRequestOf, toursEndpoints } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { times } from "../../world/counted.ts";
import { editionCurrency } from "../../world/editions.ts";
import type { Money } from "../../world/money.ts";
import { type Names, namesWire } from "../../world/names.ts";
import { freeUntil, startBy, type TourStart } from "../../world/tours/starts.ts";
import { optionWords } from "../../world/tours/tour-words.data.ts";
import { dayMinutes, type TourUnit } from "../../world/tours/tours.ts";
import { givenBack, noChange, type Policy, timelineOf } from "../orders/policy.ts";
import { linesTotal, linesWith, type PriceLine, priceLine } from "../orders/price-lines.ts";
import type { Held } from "../orders/stock.ts";
import { insistOnCurrency } from "../selling/currency.ts";
import { priceWire } from "../selling/price-wire.ts";
import { type PricedQuote, priceOf } from "../selling/prices.ts";
import { quotedWire } from "../selling/quote-wire.ts";
import { createQuotes, openQuote, type Quote } from "../selling/quotes.ts";
import { seedOf } from "../selling/seed.ts";
import { wrong } from "../selling/wrong.ts";
import { cardWire, languageQuestion, pickupsWire, toursStock, unitParts, vacanciesIn } from "./tours-wire.ts";

/** How many of which unit. */
export type Chosen = { readonly unit: string; readonly count: number };

/** Units of a start, and what the guide is told beside them. */
export type ToursQuote = Quote & {
  readonly start: string;
  readonly units: readonly Chosen[];
  readonly pickup: string | null;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
};

export type PricedTour = PricedQuote<ToursQuote>;

export const toursQuotes = createQuotes<ToursQuote>("tours_quotes");

/** Minutes that a reservation waits for its payment. */
export const tourHoldMinutes = 20;

/** A start that was sold; the calendar has it for ever. */
export const startOf = ({ start }: Pick<ToursQuote, "start">): TourStart => {
  const found = startBy(start);
  if (found === undefined) throw new Error(`A tour at ${start}, which nobody leads.`);
  return found;
};

export type CountedUnit = { readonly unit: TourUnit; readonly count: number };

export const countedUnits = (quote: Pick<ToursQuote, "start" | "units">): readonly CountedUnit[] =>
  startOf(quote).option.units.flatMap((unit) => {
    const count = quote.units.find((one) => one.unit === unit.code)?.count ?? 0;
    return count === 0 ? [] : [{ unit, count }];
  });

const countOf = (units: readonly { readonly count: number }[]): number =>
  units.reduce((sum, { count }) => sum + count, 0);

/** What a booking takes of its start; a private one takes all of it. */
export const placesHeld = (quote: Pick<ToursQuote, "start" | "units">): Held => {
  const { option } = startOf(quote);
  const count = option.kind === "private" ? option.places : countOf(quote.units);
  return { stock: toursStock, of: quote.start, count, places: [] };
};

export const feeNames: Names = { en: "Service fee", ar: "رسوم الخدمة" };

const linesOf = (quote: Pick<ToursQuote, "start" | "units">, money: Money, drift: number): readonly PriceLine[] => {
  const start = startOf(quote);
  const units = countedUnits(quote).map((one) => ({ ...one, parts: unitParts(start, one.unit, money, drift) }));
  const sum = (part: "tax" | "fee"): number =>
    units.reduce((total, { count, parts }) => total + parts[part] * count, 0);
  return linesWith(
    units.map(({ count, parts, unit }) => priceLine("base", unit.code, times(unit.names, count), parts.ticket * count)),
    [
      priceLine("tax", "vat", { en: "Value-added tax", ar: "ضريبة القيمة المضافة" }, sum("tax")),
      priceLine("service_fee", "booking", feeNames, sum("fee")),
    ],
  );
};

/** All comes back until so many hours before it begins, and nothing afterwards. */
export const policyOf = (start: TourStart, lines: readonly PriceLine[]): Policy => {
  const total = linesTotal(lines);
  const free = freeUntil(start);
  return {
    cancellation: timelineOf([
      ...(free === null ? [] : [givenBack(total, total, free)]),
      givenBack(total, 0, start.begins, true),
      givenBack(total, 0, null),
    ]),
    change: timelineOf([noChange]),
  };
};

export const priceTour = (call: Call, quote: ToursQuote): PricedTour =>
  priceOf({
    quote,
    seed: seedOf(call, "tours"),
    linesIn: (money) => linesOf(quote, money, quote.basis.drift),
    policyOf: (lines) => policyOf(startOf(quote), lines),
    named: [quote.start, quote.pickup, ...quote.units.map(({ count, unit }) => `${unit}/${count}`)],
  });

/** In which language the guide leads, where it was chosen. */
export const spokenOf = ({ answers }: Pick<ToursQuote, "answers">): string | null =>
  answers.find(({ question }) => question === languageQuestion)?.answer ?? null;

/** What of a start is said beside a price and on a booking. */
export const summaryWire = (call: Call, quote: Pick<ToursQuote, "answers" | "start" | "units">, money: Money) => {
  const start = startOf(quote);
  const { kind, tour } = start.option;
  return {
    Tour: cardWire(call, tour, [start.date], money),
    option: namesWire(optionWords[kind]),
    starts_at: start.starts,
    ends_at: start.ends,
    tz: tour.place.zone,
    units: countedUnits(quote).map(({ count, unit }) => ({ unit_id: unit.code, ...namesWire(unit.names), qty: count })),
    language: spokenOf(quote),
  };
};

/** A guide asks for no more than a name, unless people share tents or go where men and women go apart. */
export const leadFields = ({ option: { tour } }: TourStart) =>
  tour.minutes > dayMinutes || tour.kind === "pilgrimage"
    ? (["title", "gender", "first_name", "last_name"] as const)
    : (["first_name", "last_name"] as const);

type Answer = AnswerOf<typeof toursEndpoints.quoteTours>;
type Request = ParsedRequestOf<typeof toursEndpoints.quoteTours>;

const quoteWire = (call: Call, priced: PricedTour): Answer => {
  const { display, quote } = priced;
  return {
    ...quotedWire(call, priced, tourHoldMinutes),
    ...summaryWire(call, quote, display),
    shown: priceWire(linesOf(quote, display, 1), display, call.locale),
    lead_fields: [...leadFields(startOf(quote))],
  };
};

const closed = () =>
  refuse("results_expired", { status: 410, message: "This start is not sold any more. Choose another one." });

export const soldOut = (vacancies = 0) =>
  refuse("sold_out", { status: 409, message: "Somebody else was quicker.", meta: { vacancies } });

/** Refuses what somebody else has taken meanwhile, and a start that is not sold any more. */
export const insistOnStart = (call: Call, quote: Pick<ToursQuote, "start" | "units">): void => {
  const { left, status } = vacanciesIn(call)(startOf(quote));
  if (status === "CLOSED" || call.scenario("tour_cut_off")) throw closed();
  if (left !== null && left < placesHeld(quote).count) throw soldOut(left);
};

const insistOnUnits = ({ option }: TourStart, chosen: readonly Chosen[], units: readonly CountedUnit[]): void => {
  const count = countOf(chosen);
  if (units.length !== chosen.length) throw wrong("units", "There is no such unit of it.");
  if (count < option.least || count > option.most) throw wrong("units", `From ${option.least} to ${option.most}.`);
  const needsAdult = units.some(({ unit }) => unit.needsAdult);
  if (needsAdult && units.every(({ unit }) => unit.needsAdult)) throw wrong("units", "Children come with an adult.");
};

const insistOnWishes = ({ option: { tour } }: TourStart, { answers = [], pickup = null }: Request): void => {
  const points = pickupsWire(tour).map(({ id }) => id);
  if (pickup === null ? tour.pickup === "required" : !points.includes(pickup))
    throw wrong("pickup", "Choose where you are fetched.");
  const spoken = answers.find(({ question_id: of }) => of === languageQuestion);
  if (spoken !== undefined && !tour.languages.includes(spoken.value))
    throw wrong("answers", "The guide does not speak this language.");
  const asked = tour.questions.filter((id) => id !== "diet");
  if (!asked.every((id) => answers.some(({ question_id: of }) => of === id)))
    throw wrong("answers", "The guide needs an answer to each question.");
};

const risen = 1.08;

const opened = (call: Call, request: Request): ToursQuote => {
  const { availability_id: id = "", currency = editionCurrency[call.country] } = request;
  const start = startBy(id);
  if (start === undefined) throw refuse("not_found", { status: 404, message: "Nothing begins then." });
  insistOnCurrency(currency);
  const units = (request.units ?? []).map(({ qty: count, unit_id: unit }) => ({ unit, count }));
  insistOnUnits(start, units, countedUnits({ start: id, units }));
  insistOnWishes(start, request);
  insistOnStart(call, { start: id, units });
  const drift = call.scenario("tour_price_rises") ? risen : 1;
  return {
    ...openQuote(call, { currency, drift, shownAt: call.now() }),
    start: id,
    units,
    pickup: request.pickup ?? null,
    answers: (request.answers ?? []).map(({ question_id: question, value: answer }) => ({ question, answer })),
  };
};

/** A price as it stands, for whoever only looks on. */
export const quotedTours = (call: Call, id: string): Answer | undefined => {
  const quote = toursQuotes.find(call, id);
  return quote && quoteWire(call, priceTour(call, quote));
};

/** Units priced; or, by the RefID of a price, the same again. */
export const quoteTours = (call: Call, request: Request): Answer => {
  const quote =
    request.RefID === undefined
      ? toursQuotes.keep(call, opened(call, request))
      : toursQuotes.read(call, request.RefID, request.refresh, (known) => insistOnStart(call, known));
  return quoteWire(call, priceTour(call, quote));
};
