import type { Call } from "../../core/service.ts";
import { namesInRow, routeName } from "../../world/names.ts";
import { knownRailClass } from "../../world/trains/rail-classes.ts";
import { momentOf, type RailTrip } from "../../world/trains/rail-runs.ts";
import { knownRailStation } from "../../world/trains/rail-stations.ts";
import { hasName } from "../orders/name-scenarios.ts";
import { insistOnSeated, travellerOf } from "../selling/people.ts";
import { createSales } from "../selling/sales.ts";
import type { TrainBooking, TrainReserveRequest } from "./train-booking.ts";
import {
  documentsFor,
  endOfTerms,
  insistOnQuoted,
  type PricedTrain,
  placeOf,
  priceTrain,
  sharesOf,
  trainHoldMinutes,
  trainQuotes,
  trainSoldOut,
  tripOf,
} from "./train-quotes.ts";
import { placesHeld } from "./train-seating.ts";

/** Nobody looks at a child's document. */
const insistOnTravellers = (_: Call, { travellers }: TrainReserveRequest, { quote }: PricedTrain): void => {
  const accepted = documentsFor(tripOf(quote));
  const expected = quote.places.map((place) => ({ ...place, documents: place.type === "child" ? null : accepted }));
  insistOnSeated("travellers", travellers, expected);
};

const hourMs = 3_600_000;
const decidedAfterMs = 2 * hourMs;
const waitingPosition = 4;

const detailOf = (call: Call, { travellers }: TrainReserveRequest, { quote }: PricedTrain): TrainBooking => {
  const isWaiting = hasName(
    travellers.map((one) => travellerOf(one.pax_id, one)),
    "RAC",
  );
  return {
    trip: quote.trip,
    train: quote.train,
    code: quote.code,
    infants: quote.infants,
    delay: null,
    waiting: isWaiting ? { position: waitingPosition, decidedAt: call.now() + decidedAfterMs } : null,
    travellers: travellers.flatMap((traveller) => {
      const chosen = quote.places.find(({ pax_id }) => pax_id === traveller.pax_id);
      if (chosen === undefined) return [];
      const { coach, kind, label } = placeOf(quote, chosen.id);
      return [{ ...traveller, pax_type: chosen.type, coach, place: label, kind }];
    }),
  };
};

type Titled = { readonly trip: RailTrip; readonly code: string; readonly places: readonly { readonly id: string }[] };

/** What a booking is called, in lists and on papers. */
export const titlesOf = ({ code, places: chosen, trip: { from, service, to } }: Titled) => {
  const ends = [from, to].map(({ station }) => ({ code: station, names: knownRailStation(station).names }));
  const places = chosen.map(({ id }) => placeOf({ code }, id)).map(({ coach, label }) => `${coach}/${label}`);
  return {
    title: routeName(knownRailStation(from.station).names, knownRailStation(to.station).names),
    subtitle: namesInRow(
      { en: `${service.names.en} ${service.number}`, ar: `${service.names.ar} ${service.number}` },
      knownRailClass(code).names,
      ...places.map((place) => ({ en: place, ar: place })),
    ),
    places: ends,
  };
};

/** What the railway keeps, and how it numbers and tells. */
export const trainTerms = {
  fee: { en: "Cancellation fee under the railway's rules", ar: "رسوم الإلغاء وفق شروط السكة الحديدية" },
  ticketNumbers: { length: 10 },
  rescheduledBy: null,
  delayedBy: "trains.delay",
} as const;

/** Places in the coaches of a train. */
export const trainsSales = createSales<TrainReserveRequest, PricedTrain, TrainBooking>({
  vertical: "trains",
  bookingType: "railway",
  quotes: trainQuotes,
  surprises: ["TWICE", "CURRENCY"],
  soldOut: trainSoldOut,
  people: ({ travellers }) => travellers.map((one) => travellerOf(one.pax_id, one)),
  holds: (_, quote) => [placesHeld({ trip: tripOf(quote), code: quote.code }, quote.places)],
  price: priceTrain,
  insistOnPeople: insistOnTravellers,
  insistOnStock: (call, { quote }) => {
    if (quote.isSoldOut) throw trainSoldOut();
    insistOnQuoted(call, quote);
  },
  describe: (call, request, priced) => {
    const trip = tripOf(priced.quote);
    const { from, runs, to, zone } = trip;
    const detail = detailOf(call, request, priced);
    return {
      ...titlesOf({ ...priced.quote, trip }),
      ...trainTerms,
      shares: sharesOf(priced.quote, priced.charge).map((minor, at) => {
        const place = priced.quote.places[at];
        const held = place === undefined ? [] : [placesHeld({ trip, code: priced.quote.code }, [place])];
        return { id: place?.pax_id ?? "", minor, held, isCancelled: false };
      }),
      ...(detail.waiting === null ? {} : { confirmedAt: detail.waiting.decidedAt }),
      starts: { at: momentOf(runs, from.departs), zone },
      ends: { at: momentOf(runs, to.arrives), zone },
      begins: endOfTerms(trip),
      holdMinutes: trainHoldMinutes,
      pnr: call.code(6),
      detail,
    };
  },
});
