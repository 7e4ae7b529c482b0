import {
  type BusGuide,
  type BusSeatsService,
  type BusTimes,
  type BusTimetable,
  type CurrencyCode,
  decodeBusCriteria,
  encodeBusCriteria,
  type Problem,
  refId,
  type SeatFaresOutcome,
  type TimesOutcome,
} from "@safar/engine";
import { cleanText, safeHref } from "../client/content.text.ts";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { isRefusedAs, isSessionOver } from "../http/refusals.ts";
import { textsIn } from "../travel/flight-reserve.ts";
import { namesIn } from "../travel/itinerary.decoding.ts";
import { instantOf, type Times } from "./auth.outcomes.ts";
import {
  amenitiesIn,
  bundleIn,
  busCityIn,
  categoryFareIn,
  coachPlanIn,
  departureIn,
  operatorAboutIn,
} from "./buses.decoding.ts";
import { busesEndpoints } from "./buses.endpoints.ts";
import { withSignal } from "./wallet.adapter.ts";
import { createMoneyReader, malformed } from "./wallet.decoding.ts";

export type BusesAdapterOptions = Times & {
  /** Of the main app service. */
  readonly client: ServiceClient;
  /** The currency that prices are shown in. */
  readonly currency: CurrencyCode;
};

type WireTimes = ResponseOf<typeof busesEndpoints.busTimes>;

/** Departures, and the seats of one, over the main app service. */
export const createBusTimetable = ({
  client,
  currency,
  ...times
}: BusesAdapterOptions): BusTimetable & BusSeatsService => {
  const timesIn = ({ RefID, expires_at, From, To, date, Buses }: WireTimes): BusTimes => ({
    refId: refId(RefID),
    search: encodeBusCriteria({ from: From.slug, to: To.slug, date }),
    expiresAt: instantOf(expires_at, times),
    from: busCityIn(From),
    to: busCityIn(To),
    // One coach that nobody can reckon with does not take the others away.
    departures: Buses.flatMap((bus) => {
      const reader = createMoneyReader();
      const departure = departureIn(bus, reader);
      return reader.fault() === null ? [departure] : [];
    }),
  });

  const ask = async (
    request: Parameters<typeof client.call<typeof busesEndpoints.busTimes>>[1],
    signal: AbortSignal | undefined,
  ): Promise<TimesOutcome> => {
    const answer = await client.call(busesEndpoints.busTimes, request, withSignal(signal));
    if (answer.ok) return { type: "TIMES", times: timesIn(answer.value) };
    const problem = answer.error;
    if (isSessionOver(problem)) return { type: "GONE" };
    return isRefusedAs(problem, "validation_failed") ? { type: "INVALID" } : { type: "PROBLEM", problem };
  };

  const faresRefusalOf = (problem: Problem): SeatFaresOutcome => {
    if (problem.kind === "refused" && problem.code === "seat_taken") {
      return { type: "SEATS_TAKEN", seats: textsIn(problem.meta?.["seats"]) };
    }
    if (problem.kind === "refused" && problem.code === "seat_rule_violation") {
      const seat = problem.meta?.["seat"];
      return typeof seat === "string" ? { type: "RULE_BROKEN", seat } : { type: "PROBLEM", problem };
    }
    return isSessionOver(problem) ? { type: "SESSION_EXPIRED" } : { type: "PROBLEM", problem };
  };

  return {
    times: (search, signal) => ask({ ...decodeBusCriteria(search), currency }, signal),
    timesAgain: (RefID, signal) => ask({ RefID }, signal),

    async seats(RefID, signal) {
      const answer = await client.call(busesEndpoints.busSeats, { RefID }, withSignal(signal));
      if (!answer.ok) {
        const problem = answer.error;
        return isSessionOver(problem) ? { type: "SESSION_EXPIRED" } : { type: "PROBLEM", problem };
      }
      const { Bus, From, To, expires_at } = answer.value;
      const reader = createMoneyReader();
      const plan = coachPlanIn(answer.value, reader);
      const departure = departureIn(Bus, reader);
      const fault = reader.fault();
      if (fault !== null) return malformed(fault);
      const [from, to, date] = [busCityIn(From), busCityIn(To), Bus.departs_at.slice(0, 10)];
      return {
        type: "SEATS",
        trip: { departure, from, to },
        plan,
        search: encodeBusCriteria({ from: from.slug, to: to.slug, date }),
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
      const answer = await client.call(busesEndpoints.busFares, request, withSignal(signal));
      if (!answer.ok) return faresRefusalOf(answer.error);
      const reader = createMoneyReader();
      const bundles = answer.value.Bundles.map((bundle) => bundleIn(bundle, reader));
      const fault = reader.fault();
      if (fault !== null) return malformed(fault);
      return {
        type: "FARES",
        fares: {
          refId: refId(answer.value.RefID),
          bundles,
          expiresAt: instantOf(answer.value.expires_at, times),
          passengerIds: answer.value.seats.map(({ pax_id }) => pax_id),
        },
      };
    },
  };
};

/** The engine's `BusGuide` over the main app service. */
export const createBusGuide = (client: ServiceClient): BusGuide => ({
  async cities(signal) {
    const answer = await client.call(busesEndpoints.busCities, {}, withSignal(signal));
    return answer.ok
      ? { type: "CITIES", cities: answer.value.Cities.map(busCityIn) }
      : { type: "PROBLEM", problem: answer.error };
  },

  async operators(signal) {
    const answer = await client.call(busesEndpoints.busOperators, {}, withSignal(signal));
    return answer.ok
      ? { type: "OPERATORS", operators: answer.value.Operators.map(operatorAboutIn) }
      : { type: "PROBLEM", problem: answer.error };
  },

  async operatorPage(slug, signal) {
    const answer = await client.call(busesEndpoints.busGallery, { slug }, withSignal(signal));
    if (!answer.ok) {
      const problem = answer.error;
      const isAbsent = isRefusedAs(problem, "not_found", "validation_failed");
      return isAbsent ? { type: "NOT_FOUND" } : { type: "PROBLEM", problem };
    }
    const { Operator, coaches, images, routes, terminals } = answer.value;
    const reader = createMoneyReader();
    const page = {
      operator: operatorAboutIn(Operator),
      pictures: images.flatMap(({ url, w: width, h: height, title, title_ar: titleAr }) => {
        const address = safeHref(url);
        return address === null
          ? []
          : [{ address, width, height, title: { en: cleanText(title), ar: cleanText(titleAr) } }];
      }),
      coaches: coaches.map(({ code, seats, amenities, ...names }) => ({
        type: coachTypes.find((type) => type === code) ?? ("unknown" as const),
        name: namesIn(names),
        seats,
        amenities: amenitiesIn(amenities),
      })),
      terminals: terminals.map(({ id, city, ...names }) => ({ id, name: namesIn(names), city: busCityIn(city) })),
      routes: routes.map(({ From, To, distance_km: km, duration_min: minutes, currency, prices }) => {
        const fares = prices.map((price) => categoryFareIn(price, currency, reader));
        const [cheapest] = fares.toSorted((one, other) => one.amount.minor - other.amount.minor);
        return { from: busCityIn(From), to: busCityIn(To), km, minutes, fares, cheapest: cheapest?.amount ?? null };
      }),
    };
    const fault = reader.fault();
    return fault === null ? { type: "PAGE", page } : malformed(fault);
  },
});

const coachTypes = ["standard", "executive", "business", "sleeper"] as const;
