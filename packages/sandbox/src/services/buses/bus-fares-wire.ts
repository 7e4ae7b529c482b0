import type { AnswerOf, busesEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { knownBusCity } from "../../world/bus-cities.ts";
import { coachSeats } from "../../world/bus-coaches.ts";
import type { BusDeparture } from "../../world/bus-departures.ts";
import { instantOf } from "../orders/money.ts";
import { chargeWire, priceWire } from "../orders/price-wire.ts";
import { policyWire } from "../travel/fare-policy.ts";
import { type Bundle, refundSteps } from "./bus-bundles.ts";
import type { BusFares } from "./bus-fares-store.ts";
import { busLines, offeredBundles, type PricedFares } from "./bus-prices.ts";
import type { SeatWish } from "./bus-seat-rules.ts";
import { busSeed } from "./bus-seed.ts";
import { boardingStops, busWire, cityWire, droppingStops, type WireStop } from "./bus-wire.ts";

type WireFares = AnswerOf<typeof busesEndpoints.busFares>;
type WireBundle = WireFares["Bundles"][number];

/** The id of who sits there: by their place among the chosen seats, so that another seat is still theirs. */
export const paxIdOf = (index: number): string => `pax${index + 1}`;

const seatWire =
  ({ coach }: BusDeparture) =>
  ({ id, gender }: SeatWish, index: number): WireFares["seats"][number] => ({
    id,
    gender,
    label: id,
    category: coachSeats(coach).find((seat) => seat.id === id)?.category ?? "standard",
    pax_id: paxIdOf(index),
  });

const stopBy = (stops: readonly WireStop[], id: string): WireStop => {
  const found = stops.find((stop) => stop.id === id);
  if (found === undefined) throw new Error(`Fares with the stop ${id}, which the coach does not make.`);
  return found;
};

export const stopsOf = (departure: BusDeparture, { boarding, dropping }: Pick<BusFares, "boarding" | "dropping">) => ({
  boarding: stopBy(boardingStops(departure), boarding),
  dropping: stopBy(droppingStops(departure), dropping),
});

const kilograms = { en: "kg", ar: "كجم" } as const;

const bundleWire = (call: Call, { fares, departure, display }: PricedFares, bundle: Bundle): WireBundle => {
  const lines = busLines({ departure, seats: fares.seats, bundle, drift: fares.drift, seed: busSeed(call) }, display);
  const { bagKg, ...includes } = bundle.includes;
  return {
    code: bundle.code,
    name: bundle.names.en,
    name_ar: bundle.names.ar,
    discount_percent: bundle.discount,
    includes: [
      { kind: "bag", state: "included", detail: `${bagKg} ${kilograms[call.locale]}` },
      ...(["refund", "seat_change", "date_change", "priority"] as const).map((kind) => ({
        kind,
        state: includes[kind],
        detail: null,
      })),
    ],
    price: priceWire(lines, display, call.locale),
    refund: [...refundSteps[bundle.code]],
  };
};

/** Minutes that a reservation waits for its payment, unless the coach leaves first. */
export const busHoldMinutes = 20;

/** Coaches are boarded with a name and the document it stands in. */
const documents = { PK: ["cnic", "passport"], SA: ["saudi_id", "passport"] } as const;

export const documentsFor = ({ operator }: BusDeparture): readonly ("cnic" | "saudi_id" | "passport")[] =>
  documents[operator.country];

export const busFaresWire = (call: Call, priced: PricedFares): WireFares => {
  const { fares, departure, display, displayLines, charge, policy, hash } = priced;
  return {
    RefID: fares.id,
    BusRefID: fares.busRef,
    SearchRefID: fares.searchRef,
    expires_at: instantOf(fares.expiresAt),
    Bus: busWire(call.store, { refId: fares.busRef, departure }, display, busSeed(call)),
    From: cityWire(knownBusCity(departure.from)),
    To: cityWire(knownBusCity(departure.to)),
    ...stopsOf(departure, fares),
    seats: fares.seats.map(seatWire(departure)),
    Bundles: offeredBundles(fares).map((bundle) => bundleWire(call, priced, bundle)),
    bundle: priced.bundle.code,
    price: priceWire(displayLines, display, call.locale),
    charge: chargeWire(call, priced),
    policy: policyWire(policy, charge.currency),
    required_fields: ["title", "gender", "first_name", "last_name", "nationality", "document_number"],
    documents: [...documentsFor(departure)],
    hold_min: busHoldMinutes,
    hash,
    reservation: fares.order === null ? null : { uuid: fares.order.uuid, order_ref_id: fares.order.id },
  };
};
