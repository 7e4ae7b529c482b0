import {
  encodeTrains,
  offerId,
  type SearchText,
  type SeatFeature,
  type SeatRule,
  type Train,
  type TrainClass,
  type TrainPlan,
  type TrainStation,
} from "@safar/engine";
import type { ResponseOf } from "../http/endpoint.ts";
import { sellerRulesIn } from "../seats/seller-rules.decoding.ts";
import { isKnown } from "../wire/known.ts";
import type { MoneyReader } from "../wire/money.ts";
import { namedPlaceIn, namesIn } from "../wire/names.ts";
import { refundStepIn } from "../wire/price.decoding.ts";
import { cleanText } from "../wire/text.ts";
import { instantOf, type Times } from "../wire/times.ts";
import type { trainsEndpoints } from "./trains.endpoints.ts";

type WireRead = ResponseOf<typeof trainsEndpoints.readTrain>;
export type WireTrain = WireRead["Train"];
export type WireStations = WireRead["Stations"];
type WireStation = WireStations[string];
type WireSeatmap = ResponseOf<typeof trainsEndpoints.trainSeatmap>;
type WireElement = WireSeatmap["Coaches"][number]["rows"][number]["elements"][number];
type WireRule = WireSeatmap["rules"][number];

/** What an answer is read with: its stations, its amounts and its instants. */
export type TrainReading = {
  readonly stations: WireStations;
  readonly reader: MoneyReader;
  readonly times: Times;
};

export const stationIn = ({ code: slug, stations, ...place }: WireStation): TrainStation => ({
  ...namedPlaceIn({ ...place, slug }),
  stations,
});

/** A station that an answer names, among those that it describes. */
export const stationOf = (code: string, { stations, reader }: Omit<TrainReading, "times">): TrainStation => {
  const station = stations[code];
  return station === undefined ? reader.reject(`the station "${code}" is not described`) : stationIn(station);
};

const classIn = (wire: WireTrain["classes"][number], currency: string, { money }: MoneyReader): TrainClass => ({
  code: wire.code,
  name: namesIn(wire),
  has: wire.has.filter(isKnown),
  fare: { adult: money(wire.fare.adult, currency), child: money(wire.fare.child, currency) },
  total: money(wire.total, currency),
  seatsLeft: wire.seats_left,
  berthsLeft: wire.berths_left,
  extras: wire.berth_extra.flatMap(({ amount, kind }) =>
    kind === "unknown" ? [] : [{ kind, amount: money(amount, currency) }],
  ),
  cancellation: wire.cancellation.map(refundStepIn),
});

export const trainIn = (wire: WireTrain, reading: TrainReading): Train => {
  const { tz: zone } = wire;
  const at = (local: string | null) => (local === null ? null : { local, zone });
  return {
    id: offerId(wire.RefID),
    number: cleanText(wire.train_no),
    name: namesIn(wire),
    operator: namesIn(wire.operator),
    from: stationOf(wire.from, reading),
    to: stationOf(wire.to, reading),
    departs: { local: wire.departs_at, zone },
    arrives: { local: wire.arrives_at, zone },
    dayOffset: wire.day_offset,
    minutes: wire.duration_min,
    km: wire.distance_km,
    stops: wire.stops.map(({ arrives_at, departs_at, km, station }) => ({
      station: stationOf(station, reading),
      arrives: at(arrives_at),
      departs: at(departs_at),
      km,
    })),
    boards: wire.boards,
    leaves: wire.leaves,
    runsOn: wire.runs_on,
    classes: wire.classes.map((one) => classIn(one, wire.currency, reading.reader)),
    closesAt: instantOf(wire.booking_closes_at, reading.times),
    delayMinutes: wire.delay_min,
    usual: wire.usual === null ? null : { onTimePercent: wire.usual.on_time_percent, minutesLate: wire.usual.late_min },
    refundAfterMinutes: wire.refund_after_min,
  };
};

type WireSearch = Pick<WireRead, "from" | "to" | "date" | "pax" | "class">;

/** What a session looks for, as an address has it. */
export const searchIn = ({ from, to, date, pax, class: code }: WireSearch): SearchText =>
  encodeTrains({ from, to, date, adults: pax.adult, children: pax.child, infants: pax.infant, code: code ?? "" });

const statuses = {
  available: "available",
  booked_male: "booked_male",
  booked_female: "booked_female",
  held: "held",
  unavailable: "unavailable",
  unknown: "unavailable",
} as const satisfies Record<WireElement["status"], string>;

type Sold = Pick<WireSeatmap, "travellers"> & { readonly currency: string };

type Whereabouts = { readonly deck: number; readonly row: number; readonly coach: WireSeatmap["Coaches"][number] };

/** Seats in rows stand at a window or at the aisle; where berths are, bays have a window of their own. */
const featuresAt = (column: number, { aisles, cols }: Whereabouts["coach"]): readonly SeatFeature[] => [
  ...(column === 0 || column === cols - 1 ? (["window"] as const) : []),
  ...(aisles.some((aisle) => Math.abs(aisle - column) === 1) ? (["aisle"] as const) : []),
];

const placeIn = (
  wire: WireElement,
  { coach, deck, row }: Whereabouts,
  { currency, travellers }: Sold,
  { money, moneyOrNull }: MoneyReader,
): TrainPlan["seats"] => {
  const { bay, category, col: column, extra, fare, id, kind, label, status } = wire;
  if (kind === "door" || kind === "toilet" || kind === "unknown") return [];
  const extraCharge = moneyOrNull(extra, currency);
  const isForChildren = fare !== null && travellers.some(({ pax_type }) => pax_type === "child");
  return [
    {
      id,
      label: cleanText(label),
      deck,
      row,
      column,
      kind,
      // What nobody said the price of is not for sale.
      status: fare === null && status === "available" ? "unavailable" : statuses[status],
      category,
      fare: fare === null ? null : money(fare.adult, currency),
      only: null,
      ...(bay === null ? { features: featuresAt(column, coach) } : { bay: `${coach.no}-${bay}` }),
      ...(extraCharge === null ? {} : { extra: extraCharge }),
      ...(isForChildren
        ? { fares: travellers.map(({ pax_id, pax_type }) => ({ id: pax_id, price: money(fare[pax_type], currency) })) }
        : {}),
    },
  ];
};

const seatRuleIn = ({ category, max, rule }: WireRule, travellers: number): SeatRule | null => {
  switch (rule) {
    // Nobody has two places: the most is as many as travel.
    case "most":
      return { rule, most: Math.min(max ?? travellers, travellers) };
    case "lone_woman":
      return { rule, isAlone: travellers === 1 };
    case "whole_bay":
      return category === null ? null : { rule, category, party: travellers };
    case "unknown":
      return null;
    default:
      return { rule };
  }
};

const fixtureKinds = { door: "door", toilet: "lavatory" } as const;

export const trainPlanIn = (wire: WireSeatmap, reader: MoneyReader): TrainPlan => {
  const { Coaches, Train, categories, travellers } = wire;
  const sold = { travellers, currency: Train.currency };
  const elements = Coaches.flatMap((coach, deck) =>
    coach.rows.flatMap((line, row) => line.elements.map((element) => ({ element, at: { deck, row, coach } }))),
  );
  return {
    decks: Coaches.map(({ aisles, cols, no, rows }) => ({ rows: rows.length, columns: cols, car: no, aisles })),
    seats: elements.flatMap(({ at, element }) => placeIn(element, at, sold, reader)),
    fixtures: elements.flatMap(({ at: { deck, row }, element: { col: column, kind } }) =>
      kind === "door" || kind === "toilet" ? [{ kind: fixtureKinds[kind], deck, row, column }] : [],
    ),
    categories: categories.map(({ category, ...names }) => ({ code: category, name: namesIn(names) })),
    rules: sellerRulesIn(wire.rules, (rule) => seatRuleIn(rule, travellers.length)),
  };
};
