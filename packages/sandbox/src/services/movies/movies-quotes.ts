import type { AnswerOf, moviesEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { times } from "../../world/counted.ts";
import { editionCurrency } from "../../world/editions.ts";
import { type Money, minorOf } from "../../world/money.ts";
import { type HallCategory, type HallSeat, hallCategoryNames, hallSeats } from "../../world/movies/halls.ts";
import { type Show, showBy } from "../../world/movies/shows.ts";
import type { Names } from "../../world/names.ts";
import { moneyOf as amountWire, shareOf } from "../orders/money.ts";
import { givenBack, keepingService, type Policy, timelineOf } from "../orders/policy.ts";
import { linesTotal, linesWith, type PriceLine, priceLine } from "../orders/price-lines.ts";
import { insistOnCurrency } from "../selling/currency.ts";
import { doorDocuments } from "../selling/people.ts";
import { priceWire } from "../selling/price-wire.ts";
import { type PricedQuote, priceOf } from "../selling/prices.ts";
import { quotedWire } from "../selling/quote-wire.ts";
import { createQuotes, openQuote, type Quote } from "../selling/quotes.ts";
import { seedOf } from "../selling/seed.ts";
import { wrong } from "../selling/wrong.ts";
import { insistOnSeats } from "./movies-hall.ts";
import { livingShow, showGone } from "./movies-shows.ts";
import { glassesDollars, movieWire, seatParts, showWire, todayOf } from "./movies-wire.ts";

type Chosen = readonly { readonly id: string; readonly count: number }[];

/** Seats of a show, and what was chosen beside them. */
export type MoviesQuote = Quote & { readonly show: string; readonly seats: readonly string[]; readonly extras: Chosen };

export type PricedMovie = PricedQuote<MoviesQuote>;

export const moviesQuotes = createQuotes<MoviesQuote>("movies_quotes");

/** Minutes that a reservation waits for its payment: the hold of its seats. */
export const movieHoldMinutes = 8;

/** A quote's show; the timetable has it for ever. */
export const showOf = ({ show }: Pick<MoviesQuote, "show">): Show => {
  const found = showBy(show);
  if (found === undefined) throw new Error(`A quote of ${show}, which no cinema shows.`);
  return found;
};

export const seatsOf = ({ hall }: Show, ids: readonly string[]): readonly HallSeat[] =>
  hallSeats(hall.plan).filter(({ id }) => ids.includes(id));

type Extra = {
  readonly id: string;
  readonly kind: "glasses" | "snack";
  readonly picture: Answer["Extras"][number]["picture"];
  readonly names: Names;
  readonly detail: Names;
  readonly dollars: { readonly PK: number; readonly SA: number };
  /** What is in it of what is sold alone too. */
  readonly contains?: Readonly<Record<string, number>>;
};

const extras: readonly Extra[] = [
  {
    id: "glasses",
    kind: "glasses",
    picture: "glasses",
    names: { en: "3D glasses", ar: "نظارة ثلاثية الأبعاد" },
    detail: { en: "Needed for this film. Bring yours or buy these.", ar: "لازمة لهذا الفيلم. أحضر نظارتك أو اشترها." },
    dollars: glassesDollars,
  },
  {
    id: "snack",
    kind: "snack",
    picture: "popcorn",
    names: { en: "Popcorn and a drink", ar: "فشار ومشروب" },
    detail: { en: "Salted popcorn and a cold drink, for one.", ar: "فشار مملح ومشروب بارد لشخص واحد." },
    dollars: { PK: 2.4, SA: 6 },
  },
  {
    id: "box",
    kind: "snack",
    picture: "box",
    names: { en: "Box for two", ar: "علبة لشخصين" },
    detail: {
      en: "Two popcorns, two cold drinks and nachos to share.",
      ar: "علبتا فشار ومشروبان باردان وناتشوز للمشاركة.",
    },
    dollars: { PK: 6.6, SA: 16.5 },
    contains: { snack: 2, nachos: 1 },
  },
  {
    id: "nachos",
    kind: "snack",
    picture: "nachos",
    names: { en: "Nachos with cheese", ar: "ناتشوز بالجبن" },
    detail: { en: "Corn chips with warm cheese sauce.", ar: "رقائق ذرة مع صلصة جبن دافئة." },
    dollars: { PK: 2.9, SA: 7 },
  },
  {
    id: "drink",
    kind: "snack",
    picture: "drink",
    names: { en: "Cold drink", ar: "مشروب بارد" },
    detail: { en: "A cup with ice, of what the counter has.", ar: "كوب مع الثلج مما يتوفر عند المنضدة." },
    dollars: { PK: 0.9, SA: 2.4 },
  },
];

const extrasAt = ({ type }: Show): readonly Extra[] => extras.filter(({ kind }) => kind === "snack" || type === "3d");

/** What was bought is still called as it was sold. */
export const extraSold = (id: string): Pick<Extra, "kind" | "names"> =>
  extras.find((extra) => extra.id === id) ?? { kind: "snack", names: { en: id, ar: id } };

export const feeNames: Names = { en: "Service fee", ar: "رسوم الخدمة" };

const seatLines = (show: Show, seats: readonly HallSeat[], money: Money, drift: number): readonly PriceLine[] => {
  const groups = [...Map.groupBy(seats, ({ category }) => category)];
  const sum = (part: "tax" | "fee"): number =>
    seats.reduce((total, { category }) => total + seatParts(show, category, money, drift)[part], 0);
  return linesWith(
    groups.map(([category, own]: [HallCategory, readonly HallSeat[]]) =>
      priceLine(
        "base",
        category,
        times(hallCategoryNames[category], own.length),
        seatParts(show, category, money, drift).ticket * own.length,
      ),
    ),
    [
      priceLine("tax", "vat", { en: "Value-added tax", ar: "ضريبة القيمة المضافة" }, sum("tax")),
      priceLine("service_fee", "booking", feeNames, sum("fee")),
    ],
  );
};

const linesOf = (quote: MoviesQuote, money: Money): readonly PriceLine[] => {
  const show = showOf(quote);
  const { country } = show.cinema.city;
  return [
    ...seatLines(show, seatsOf(show, quote.seats), money, quote.basis.drift),
    ...extrasAt(show).flatMap(({ dollars, id, names }) => {
      const count = quote.extras.find((one) => one.id === id)?.count ?? 0;
      return count === 0 ? [] : [priceLine("addon", id, times(names, count), minorOf(dollars[country], money) * count)];
    }),
  ];
};

const hour = 3_600_000;
/** Hours before the show until which all but the service fee comes back, until which half does, and until which it is moved. */
const [freeHours, halfHours, moveHours] = [4, 1, 3];

export const movableUntil = ({ begins }: Pick<Show, "begins">): number => begins - moveHours * hour;

/** What the cinema gives back, step by step; the service fee is never given back. */
export const policyOf = ({ begins }: Show, lines: readonly PriceLine[], currency: string): Policy => {
  const total = linesTotal(lines);
  const kept = linesTotal(lines.filter(({ kind }) => kind === "service_fee"));
  return {
    cancellation: keepingService(
      kept,
      timelineOf([
        givenBack(total, total - kept, begins - freeHours * hour),
        givenBack(total, shareOf(total - kept, 5_000, currency), begins - halfHours * hour),
        givenBack(total, 0, begins, true),
        givenBack(total, 0, null),
      ]),
    ),
    change: timelineOf([
      { until: movableUntil({ begins }), allowed: true, penalty: 0, refund: 0 },
      { until: null, allowed: false, penalty: 0, refund: 0 },
    ]),
  };
};

export const priceMovie = (call: Call, quote: MoviesQuote): PricedMovie =>
  priceOf({
    quote,
    seed: seedOf(call, "movies"),
    linesIn: (money) => linesOf(quote, money),
    policyOf: (lines, { currency }) => policyOf(showOf(quote), lines, currency.code),
    named: [quote.show, ...quote.seats, ...quote.extras.map(({ count, id }) => `${id}/${count}`)],
  });

export const documentsFor = ({ cinema: { city, rules } }: Show) =>
  rules.has("documents") ? doorDocuments[city.country] : [];

type Answer = AnswerOf<typeof moviesEndpoints.quoteMovies>;
type Request = ParsedRequestOf<typeof moviesEndpoints.quoteMovies>;

const quoteWire = (call: Call, priced: PricedMovie): Answer => {
  const { charge, display, quote } = priced;
  const show = showOf(quote);
  const documents = documentsFor(show);
  return {
    ...quotedWire(call, priced, movieHoldMinutes),
    Movie: movieWire(show.film, todayOf(call)),
    Show: showWire(call, show, display),
    shown: priceWire(seatLines(show, seatsOf(show, quote.seats), display, 1), display, call.locale),
    seats: seatsOf(show, quote.seats).map(({ id }) => ({ id, label: id })),
    documents: [...documents],
    required_fields: documents.length === 0 ? [] : ["first_name", "last_name", "document_number"],
    chosen: quote.extras.map((one) => ({ ...one })),
    Extras: extrasAt(show).map(({ contains = {}, detail, dollars, id, kind, names, picture }) => ({
      id,
      kind,
      title: names[call.locale],
      detail: detail[call.locale],
      picture,
      price: amountWire({
        minor: minorOf(dollars[show.cinema.city.country], charge),
        currency: charge.currency.code,
      }),
      max: quote.seats.length,
      contains: Object.entries(contains).map(([part, count]) => ({ id: part, count })),
    })),
  };
};

const risen = 1.08;

const opened = (
  call: Call,
  { currency = editionCurrency[call.country], seats = [], show_id = "" }: Request,
): MoviesQuote => {
  const show = livingShow(call, show_id);
  insistOnCurrency(currency);
  if (seats.length === 0) throw wrong("seats", "Choose at least one seat.");
  const ids = seats.map(({ id }) => id);
  insistOnSeats(call, show, ids);
  const drift = call.scenario("movie_price_rises") ? risen : 1;
  return { ...openQuote(call, { currency, drift, shownAt: call.now() }), show: show.id, seats: ids, extras: [] };
};

/** Refuses what somebody else has taken meanwhile, and a show that has begun. */
export const insistOnQuoted = (call: Call, quote: MoviesQuote): void => {
  const show = showOf(quote);
  if (show.begins <= call.now() || call.scenario("show_begun")) throw showGone();
  insistOnSeats(call, show, quote.seats);
};

/** What may be had beside the seats, as much of each as there are seats. */
export const extrasOf = (quote: MoviesQuote, wishes: Chosen): Chosen => {
  const sold = extrasAt(showOf(quote));
  const unsold = wishes.find(({ count, id }) => count > quote.seats.length || !sold.some((extra) => extra.id === id));
  if (unsold !== undefined) throw wrong("addons", `There is not so much of ${unsold.id}.`);
  return wishes.filter(({ count }) => count > 0).map(({ count, id }) => ({ id, count }));
};

/** A price as it stands, for whoever only looks on. */
export const quotedMovies = (call: Call, id: string): Answer | undefined => {
  const quote = moviesQuotes.find(call, id);
  return quote && quoteWire(call, priceMovie(call, quote));
};

/** Seats priced; or, by the RefID of a price, the same again, with other extras where some are named. */
export const quoteMovies = (call: Call, request: Request): Answer => {
  if (request.RefID === undefined)
    return quoteWire(call, priceMovie(call, moviesQuotes.keep(call, opened(call, request))));
  const known = moviesQuotes.read(call, request.RefID, request.refresh, (quote) => insistOnQuoted(call, quote));
  const isOther = request.extras !== undefined && known.order === null;
  const quote = isOther ? moviesQuotes.keep(call, { ...known, extras: extrasOf(known, request.extras ?? []) }) : known;
  return quoteWire(call, priceMovie(call, quote));
};
