import type { AnswerOf, toursEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { airports } from "../../world/airports.ts";
import { toWire } from "../../world/currencies.ts";
import { fineKm, type Point, pointWire } from "../../world/geography.ts";
import { languageNames } from "../../world/language-names.ts";
import { type Money, minorOf, roundedIn } from "../../world/money.ts";
import { type Names, namesWire } from "../../world/names.ts";
import { outingRemarks } from "../../world/remarks.data.ts";
import { ratedByName } from "../../world/reviews.ts";
import { sightAt } from "../../world/sights.data.ts";
import { dayFactor, daysSold, freeUntil, startsOn, strangersAt, type TourStart } from "../../world/tours/starts.ts";
import { aboutOf, minutesAt } from "../../world/tours/tour-about.ts";
import {
  excludedOvernight,
  includedAlways,
  kindTales,
  languageWords,
  nights,
  notPickedUp,
  optionWords,
  pickedUp,
  pickupRows,
  questionChoices,
  questionWords,
  tales,
} from "../../world/tours/tour-words.data.ts";
import {
  dayMinutes,
  optionsOf,
  type Tour,
  type TourOption,
  type TourPlace,
  type TourUnit,
} from "../../world/tours/tours.ts";
import { beginning, filled } from "../../world/wording.ts";
import { type LocalDate, toLocalDate } from "../../world/zones.ts";
import { instantOf } from "../orders/money.ts";
import { countsTaken } from "../orders/stock.ts";
import { expiryAfter } from "../selling/expiry.ts";
import { ratedWire, reviewedWire } from "../selling/reviews-wire.ts";
import { seedOf } from "../selling/seed.ts";

type Detail = AnswerOf<typeof toursEndpoints.readTour>;
type WireCard = AnswerOf<typeof toursEndpoints.searchTours>["Tours"][number];
type WireOption = Detail["Tour"]["options"][number];
type Status = Detail["days"][number]["status"];

export type World = Pick<Call, "store" | "random" | "now">;

export const toursStock = "tours_inventory";

/** What of a start or a day there is. */
type Vacancy = { readonly status: Status; readonly left: number | null };

/** Looks at what is left of any start, the bookings counted once. */
export const vacanciesIn = (call: World): ((start: TourStart) => Vacancy) => {
  const [taken, seed, now] = [countsTaken(call.store, toursStock), seedOf(call, "tours"), call.now()];
  return (start) => {
    const { places, tour } = start.option;
    if (start.closes <= now) return { status: "CLOSED", left: 0 };
    if (tour.isFreesale && start.option.kind === "shared") return { status: "FREESALE", left: null };
    const left = Math.max(0, places - strangersAt(start, seed) - (taken.get(start.id) ?? 0));
    if (left === 0) return { status: "SOLD_OUT", left };
    return { status: left <= Math.ceil(places / 4) ? "LIMITED" : "AVAILABLE", left };
  };
};

const taxShare = { PK: 0, SA: 0.15 } as const;
const feeShare = 0.04;
const privateFactor = 1.7;

/** What one of a unit is made of, in minor units; several come to the sum of what each comes to. */
export type UnitParts = { readonly ticket: number; readonly tax: number; readonly fee: number };

export const unitParts = (
  { date, option }: Pick<TourStart, "date" | "option">,
  unit: TourUnit,
  money: Money,
  drift = 1,
): UnitParts => {
  const { dollars, place } = option.tour;
  const factor = dayFactor(date) * (option.kind === "private" ? privateFactor : 1) * drift;
  const ticket = minorOf(dollars * unit.share * factor, money);
  return {
    ticket,
    tax: roundedIn(money, ticket * taxShare[place.country]),
    fee: ticket === 0 ? 0 : Math.max(money.currency.step, roundedIn(money, ticket * feeShare)),
  };
};

const unitPrice = (start: TourStart, unit: TourUnit, money: Money): number => {
  const { fee, tax, ticket } = unitParts(start, unit, money);
  return ticket + tax + fee;
};

const adultPrice = (start: TourStart, money: Money): number => {
  const [adult] = start.option.units;
  return adult === undefined ? 0 : unitPrice(start, adult, money);
};

/** As long as a page is looked at. */
const lastsMs = 60 * 60_000;

const isOpen = ({ status }: Vacancy): boolean => status !== "CLOSED" && status !== "SOLD_OUT";

const statusOf = (all: readonly Vacancy[], left: number, places: number): Status => {
  if (all.every(({ status }) => status === "CLOSED")) return "CLOSED";
  if (all.some(({ status }) => status === "FREESALE")) return "FREESALE";
  if (left === 0) return "SOLD_OUT";
  return left <= Math.ceil(places / 4) ? "LIMITED" : "AVAILABLE";
};

/** A day of a tour: what its starts have together, and the least an adult pays on it. */
export const dayOf = (tour: Tour, date: LocalDate, money: Money, look: (start: TourStart) => Vacancy) => {
  const seen = startsOn(tour, date).map((start) => ({ start, ...look(start) }));
  const left = seen.reduce((sum, one) => sum + (one.left ?? 0), 0);
  const places = seen.reduce((sum, { start }) => sum + start.option.places, 0);
  const status = statusOf(seen, left, places);
  const prices = seen.filter(isOpen).map(({ start }) => adultPrice(start, money));
  return {
    date,
    status,
    vacancies: status === "FREESALE" ? null : left,
    from_price: prices.length === 0 ? null : toWire(Math.min(...prices), money.currency),
  };
};

export const placeWire = ({ country, latitude: lat, longitude: lng, names, slug }: TourPlace): WireCard["place"] => ({
  slug,
  ...namesWire(names),
  country,
  lat,
  lng,
});

/** A tour with the least that an adult pays on some days, and the first of them that has room. */
export const cardWire = (call: World, tour: Tour, days: readonly LocalDate[], money: Money): WireCard => {
  const look = vacanciesIn(call);
  const open = days.map((date) => dayOf(tour, date, money, look)).filter(({ from_price }) => from_price !== null);
  const [[first], [least]] = [open, open.toSorted((one, other) => Number(one.from_price) - Number(other.from_price))];
  // Of the first start that costs what is said of its day.
  const isRefunded = (day: (typeof open)[number] | undefined) => {
    const start = (day ? startsOn(tour, day.date) : []).find(
      (one) => isOpen(look(one)) && toWire(adultPrice(one, money), money.currency) === day?.from_price,
    );
    return start !== undefined && (freeUntil(start) ?? 0) > call.now();
  };
  return {
    slug: tour.slug,
    ...namesWire(tour.names),
    place: placeWire(tour.place),
    category: tour.kind,
    duration_min: tour.minutes,
    language: [...tour.languages],
    pickup: tour.pickup,
    instant_confirmation: tour.isInstant,
    cancellation_cutoff: tour.freeUntilHours,
    currency: money.currency.code,
    from_price: least?.from_price ?? null,
    from_date: least?.date ?? null,
    from_refundable: isRefunded(least),
    next_available: first?.date ?? null,
    next_price: first?.from_price ?? null,
    next_refundable: isRefunded(first),
    highlights: tour.stops.map(({ names }) => namesWire(names)),
    review: ratedWire(ratedByName(tour.slug)),
    hue: tour.hue,
  };
};

/** Of the stops whose entrance is in the price, or is paid there. */
const entrances = ({ stops }: Tour, areIncluded: boolean): readonly Names[] => {
  const of = stops.filter(({ isIncluded }) => isIncluded === areIncluded).map(({ names }) => names);
  const [en, ar] = [of.map((name) => name.en).join(", "), of.map((name) => name.ar).join("، ")];
  return of.length === 0 ? [] : [{ en: `Entrance: ${en}`, ar: `الدخول: ${ar}` }];
};

export const meetingWire = ({ pickup, place }: Tour): WireOption["meeting_point"] => ({
  ...namesWire(beginning(place.meeting)),
  directions: namesWire(filled(tales.come[pickup === "required" ? "fetched" : "met"], { meeting: place.meeting })),
  ...(sightAt(place.slug, place.meeting.en) ?? { lat: place.latitude, lng: place.longitude }),
});

/** An airport that is farther from a place than this, in kilometres, is another town's. */
const reach = 30;

/** Where a place has its airport, whoever sells the way there. */
const airportOf = (place: TourPlace): Point | undefined => {
  const [nearest] = airports.toSorted((one, other) => fineKm(place, one) - fineKm(place, other));
  return nearest && fineKm(place, nearest) <= reach ? nearest : undefined;
};

/** All of these are found by their names. Who can also come to where others meet is not fetched there. */
export const pickupsWire = (tour: Tour): WireOption["pickup"]["points"] => {
  const { pickup, place } = tour;
  if (pickup === "none") return [];
  const { directions: _, ...meeting } = meetingWire(tour);
  const others = pickupRows.flatMap(([id, en, ar, minutes, north, east]) => {
    const drawn = { latitude: place.latitude + north, longitude: place.longitude + east };
    const at = id === "airport" ? airportOf(place) : drawn;
    return at ? [{ id, ...namesWire({ en, ar }), minutes_before: minutes, ...pointWire(at) }] : [];
  });
  return pickup === "offered" ? others : [{ id: "centre", ...meeting, minutes_before: 20 }, ...others];
};

export const languageQuestion = "language";

/** In which language the guide leads, where they speak several; who does not say gets the first. */
const spoken = ({ languages }: Tour): WireOption["questions"] => {
  const choices = languages.map((code) => ({ code, ...namesWire(languageNames(code)) }));
  return choices.length < 2 ? [] : [{ id: languageQuestion, ...namesWire(languageWords), required: false, choices }];
};

const unitTypes = {
  adult: "ADULT",
  youth: "YOUTH",
  child: "CHILD",
  infant: "INFANT",
  senior: "SENIOR",
  student: "STUDENT",
} as const;

const optionWire = (option: TourOption): WireOption => {
  const { kind, least, most, tour, units, closesHours } = option;
  return {
    option_id: option.id,
    ...namesWire(optionWords[kind]),
    duration_min: tour.minutes,
    language: [...tour.languages],
    itinerary: tour.stops.map(({ isIncluded, names }) => ({
      ...namesWire(names),
      minutes: minutesAt(tour),
      admission_included: isIncluded,
      at: sightAt(tour.place.slug, names.en),
    })),
    meeting_point: meetingWire(tour),
    pickup: { required: tour.pickup === "required", points: pickupsWire(tour) },
    cancellation_cutoff: tour.freeUntilHours,
    availability_cutoff: closesHours,
    restrictions: { min_units: least, max_units: most },
    units: units.map(({ ages: [min, max], code, names, needsAdult }) => ({
      unit_id: code,
      type: unitTypes[code],
      ...namesWire(names),
      ages: { min, max },
      requires_adult: needsAdult,
    })),
    questions: [
      ...spoken(tour),
      ...tour.questions.map((id) => ({
        id,
        ...namesWire(questionWords[id]),
        required: id !== "diet",
        choices: Object.entries(questionChoices[id] ?? {}).map(([code, names]) => ({ code, ...namesWire(names) })),
      })),
    ],
  };
};

const startWire = (start: TourStart, { left, status }: Vacancy, money: Money): Detail["availabilities"][number] => ({
  availability_id: start.id,
  option_id: start.option.id,
  starts_at: start.starts,
  ends_at: start.ends,
  tz: start.option.tour.place.zone,
  closes_at: instantOf(start.closes),
  status,
  vacancies: left,
  prices: start.option.units.map((unit) => ({
    unit_id: unit.code,
    price: toWire(unitPrice(start, unit, money), money.currency),
  })),
});

/** A tour with its calendar, and what begins on a day; on the first with room where none is named, or one that is not sold. */
export const detailWire = (call: Call, tour: Tour, wanted: LocalDate | undefined, money: Money): Detail => {
  const look = vacanciesIn(call);
  const sold = daysSold(tour, call.now());
  const days = sold.map((date) => dayOf(tour, date, money, look));
  const day = days.find((one) => one.date === wanted) ?? days.find(({ from_price }) => from_price !== null) ?? days[0];
  const date = day?.date ?? "";
  const isOvernight = tour.minutes >= dayMinutes;
  const [fetched, unfetched] = tour.pickup === "none" ? [[], [notPickedUp]] : [[pickedUp], []];
  const included = [includedAlways, kindTales[tour.kind].included, ...entrances(tour, true), ...fetched];
  const excluded = [
    isOvernight ? excludedOvernight : kindTales[tour.kind].excluded,
    ...entrances(tour, false),
    ...unfetched,
  ];
  return {
    Tour: {
      ...cardWire(call, tour, sold, money),
      about: namesWire(aboutOf(tour)),
      inclusions: [...included, ...(isOvernight ? [nights] : [])].map(namesWire),
      exclusions: excluded.map(namesWire),
      advice: tour.advice.map(namesWire),
      ...reviewedWire(ratedByName(tour.slug), outingRemarks, toLocalDate(call.now(), tour.place.zone)),
      redemption: tour.voucherBy,
      options: optionsOf(tour).map(optionWire),
    },
    days,
    date,
    expires_at: instantOf(expiryAfter(call, lastsMs, call.scenario("results_expire_soon"))),
    availabilities: startsOn(tour, date).map((start) => startWire(start, look(start), money)),
  };
};
