import {
  type BusSeatsService,
  type BusTimes,
  type BusTimetable,
  type CurrencyCode,
  decodeBusCriteria,
  encodeBusCriteria,
  refId,
  type TimesOutcome,
} from "@safar/engine";
import type { RequestOf, ResponseOf } from "../http/endpoint.ts";
import { unpricedOf } from "../seats/seat-price.decoding.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { readEach, readMoney } from "../wire/money.ts";
import { sessionRefusalOf, unfoundOf } from "../wire/refusals.ts";
import { instantOf } from "../wire/times.ts";
import { bundleIn, busCityIn, coachPlanIn, departureIn } from "./buses.decoding.ts";
import { busesEndpoints } from "./buses.endpoints.ts";

/** The client is of the main app service. */
export type BusesAdapterOptions = AdapterOptions & {
  /** The currency that prices are shown in. */
  readonly currency: CurrencyCode;
};

/** Departures, and the seats of one, over the main app service. */
export const createBusTimetable = ({
  client,
  currency,
  ...times
}: BusesAdapterOptions): BusTimetable & BusSeatsService => {
  const timesIn = ({
    RefID,
    expires_at,
    From,
    To,
    date,
    Buses,
  }: ResponseOf<typeof busesEndpoints.busTimes>): BusTimes => ({
    refId: refId(RefID),
    search: encodeBusCriteria({ from: From.slug, to: To.slug, date }),
    expiresAt: instantOf(expires_at, times),
    from: busCityIn(From),
    to: busCityIn(To),
    departures: readEach(Buses, departureIn),
  });

  const ask = async (
    request: RequestOf<typeof busesEndpoints.busTimes>,
    signal: AbortSignal | undefined,
  ): Promise<TimesOutcome> => {
    const answer = await client.call(busesEndpoints.busTimes, request, { signal });
    if (answer.ok) return { type: "TIMES", times: timesIn(answer.value) };
    return unfoundOf(answer.error, "validation_failed");
  };

  return {
    times: (search, signal) => ask({ ...decodeBusCriteria(search), currency }, signal),
    timesAgain: (RefID, signal) => ask({ RefID }, signal),

    async seats(RefID, signal) {
      const answer = await client.call(busesEndpoints.busSeats, { RefID }, { signal });
      if (!answer.ok) return sessionRefusalOf(answer.error);
      const { Bus, From, To, expires_at } = answer.value;
      const read = readMoney((reader) => ({
        plan: coachPlanIn(answer.value, reader),
        trip: { departure: departureIn(Bus, reader), from: busCityIn(From), to: busCityIn(To) },
      }));
      if (!read.ok) return read.error;
      return {
        type: "SEATS",
        ...read.value,
        search: encodeBusCriteria({ from: From.slug, to: To.slug, date: Bus.departs_at.slice(0, 10) }),
        expiresAt: instantOf(expires_at, times),
      };
    },

    async seatFares({ departure, picks, boarding, dropping }, signal) {
      const request = {
        RefID: departure,
        seats: picks.map(({ seat: id, gender }) => ({ id, gender })),
        ...(boarding === null ? {} : { boarding_id: boarding }),
        ...(dropping === null ? {} : { dropping_id: dropping }),
      };
      const answer = await client.call(busesEndpoints.busFares, request, { signal });
      if (!answer.ok) return unpricedOf(answer.error);
      const { RefID, Bundles, expires_at, seats } = answer.value;
      const fares = readMoney((reader) => ({
        refId: refId(RefID),
        bundles: Bundles.map((bundle) => bundleIn(bundle, reader)),
        expiresAt: instantOf(expires_at, times),
        travellerIds: seats.map(({ pax_id }) => pax_id),
      }));
      return fares.ok ? { type: "FARES", fares: fares.value } : fares.error;
    },
  };
};
