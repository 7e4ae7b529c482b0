import { type Call, refuse } from "../../core/service.ts";
import { type BusDeparture, departuresOn } from "../../world/buses/bus-departures.ts";
import type { LocalDate } from "../../world/zones.ts";
import { seedOf } from "../selling/seed.ts";
import { createSessions, openSession, type Session } from "../selling/sessions.ts";

type Route = { readonly from: string; readonly to: string; readonly date: LocalDate; readonly currency: string };

export type BusSearch = Session & Route;

export const busSessions = createSessions<BusSearch>("bus_searches");

const idLength = 12;

export const openBusSearch = (call: Call, route: Route): BusSearch =>
  busSessions.keep(call, { ...openSession(call, idLength), ...route });

/** A departure of a search, by the RefID it has there. */
export type FoundDeparture = { readonly refId: string; readonly departure: BusDeparture };

/** Nobody boards a coach that has left, or leaves within minutes. */
const closesMs = 20 * 60_000;

/** A search's departures that can still be boarded. */
export const departuresOfSearch = (call: Call, { id, from, to, date }: BusSearch): readonly FoundDeparture[] =>
  departuresOn(from, to, date, seedOf(call, "buses"))
    .map((departure, index) => ({ refId: `${id}-${index + 1}`, departure }))
    .filter(({ departure }) => departure.departs - closesMs > call.now());

/** A departure of a search that still lives; reading it makes the search live on. */
export const departureOfRef = (call: Call, refId: string): FoundDeparture & { readonly search: BusSearch } => {
  const search = busSessions.read(call, refId.split("-")[0] ?? "");
  const found = departuresOfSearch(call, search).find((one) => one.refId === refId);
  if (found !== undefined) return { ...found, search };
  throw refuse("session_expired", { status: 410, message: "This coach has closed its doors. Search again." });
};
