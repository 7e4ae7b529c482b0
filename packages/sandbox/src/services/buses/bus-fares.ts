import type { AnswerOf, busesEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { currencyOf } from "../../world/currencies.ts";
import { type BundleCode, bundlesFor } from "./bus-bundles.ts";
import { type BusFares, faresByRef, faresExpiry, keepFares, livingFares } from "./bus-fares-store.ts";
import { busFaresWire } from "./bus-fares-wire.ts";
import { seatedIn } from "./bus-inventory.ts";
import { priceFares } from "./bus-prices.ts";
import { busRouteScenario } from "./bus-scenarios.ts";
import { departureOfRef } from "./bus-searches.ts";
import { insistOnBusSeats } from "./bus-seat-rules.ts";
import { busSeed } from "./bus-seed.ts";
import { boardingStops, droppingStops } from "./bus-wire.ts";

type FaresRequest = ParsedRequestOf<typeof busesEndpoints.busFares>;
type FaresAnswer = AnswerOf<typeof busesEndpoints.busFares>;

export const editionCurrency = { PK: "PKR", SA: "SAR" } as const;

const required = (field: string, message: string) => refuse("validation_failed", { status: 422, field, message });

export const insistOnCurrency = (code: string | undefined): void => {
  if (code !== undefined && currencyOf(code) === undefined)
    throw required("currency", `There is no currency "${code}".`);
};

const bundleIn = (code: string, seats: number): BundleCode => {
  const found = bundlesFor(seats).find((bundle) => bundle.code === code);
  if (found !== undefined) return found.code;
  const allowed = bundlesFor(seats).map((bundle) => bundle.code);
  throw required("bundle", `There is no bundle "${code}" for ${seats} seats. Choose ${allowed.join(", ")}.`);
};

const openFares = (call: Call, request: FaresRequest): BusFares => {
  const { search, departure, refId } = departureOfRef(call, request.RefID);
  const seats = request.seats ?? [];
  if (seats.length === 0) throw required("seats", "Choose at least one seat.");
  insistOnCurrency(request.currency);
  insistOnBusSeats(departure, seats, seatedIn(call.store, departure, busSeed(call)));
  const boarding = boardingStops(departure).find(({ id }) => id === (request.boarding_id ?? id));
  const dropping = droppingStops(departure).find(({ id }) => id === (request.dropping_id ?? id));
  if (boarding === undefined)
    throw required("boarding_id", "The coach does not stop there. Choose a boarding point of it.");
  if (dropping === undefined)
    throw required("dropping_id", "The coach does not stop there. Choose a dropping point of it.");
  return {
    id: call.code(16),
    searchRef: search.id,
    busRef: refId,
    departure: departure.id,
    seats,
    boarding: boarding.id,
    dropping: dropping.id,
    bundle: bundleIn(request.bundle ?? "standard", seats.length),
    currency: request.currency ?? search.currency,
    chargeCurrency: editionCurrency[call.country],
    drift: 1,
    pricedAt: call.now(),
    expiresAt: faresExpiry(call),
    order: null,
  };
};

const changed = (call: Call, fares: BusFares, { bundle, refresh, currency }: FaresRequest): BusFares => {
  if (fares.order !== null) return fares;
  insistOnCurrency(currency);
  const chosen = bundle === undefined ? fares.bundle : bundleIn(bundle, fares.seats.length);
  const [, from = "", to = ""] = fares.departure.split(".");
  const drift = bundle === undefined ? fares.drift : (busRouteScenario({ from, to }).driftAtChoice ?? fares.drift);
  const renewed = refresh ? { pricedAt: call.now(), expiresAt: faresExpiry(call) } : {};
  return { ...fares, ...renewed, bundle: chosen, drift, currency: currency ?? fares.currency };
};

/** Seats priced with every bundle; or, by the RefID of such fares, the same fares again, with another bundle or renewed. */
export const readFares = (call: Call, request: FaresRequest): FaresAnswer => {
  const known = faresByRef(call, request.RefID);
  const fares =
    known === undefined
      ? openFares(call, request)
      : changed(call, request.refresh ? known : livingFares(call, request.RefID), request);
  return busFaresWire(call, priceFares(call, keepFares(call, fares)));
};
