import type { AnswerOf, ParsedRequestOf, trainsEndpoints } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { unluckyCoach } from "../../scenarios/trains.scenarios.ts";
import { type ArabicForms, counted } from "../../world/counted.ts";
import type { Money } from "../../world/money.ts";
import type { Names } from "../../world/names.ts";
import { knownRailClass, type PlaceKind, placesOf } from "../../world/trains/rail-classes.ts";
import type { CrowdWish } from "../../world/trains/rail-crowd.ts";
import { type RailTrip, tripBy, tripKey } from "../../world/trains/rail-runs.ts";
import { shareOf } from "../orders/money.ts";
import { givenBack, keepingService, noChange, type Policy, timelineOf } from "../orders/policy.ts";
import { linesTotal, linesWith, type PriceLine, priceLine } from "../orders/price-lines.ts";
import { take } from "../orders/stock.ts";
import { insistOnCurrency } from "../selling/currency.ts";
import { localDocuments } from "../selling/people.ts";
import { priceWire } from "../selling/price-wire.ts";
import { type PricedQuote, priceOf } from "../selling/prices.ts";
import { quotedWire } from "../selling/quote-wire.ts";
import { createQuotes, openQuote, type Quote } from "../selling/quotes.ts";
import { seedOf } from "../selling/seed.ts";
import { wrong } from "../selling/wrong.ts";
import { type FareParts, fareParts, type PaxType, sumOf } from "./train-fares.ts";
import { effectOfSearch, type FoundTrip, trainSessions, tripOfRef } from "./train-searches.ts";
import { insistOnPlaces, type PlaceWish, placesHeld } from "./train-seating.ts";
import { classOf, travellersOf } from "./train-seatmap.ts";
import { classNameWire, coachesOf, codesOf, moneyOf, stationsWire, trainWire, type WireTrain } from "./train-wire.ts";

/** Chosen places of a class, each for one of the party. */
export type TrainQuote = Quote & {
  readonly trip: string;
  readonly code: string;
  readonly crowd: CrowdWish;
  readonly berthDrift: number;
  readonly isSoldOut: boolean;
  readonly places: readonly (PlaceWish & { readonly type: PaxType })[];
  readonly infants: number;
  /** As it was sold: a train keeps its number and its stops. */
  readonly train: WireTrain;
};

export const trainQuotes = createQuotes<TrainQuote>("train_quotes");

/** A quote's train; the timetable has it for ever. */
export const tripOf = ({ trip }: Pick<TrainQuote, "trip">): RailTrip => {
  const found = tripBy(trip);
  if (found === undefined) throw new Error(`A quote of ${trip}, which the timetable does not have.`);
  return found;
};

export const placeOf = ({ code }: Pick<TrainQuote, "code">, id: string) => {
  const found = placesOf(knownRailClass(code)).find((place) => place.id === id);
  if (found === undefined) throw new Error(`A quote of ${id}, which its class does not have.`);
  return found;
};

export const fareNames = {
  adult: { en: "Adult fare", ar: "أجرة البالغ" },
  child: { en: "Child fare", ar: "أجرة الطفل" },
  seat: { en: "Seat", ar: "مقعد" },
  berth_lower: { en: "Lower berth", ar: "سرير سفلي" },
  berth_middle: { en: "Middle berth", ar: "سرير أوسط" },
  berth_upper: { en: "Upper berth", ar: "سرير علوي" },
  berth_side: { en: "Side berth", ar: "سرير جانبي" },
  tax: { en: "Value-added tax", ar: "ضريبة القيمة المضافة" },
  service: { en: "Service fee", ar: "رسوم الخدمة" },
} as const satisfies Readonly<Record<PaxType | PlaceKind | "tax" | "service", Names>>;

const several: Readonly<Record<PaxType | PlaceKind, ArabicForms>> = {
  adult: { two: "بالغان", few: "بالغين", many: "بالغًا" },
  child: { two: "طفلان", few: "أطفال", many: "طفلًا" },
  seat: { two: "مقعدان", few: "مقاعد", many: "مقعدًا" },
  berth_lower: { two: "سريران سفليان", few: "أسرّة سفلية", many: "سريرًا سفليًا" },
  berth_middle: { two: "سريران أوسطان", few: "أسرّة وسطى", many: "سريرًا أوسط" },
  berth_upper: { two: "سريران علويان", few: "أسرّة علوية", many: "سريرًا علويًا" },
  berth_side: { two: "سريران جانبيان", few: "أسرّة جانبية", many: "سريرًا جانبيًا" },
};

type Priced = { readonly kind: PlaceKind; readonly type: PaxType; readonly parts: FareParts };

/** Lines of each kind of fare, then of each kind of berth. */
const grouped = (
  kind: "base" | "addon",
  priced: readonly Priced[],
  keyOf: (one: Priced) => PaxType | PlaceKind,
  minorOf: (parts: FareParts) => number,
): readonly PriceLine[] =>
  [...Map.groupBy(priced, keyOf)].map(([key, all]) => {
    const minor = all.reduce((sum, { parts }) => sum + minorOf(parts), 0);
    return priceLine(kind, key, counted(fareNames[key], several[key], all.length), minor);
  });

/** What chosen places cost, line by line. */
const linesOf = (quote: TrainQuote, drift: number, money: Money): readonly PriceLine[] => {
  const [trip, railClass] = [tripOf(quote), knownRailClass(quote.code)];
  const priced = quote.places.map(({ id, type }): Priced => {
    const { kind } = placeOf(quote, id);
    return { kind, type, parts: fareParts(trip, railClass, { kind, type }, money, drift) };
  });
  const sum = (part: "service" | "tax"): number => priced.reduce((total, { parts }) => total + parts[part], 0);
  return linesWith(
    grouped(
      "base",
      priced,
      ({ type }) => type,
      ({ fare }) => fare,
    ),
    [
      ...grouped(
        "addon",
        priced,
        ({ kind }) => kind,
        ({ berth }) => berth,
      ),
      priceLine("tax", "vat", fareNames.tax, sum("tax")),
      priceLine("service_fee", "service", fareNames.service, sum("service")),
    ],
  );
};

const hour = 3_600_000;

/** What cancelling gives back, step by step until some time after the train has left; the service fee is never given back. */
export const policyOf = ({ departs, operator }: RailTrip, lines: readonly PriceLine[], currency: string): Policy => {
  const total = linesTotal(lines);
  const service = linesTotal(lines.filter(({ kind }) => kind === "service_fee"));
  const fare = total - service;
  const steps = operator.cancellation.map(({ hours_before, refund_percent }) =>
    givenBack(total, shareOf(fare, refund_percent * 100, currency), departs - hours_before * hour),
  );
  const cancellation = keepingService(service, timelineOf([...steps, givenBack(total, 0, null)]));
  return { cancellation, change: timelineOf([noChange]) };
};

/** Until when something comes back of it. */
export const endOfTerms = ({ departs, operator }: RailTrip): number =>
  departs - Math.min(0, ...operator.cancellation.map(({ hours_before }) => hours_before)) * hour;

export type PricedTrain = PricedQuote<TrainQuote>;

export const priceTrain = (call: Call, quote: TrainQuote): PricedTrain =>
  priceOf({
    quote,
    seed: seedOf(call, "trains"),
    linesIn: (money) => linesOf(quote, quote.berthDrift * quote.basis.drift, money),
    policyOf: (lines, { currency }) => policyOf(tripOf(quote), lines, currency.code),
    named: [quote.trip, quote.code, ...quote.places.map(({ id }) => id)],
  });

/** What each of the party pays of it, in the currency that is charged. */
export const sharesOf = (quote: TrainQuote, charge: Money): readonly number[] => {
  const [trip, railClass] = [tripOf(quote), knownRailClass(quote.code)];
  return quote.places.map(({ id, type }) => {
    const { kind } = placeOf(quote, id);
    return sumOf(fareParts(trip, railClass, { kind, type }, charge, quote.berthDrift * quote.basis.drift));
  });
};

/** Minutes that a reservation waits for its payment. */
export const trainHoldMinutes = 20;

/** Adults travel with a document; a child with them. */
export const documentsFor = ({ operator }: RailTrip) => localDocuments[operator.country];

type Answer = AnswerOf<typeof trainsEndpoints.quoteTrains>;

const called = ["title", "gender", "first_name", "last_name"] as const;

const quoteWire = (call: Call, priced: PricedTrain): Answer => {
  const { display, quote } = priced;
  return {
    ...quotedWire(call, priced, trainHoldMinutes),
    Stations: stationsWire(codesOf(quote.train)),
    Train: quote.train,
    class: classNameWire(quote.code),
    shown: priceWire(linesOf(quote, 1, display), display, call.locale),
    places: quote.places.map(({ gender, id, pax_id, type }) => {
      const { coach, kind, label } = placeOf(quote, id);
      return { id, pax_id, pax_type: type, gender, coach, place: label, kind };
    }),
    required: [
      {
        pax_type: "adult",
        fields: [...called, "nationality", "document_number"],
        documents: [...documentsFor(tripOf(quote))],
      },
      { pax_type: "child", fields: [...called, "nationality"], documents: [] },
    ],
  };
};

type Request = ParsedRequestOf<typeof trainsEndpoints.quoteTrains>;

export const trainSoldOut = () =>
  refuse("sold_out", { status: 409, message: "The last places of this class have just been sold." });

/** Somebody else takes a place of the unlucky coach, once in a search. */
const rob = (call: Call, { search, trip }: FoundTrip, code: string, wishes: readonly PlaceWish[]): void => {
  const lost = wishes.find(({ id }) => id.startsWith(`${unluckyCoach}-`));
  if (search.isRobbed || lost === undefined) return;
  take(call.store, [placesHeld({ trip, code }, [{ ...lost, gender: "male" }])]);
  trainSessions.keep(call, { ...search, isRobbed: true });
};

/** Each of the party with one place, and nobody else. */
const partyOf = ({ search }: FoundTrip, wishes: readonly PlaceWish[]): TrainQuote["places"] => {
  const party = travellersOf(search.pax);
  const places = party.flatMap(({ pax_id, pax_type: type }) => {
    const wish = wishes.find((one) => one.pax_id === pax_id);
    return wish === undefined ? [] : [{ ...wish, type }];
  });
  if (places.length !== party.length || wishes.length !== party.length)
    throw wrong("places", "Choose one place for each traveller.");
  return places;
};

const opened = (call: Call, { RefID, currency, places: wishes = [], ...request }: Request): TrainQuote => {
  const found = tripOfRef(call, RefID);
  const { search, trip } = found;
  const { code } = classOf(trip, request.class ?? "");
  insistOnCurrency(currency ?? search.currency);
  const places = partyOf(found, wishes);
  rob(call, found, code, places);
  const coaches = coachesOf(search, trip, code);
  insistOnPlaces(call, coaches, places);
  const { berthDrift = 1, isSoldOut = false } = effectOfSearch(search);
  return {
    ...openQuote(call, { currency: currency ?? search.currency, shownAt: search.openedAt }),
    trip: tripKey(trip),
    code,
    crowd: coaches.crowd,
    berthDrift,
    isSoldOut,
    places,
    infants: search.pax.infant,
    train: trainWire(call, found, moneyOf(call, search), true),
  };
};

/** Refuses places that somebody else has taken meanwhile. */
export const insistOnQuoted = (call: Call, quote: TrainQuote): void =>
  insistOnPlaces(call, { trip: tripOf(quote), code: quote.code, crowd: quote.crowd }, quote.places);

/** Places priced; or, by the RefID of a price, the same again. */
export const quoteTrains = (call: Call, request: Request): Answer => {
  const isKnown = trainQuotes.find(call, request.RefID) !== undefined;
  const quote = isKnown
    ? trainQuotes.read(call, request.RefID, request.refresh, (known) => insistOnQuoted(call, known))
    : trainQuotes.keep(call, opened(call, request));
  return quoteWire(call, priceTrain(call, quote));
};

/** A price as it stands, for whoever only looks on. */
export const quotedTrains = (call: Call, id: string): Answer | undefined => {
  const quote = trainQuotes.find(call, id);
  return quote && quoteWire(call, priceTrain(call, quote));
};
