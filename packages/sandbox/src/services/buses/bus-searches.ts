import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { type BusDeparture, departuresOn } from "../../world/bus-departures.ts";
import type { LocalDate } from "../../world/zones.ts";
import { busSeed } from "./bus-seed.ts";

export type BusSearch = {
  /** The RefID. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly date: LocalDate;
  readonly currency: string;
  readonly expiresAt: EpochMs;
};

const searchesIn = (store: Store): Collection<BusSearch> => store.collection<BusSearch>("bus_searches");

const livesMs = 15 * 60_000;
const shortLifeMs = 20_000;

const expiry = (call: Call): EpochMs => call.now() + (call.scenario("results_expire_soon") ? shortLifeMs : livesMs);

export const openBusSearch = (call: Call, wish: Omit<BusSearch, "id" | "expiresAt">): BusSearch => {
  const search = { ...wish, id: call.code(12), expiresAt: expiry(call) };
  searchesIn(call.store).put(search);
  return search;
};

/** Nobody boards a coach that has left, or leaves within minutes. */
const closesMs = 20 * 60_000;

/** A search's departures that can still be boarded, each with its RefID. */
export const departuresOfSearch = (
  call: Call,
  { id, from, to, date }: BusSearch,
): readonly { readonly refId: string; readonly departure: BusDeparture }[] =>
  departuresOn(from, to, date, busSeed(call))
    .map((departure, index) => ({ refId: `${id}-${index + 1}`, departure }))
    .filter(({ departure }) => departure.departs - closesMs > call.now());

const over = () =>
  refuse("session_expired", { status: 410, message: "These results have expired. Search again.", field: "RefID" });

/** A search that still lives; reading it makes it live on. */
export const livingBusSearch = (call: Call, id: string): BusSearch => {
  const rows = searchesIn(call.store);
  const search = rows.get(id);
  if (search === undefined || search.expiresAt <= call.now()) throw over();
  const kept = { ...search, expiresAt: Math.max(search.expiresAt, expiry(call)) };
  rows.put(kept);
  return kept;
};

export type FoundDeparture = { readonly refId: string; readonly search: BusSearch; readonly departure: BusDeparture };

/** A departure of a search that still lives; reading it makes the search live on. */
export const departureOfRef = (call: Call, refId: string): FoundDeparture => {
  const search = livingBusSearch(call, refId.split("-")[0] ?? "");
  const found = departuresOfSearch(call, search).find((one) => one.refId === refId);
  if (found === undefined) throw over();
  return { ...found, search };
};
