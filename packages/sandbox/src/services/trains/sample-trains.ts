import type { SeedCall } from "../../core/service.ts";
import { moneyAt } from "../../world/money.ts";
import { knownRailClass } from "../../world/trains/rail-classes.ts";
import { momentOf, tripKey, tripsOn } from "../../world/trains/rail-runs.ts";
import { knownRailStation, railZones } from "../../world/trains/rail-stations.ts";
import { toLocal } from "../../world/zones.ts";
import { shareOf } from "../orders/money.ts";
import { momentAfter } from "../orders/order.ts";
import { type PriceLine, priceLine } from "../orders/price-lines.ts";
import type { SampleBooking, SampleFacts, SampleSale } from "../samples/sample-bookings.ts";
import { sampleSale, samplesOf } from "../samples/sample-sale.ts";
import { seedOf } from "../selling/seed.ts";
import type { TrainBooking } from "./train-booking.ts";
import { endOfTerms, fareNames, placeOf, policyOf } from "./train-quotes.ts";
import { refOf } from "./train-searches.ts";
import { trainWire } from "./train-wire.ts";
import { titlesOf, trainTerms } from "./trains-sales.ts";

type Sample = {
  readonly from: string;
  readonly to: string;
  readonly number: string;
  readonly code: string;
  readonly place: string;
  readonly days: number;
};

const dayMs = 24 * 60 * 60_000;
/** By how much the railway has moved a train that was changed. */
const movedMinutes = 40;

const linesOf = (minor: number, currency: string): readonly PriceLine[] => {
  const service = shareOf(minor, 200, currency);
  return [
    priceLine("base", "adult", fareNames.adult, minor - service),
    priceLine("service_fee", "service", fareNames.service, service),
  ];
};

/** A train of one adult, at a price that is given. */
const sold = (call: SeedCall, sample: Sample, facts: SampleFacts): SampleSale => {
  const { code, days, number, place } = sample;
  const { bookedAt, currency, isMoved, minor, traveller } = facts;
  const [from, to] = [knownRailStation(sample.from), knownRailStation(sample.to)];
  const date = toLocal(call.now() + days * dayMs, railZones[from.country]).slice(0, 10);
  const trip = tripsOn(from, to, date).find(({ service }) => service.number === number);
  if (trip === undefined) throw new Error(`Train ${number} does not run on ${date}. Take one that runs every day.`);
  const lines = linesOf(minor, currency);
  const money = moneyAt(currency, bookedAt, seedOf(call, "trains"));
  const pax = { adult: 1, child: 0, infant: 0 };
  const session = { id: "sample", openedAt: bookedAt, expiresAt: bookedAt, isRobbed: false };
  const search = { ...session, from: from.slug, to: to.slug, date, pax, code, currency };
  const { coach, kind, label } = placeOf({ code }, place);
  const planned = { at: momentOf(trip.runs, trip.from.departs), zone: trip.zone };
  const lateMs = isMoved ? movedMinutes * 60_000 : 0;
  return sampleSale(call, facts, {
    vertical: "trains",
    bookingType: "railway",
    lines,
    titles: titlesOf({ trip, code, places: [{ id: place }] }),
    starts: momentAfter(planned, lateMs),
    ends: momentAfter({ at: momentOf(trip.runs, trip.to.arrives), zone: trip.zone }, lateMs),
    movedFrom: isMoved ? planned : null,
    terms: trainTerms,
    policy: policyOf(trip, lines, currency),
    begins: endOfTerms(trip),
    detail: {
      trip: tripKey(trip),
      train: trainWire(call, { search, trip, refId: refOf(search, trip) }, money, true),
      code: knownRailClass(code).code,
      infants: 0,
      delay: isMoved ? movedMinutes : null,
      waiting: null,
      travellers: [
        {
          pax_id: traveller.id,
          pax_type: "adult",
          title: "Mrs.",
          gender: "female",
          first_name: traveller.firstName,
          last_name: traveller.lastName,
          nationality: from.country,
          document: null,
          coach,
          place: label,
          kind,
        },
      ],
    } satisfies TrainBooking,
  });
};

type Row = readonly [
  of: SampleBooking["of"],
  from: string,
  to: string,
  number: string,
  code: string,
  place: string,
  days: number,
  price: number,
  bookedDaysBefore: number,
  story: SampleBooking["story"],
];

// biome-ignore format: a table is read by its rows.
const rows: readonly Row[] = [
  ["PK", "karachi-cantt", "lahore-junction", "5", "ac-sleeper", "N1-3", 45, 9_450, 4, "confirmed"],
  ["PK", "lahore-junction", "rawalpindi", "15", "ac-parlour", "P1-7", 48, 1_950, 1, "updated"],
  ["PK", "rawalpindi", "lahore-junction", "16", "ac-parlour", "P1-8", 50, 1_950, 0, "pending"],
  ["PK", "multan-cantt", "lahore-junction", "26", "ac-standard", "S1-4", -18, 1_640, 9, "confirmed"],
  ["SA", "makkah", "madinah", "105", "sa-business", "B1-5", 30, 290, 3, "confirmed"],
  ["SA", "riyadh-east", "dammam", "203", "sa-economy", "E1-12", 33, 160, 2, "updated"],
  ["SA", "dammam", "riyadh-east", "204", "sa-economy", "E1-14", 35, 160, 0, "pending"],
  ["SA", "madinah", "makkah", "108", "sa-economy", "E2-9", -30, 160, 12, "confirmed"],
];

/** Behind whatever else the sample people have booked, so that nothing of that is moved. */
export const trainSamples: readonly SampleBooking[] = samplesOf(
  rows.map(([of, from, to, number, code, place, days, price, bookedDaysBefore, story]) => ({
    of,
    from,
    to,
    number,
    code,
    place,
    days,
    price,
    bookedDaysBefore,
    story,
  })),
  sold,
);
