import {
  type MeetingPoint,
  offerId,
  type PickupPoint,
  type Tour,
  type TourCard,
  type TourOption,
  type TourPlace,
  type TourStart,
  type TourSummary,
  type UnitKind,
  type Vacancy,
} from "@safar/engine";
import type { ResponseOf } from "../http/endpoint.ts";
import type { MoneyReader } from "../wire/money.ts";
import { namedPlaceIn, namesIn } from "../wire/names.ts";
import { ratedIn, reviewedIn } from "../wire/reviews.decoding.ts";
import { instantOf, type Times } from "../wire/times.ts";
import type { toursEndpoints } from "./tours.endpoints.ts";

type WireFound = ResponseOf<typeof toursEndpoints.searchTours>;
type WireDetail = ResponseOf<typeof toursEndpoints.readTour>;
type WireBooking = ResponseOf<typeof toursEndpoints.toursBooking>;
type WireOption = WireDetail["Tour"]["options"][number];

export const placeIn: (wire: WireFound["place"]) => TourPlace = namedPlaceIn;

/** A kind that nobody knows here is shown as a walk in a city. */
export const cardIn = (wire: WireFound["Tours"][number], reader: MoneyReader): TourCard => ({
  id: offerId(wire.slug),
  names: namesIn(wire),
  place: placeIn(wire.place),
  kind: wire.category === "unknown" ? "city" : wire.category,
  minutes: wire.duration_min,
  languages: wire.language,
  pickup: wire.pickup,
  isInstant: wire.instant_confirmation,
  freeUntilHours: wire.cancellation_cutoff,
  from: reader.moneyOrNull(wire.from_price, wire.currency),
  fromDay: wire.from_date,
  isFromRefunded: wire.from_refundable,
  nextDay: wire.next_available,
  nextFrom: reader.moneyOrNull(wire.next_price, wire.currency),
  isNextRefunded: wire.next_refundable,
  highlights: wire.highlights.map(namesIn),
  ...ratedIn(wire.review),
  hue: wire.hue,
});

const unitKinds = {
  ADULT: "adult",
  CHILD: "child",
  INFANT: "infant",
  YOUTH: "youth",
  SENIOR: "senior",
  STUDENT: "student",
  FAMILY: "family",
  OTHER: "other",
  unknown: "other",
} as const satisfies Record<WireOption["units"][number]["type"], UnitKind>;

const vacancies = {
  AVAILABLE: "available",
  FREESALE: "freesale",
  LIMITED: "limited",
  SOLD_OUT: "sold_out",
  CLOSED: "closed",
} as const satisfies Record<WireDetail["days"][number]["status"], Vacancy>;

export const meetingIn = (wire: WireOption["meeting_point"]): MeetingPoint => ({
  name: namesIn(wire),
  directions: namesIn(wire.directions),
  latitude: wire.lat,
  longitude: wire.lng,
});

export const pickupIn = (wire: WireOption["pickup"]["points"][number]): PickupPoint => ({
  id: wire.id,
  name: namesIn(wire),
  latitude: wire.lat,
  longitude: wire.lng,
  minutesBefore: wire.minutes_before,
});

const optionIn = (wire: WireOption): TourOption => ({
  id: wire.option_id,
  names: namesIn(wire),
  minutes: wire.duration_min,
  languages: wire.language,
  itinerary: wire.itinerary.map((stop) => ({
    name: namesIn(stop),
    minutes: stop.minutes,
    isIncluded: stop.admission_included,
    position: stop.at && { latitude: stop.at.lat, longitude: stop.at.lng },
  })),
  meeting: meetingIn(wire.meeting_point),
  pickups: wire.pickup.points.map(pickupIn),
  isPickupRequired: wire.pickup.required,
  freeUntilHours: wire.cancellation_cutoff,
  closesHours: wire.availability_cutoff,
  least: wire.restrictions.min_units,
  most: wire.restrictions.max_units,
  units: wire.units.map((unit) => ({
    id: unit.unit_id,
    kind: unitKinds[unit.type],
    name: namesIn(unit),
    ages: unit.ages,
    needsAdult: unit.requires_adult,
  })),
  questions: wire.questions.map((question) => ({
    id: question.id,
    label: namesIn(question),
    isRequired: question.required,
    choices: question.choices.map((choice) => ({ code: choice.code, name: namesIn(choice) })),
  })),
});

export const tourIn = (wire: WireDetail["Tour"], reader: MoneyReader): Tour => ({
  ...cardIn(wire, reader),
  ...reviewedIn(wire),
  about: namesIn(wire.about),
  included: wire.inclusions.map(namesIn),
  excluded: wire.exclusions.map(namesIn),
  advice: wire.advice.map(namesIn),
  voucherBy: wire.redemption,
  options: wire.options.map(optionIn),
});

export const dayIn = (
  { date, from_price: amount, status, vacancies: left }: WireDetail["days"][number],
  currency: string,
  reader: MoneyReader,
) => ({ date, vacancy: vacancies[status], left, from: reader.moneyOrNull(amount, currency) });

export const startIn = (
  wire: WireDetail["availabilities"][number],
  currency: string,
  reader: MoneyReader,
  times: Times,
): TourStart => ({
  id: wire.availability_id,
  option: wire.option_id,
  starts: { local: wire.starts_at, zone: wire.tz },
  ends: { local: wire.ends_at, zone: wire.tz },
  closesAt: instantOf(wire.closes_at, times),
  vacancy: vacancies[wire.status],
  left: wire.vacancies,
  prices: Object.fromEntries(
    wire.prices.map(({ price: amount, unit_id: unit }) => [unit, reader.money(amount, currency)]),
  ),
});

type WireSummary = Pick<WireBooking, "Tour" | "option" | "starts_at" | "ends_at" | "tz" | "units" | "language">;

export const summaryIn = (wire: WireSummary, reader: MoneyReader): TourSummary => ({
  tour: cardIn(wire.Tour, reader),
  option: namesIn(wire.option),
  starts: { local: wire.starts_at, zone: wire.tz },
  ends: { local: wire.ends_at, zone: wire.tz },
  units: wire.units.map((unit) => ({ name: namesIn(unit), quantity: unit.qty })),
  language: wire.language,
});
