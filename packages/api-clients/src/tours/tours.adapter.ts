import {
  addDays,
  type CurrencyCode,
  decodeTours,
  encodeTours,
  type FindToursOutcome,
  refId,
  type TourChoiceService,
  type ToursFinder,
  type ToursGuide,
  type UnitPriceOutcome,
} from "@safar/engine";
import type { RequestOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { readEach, readMoney } from "../wire/money.ts";
import { priceIn } from "../wire/price.decoding.ts";
import { isRefusedAs, rereadRefusalOf, sessionRefusalOf } from "../wire/refusals.ts";
import { instantOf } from "../wire/times.ts";
import { cardIn, dayIn, placeIn, startIn, tourIn } from "./tours.decoding.ts";
import { toursEndpoints } from "./tours.endpoints.ts";

type Request = RequestOf<typeof toursEndpoints.searchTours>;

export type ToursFinderOptions = AdapterOptions & {
  /** The currency that prices are shown in. */
  readonly currency: CurrencyCode;
};

/** How many days a search spans that leads back from a tour which was opened by its address. */
const daysAround = 7;

/** The engine's `ToursFinder` and `TourChoiceService` over the main app service. */
export const createToursFinder = ({
  client,
  currency,
  ...times
}: ToursFinderOptions): ToursFinder & TourChoiceService => {
  const ask = async (request: Request, signal: AbortSignal | undefined): Promise<FindToursOutcome> => {
    const answer = await client.call(toursEndpoints.searchTours, request, { signal });
    if (answer.ok) {
      const { RefID, Tours, expires_at: expiresAt, from, place, to } = answer.value;
      return {
        type: "FOUND",
        found: {
          refId: refId(RefID),
          search: encodeTours({ place: place.slug, from, to }),
          expiresAt: instantOf(expiresAt, times),
          place: placeIn(place),
          offers: readEach(Tours, cardIn),
        },
      };
    }
    const refusal = rereadRefusalOf(answer.error);
    return refusal.type === "PROBLEM" && isRefusedAs(answer.error, "validation_failed") ? { type: "INVALID" } : refusal;
  };

  return {
    find: (search, signal) => ask({ ...decodeTours(search), currency }, signal),
    findAgain: (RefID, signal) => ask({ RefID }, signal),

    async readTour({ date, tour: slug }, signal) {
      const wish = { slug, currency, ...(date === null ? {} : { date }) };
      const answer = await client.call(toursEndpoints.readTour, wish, { signal });
      if (!answer.ok) return sessionRefusalOf(answer.error);
      const { Tour, availabilities, date: of, days, expires_at: expiresAt } = answer.value;
      const plan = readMoney((reader) => ({
        tour: tourIn(Tour, reader),
        days: days.map((day) => dayIn(day, Tour.currency, reader)),
        date: of,
        expiresAt: instantOf(expiresAt, times),
        starts: availabilities.map((start) => startIn(start, Tour.currency, reader, times)),
      }));
      const search = encodeTours({ place: Tour.place.slug, from: of, to: addDays(of, daysAround) });
      return plan.ok ? { type: "TOUR", plan: plan.value, search } : plan.error;
    },

    async priceUnits({ answers, pickup, start, units }, signal): Promise<UnitPriceOutcome> {
      const answer = await client.call(
        toursEndpoints.quoteTours,
        {
          availability_id: start,
          units: units.map(({ quantity, unit }) => ({ unit_id: unit, qty: quantity })),
          pickup,
          answers: Object.entries(answers).map(([question, value]) => ({ question_id: question, value })),
          currency,
        },
        { signal },
      );
      if (answer.ok) {
        const { RefID, expires_at: expiresAt, shown } = answer.value;
        const price = readMoney((reader) => ({
          refId: refId(RefID),
          shown: priceIn(shown, reader),
          expiresAt: instantOf(expiresAt, times),
        }));
        return price.ok ? { type: "PRICED", price: price.value } : price.error;
      }
      const { error } = answer;
      if (isRefusedAs(error, "sold_out")) return { type: "SOLD_OUT" };
      return isRefusedAs(error, "results_expired") ? { type: "CLOSED" } : sessionRefusalOf(error);
    },
  };
};

/** The engine's `ToursGuide` over the main app service. */
export const createToursGuide = ({
  client,
  currency,
}: Pick<ToursFinderOptions, "client" | "currency">): ToursGuide => ({
  async home(signal) {
    const answer = await client.call(toursEndpoints.toursHome, { currency }, { signal });
    if (!answer.ok) return { type: "PROBLEM", problem: answer.error };
    const { Places, Tours } = answer.value;
    const places = Places.map(({ tours, ...place }) => ({ ...placeIn(place), tours }));
    return { type: "HOME", home: { places, picked: readEach(Tours, cardIn) } };
  },
});
