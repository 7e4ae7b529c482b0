import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import type { BundleCode } from "./bus-bundles.ts";
import type { SeatWish } from "./bus-seat-rules.ts";

/** Chosen seats with where their travellers get on and off, at a price that is guaranteed for a while. */
export type BusFares = {
  /** The RefID. */
  readonly id: string;
  readonly searchRef: string;
  readonly busRef: string;
  readonly departure: string;
  readonly seats: readonly SeatWish[];
  readonly boarding: string;
  readonly dropping: string;
  readonly bundle: BundleCode;
  readonly currency: string;
  readonly chargeCurrency: string;
  /** What became of the fare since the bundles were shown, 1 for nothing. */
  readonly drift: number;
  /** Whose exchange rates count. */
  readonly pricedAt: EpochMs;
  readonly expiresAt: EpochMs;
  readonly order: { readonly id: string; readonly uuid: string } | null;
};

const faresIn = (store: Store): Collection<BusFares> => store.collection<BusFares>("bus_fares");

const livesMs = 10 * 60_000;
const shortLifeMs = 20_000;

export const faresExpiry = (call: Call): EpochMs =>
  call.now() + (call.scenario("quotes_expire_soon") ? shortLifeMs : livesMs);

export const keepFares = (call: Pick<Call, "store">, fares: BusFares): BusFares => {
  faresIn(call.store).put(fares);
  return fares;
};

export const faresByRef = (call: Pick<Call, "store">, refId: string): BusFares | undefined =>
  faresIn(call.store).get(refId);

const expired = () =>
  refuse("quote_expired", {
    status: 410,
    message: "This price is no longer guaranteed. Ask for it again.",
    field: "RefID",
  });

/** Fares whether or not they have expired. */
export const anyFares = (call: Pick<Call, "store">, refId: string): BusFares => {
  const fares = faresByRef(call, refId);
  if (fares === undefined) throw expired();
  return fares;
};

/** Fares whose price is still guaranteed; what was reserved stays readable. */
export const livingFares = (call: Call, refId: string): BusFares => {
  const fares = anyFares(call, refId);
  if (fares.order === null && fares.expiresAt <= call.now()) throw expired();
  return fares;
};
