import type { AnswerOf, trainsEndpoints } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { toWire } from "../../world/currencies.ts";
import type { Money } from "../../world/money.ts";
import { type Names, namesWire } from "../../world/names.ts";
import type { Seated } from "../../world/seating.ts";
import {
  coachNames,
  knownRailClass,
  placesOf,
  type RailClass,
  type RailPlace,
} from "../../world/trains/rail-classes.ts";
import type { RailTrip } from "../../world/trains/rail-runs.ts";
import { berthPrice, placePrice } from "./train-fares.ts";
import { type Party, tripOfRef } from "./train-searches.ts";
import { mostPlaces, seatedIn } from "./train-seating.ts";
import { coachesOf, codesOf, moneyOf, sessionWire, trainWire } from "./train-wire.ts";

type Answer = AnswerOf<typeof trainsEndpoints.trainSeatmap>;
type Coach = Answer["Coaches"][number];
type Element = Coach["rows"][number]["elements"][number];

export const familyNames: Names = { en: "Family cabin", ar: "مقصورة عائلية" };

type Shown = { readonly trip: RailTrip; readonly railClass: RailClass; readonly seated: Seated; readonly money: Money };

const placeWire = (
  { bay, col, id, isFamily, kind, label }: RailPlace,
  { money, railClass, seated, trip }: Shown,
): Element => {
  const stranger = seated.get(id);
  const priceOf = (type: "adult" | "child") =>
    toWire(placePrice(trip, railClass, { kind, type }, money), money.currency);
  return {
    id,
    label,
    col,
    kind,
    status: stranger === undefined ? "available" : `booked_${stranger}`,
    bay,
    category: isFamily ? "family" : railClass.code,
    fare: { adult: priceOf("adult"), child: priceOf("child") },
    extra: kind === "seat" ? null : toWire(berthPrice(trip, railClass, kind, money), money.currency),
  };
};

const fixture = (id: string, col: number, kind: "door" | "toilet"): Element => ({
  id,
  label: "",
  col,
  kind,
  status: "unavailable",
  bay: null,
  category: "fixture",
  fare: null,
  extra: null,
});

/** A coach from end to end: a door and a lavatory, its bays, and the same again. */
const coachWire = (no: string, shown: Shown): Coach => {
  const { bays, tiers } = shown.railClass.plan;
  const cols = Math.max(...tiers.map((tier) => tier.length));
  const own = placesOf(shown.railClass).filter(({ coach }) => coach === no);
  const rows = Array.from({ length: bays * tiers.length }, (_, row) => ({
    elements: own.filter((place) => place.row === row).map((place) => placeWire(place, shown)),
  }));
  const end = (at: string) => ({
    elements: [fixture(`${no}-${at}-door`, 0, "door"), fixture(`${no}-${at}-toilet`, cols - 1, "toilet")],
  });
  const aisles = Array.from({ length: cols }, (_, col) => col).filter((col) =>
    tiers.every((tier) => tier[col] === "_"),
  );
  return { no, cols, aisles, rows: [end("front"), ...rows, end("rear")] };
};

const why = ({ ar, en }: Names) => ({ reason: en, reason_ar: ar });

const none = { max: null, category: null };

const rulesWire = ({ operator }: RailTrip): Answer["rules"] => [
  {
    ...none,
    rule: "most",
    max: mostPlaces,
    ...why({ en: `A booking has at most ${mostPlaces} places.`, ar: "في الحجز الواحد أربعة أماكن على الأكثر." }),
  },
  {
    ...none,
    rule: "an_adult",
    ...why({ en: "Children travel with an adult.", ar: "يسافر الأطفال مع شخص بالغ." }),
  },
  ...operator.rules.map(({ reason, rule }) => ({
    ...none,
    rule,
    category: rule === "whole_bay" ? "family" : null,
    ...why(reason),
  })),
];

/** Everybody who needs a place. */
export const travellersOf = ({ adult, child }: Party) =>
  Array.from({ length: adult + child }, (_, index) => ({
    pax_id: `pax${index + 1}`,
    pax_type: index < adult ? ("adult" as const) : ("child" as const),
  }));

/** A class that a train has, by its code. */
export const classOf = ({ service }: RailTrip, code: string): RailClass => {
  if (service.classes.includes(code)) return knownRailClass(code);
  const message = `The train has no class "${code}". Choose ${service.classes.join(", ")}.`;
  throw refuse("validation_failed", { status: 422, field: "class", message });
};

/** The coaches of a train's class with their places as they are now. */
export const readSeatmap = (call: Call, request: { readonly RefID: string; readonly class: string }): Answer => {
  const found = tripOfRef(call, request.RefID);
  const { search, trip } = found;
  const railClass = classOf(trip, request.class);
  const money = moneyOf(call, search);
  const seated = seatedIn(call, coachesOf(search, trip, railClass.code));
  const Train = trainWire(call, found, money);
  return {
    ...sessionWire(search, codesOf(Train)),
    Train,
    Coaches: coachNames(railClass).map((no) => coachWire(no, { trip, railClass, seated, money })),
    categories: [
      { category: railClass.code, ...namesWire(railClass.names) },
      ...(railClass.plan.cabins > 0 ? [{ category: "family", ...namesWire(familyNames) }] : []),
    ],
    rules: rulesWire(trip),
    travellers: travellersOf(search.pax),
  };
};
