import {
  type CurrencyCode,
  decodeEvents,
  type EventsFinder,
  type EventsGuide,
  encodeEvents,
  eventCategories,
  type FindEventsOutcome,
  offerId,
  type PassService,
  type QuantityPriceOutcome,
  refId,
} from "@safar/engine";
import type { RequestOf, ResponseOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { readEach, readMoney } from "../wire/money.ts";
import { priceIn } from "../wire/price.decoding.ts";
import { isRefusedAs, rereadRefusalOf, sessionRefusalOf } from "../wire/refusals.ts";
import { instantOf } from "../wire/times.ts";
import { cardReader, cityIn, eventIn } from "./events.decoding.ts";
import { eventsEndpoints } from "./events.endpoints.ts";

type Request = RequestOf<typeof eventsEndpoints.listEvents>;
type WireSearch = ResponseOf<typeof eventsEndpoints.listEvents>["search"];

export type EventsFinderOptions = AdapterOptions & {
  /** The currency that prices are shown in. */
  readonly currency: CurrencyCode;
};

const given = (pairs: Readonly<Record<string, string | boolean | null>>): Request =>
  Object.fromEntries(Object.entries(pairs).filter(([, value]) => value !== null && value !== "" && value !== false));

const searchIn = ({ category = "", city = "", from = "", new: isNew, part = "", text = "", to = "" }: WireSearch) => {
  const pairs = { q: text, city, category, from, to, part, new: isNew === true ? "1" : "" };
  return encodeEvents(decodeEvents(new URLSearchParams(pairs).toString()));
};

/** The engine's `EventsFinder` and `PassService` over the main app service. */
export const createEventsFinder = ({ client, currency, ...times }: EventsFinderOptions): EventsFinder & PassService => {
  const ask = async (request: Request, signal: AbortSignal | undefined): Promise<FindEventsOutcome> => {
    const answer = await client.call(eventsEndpoints.listEvents, request, { signal });
    if (answer.ok) {
      const { Events, RefID, expires_at: expiresAt, on_days: days, on_evenings: evenings, search } = answer.value;
      const offers = readEach(Events, cardReader(times));
      const lasting = { refId: refId(RefID), search: searchIn(search), expiresAt: instantOf(expiresAt, times) };
      return { type: "FOUND", found: { ...lasting, days, evenings, offers } };
    }
    const refusal = rereadRefusalOf(answer.error);
    return refusal.type === "PROBLEM" && isRefusedAs(answer.error, "validation_failed") ? { type: "INVALID" } : refusal;
  };

  return {
    find: (search, signal) => {
      const { isNew, q: text, ...criteria } = decodeEvents(search);
      return ask(given({ text, ...criteria, new: isNew, currency }), signal);
    },
    findAgain: (RefID, signal) => ask({ RefID }, signal),

    async readEvent({ code, event: wanted }, signal) {
      const wish = { event: wanted, currency, ...(code === null ? {} : { code }) };
      const answer = await client.call(eventsEndpoints.eventShows, wish, { signal });
      if (!answer.ok) {
        // What cannot be an event's name is none.
        const isNone = code === null && isRefusedAs(answer.error, "validation_failed");
        return isNone || isRefusedAs(answer.error, "not_found")
          ? { type: "SESSION_EXPIRED" }
          : sessionRefusalOf(answer.error);
      }
      const { Event, code_known: isCodeKnown, expires_at: expiresAt, show_id: show } = answer.value;
      const event = readMoney((reader) => eventIn(Event, reader, times));
      if (!event.ok) return event.error;
      return {
        type: "EVENT",
        event: event.value,
        show: show === null ? null : offerId(show),
        isCodeKnown,
        expiresAt: instantOf(expiresAt, times),
      };
    },

    async pricePasses({ code, lines, slot }, signal): Promise<QuantityPriceOutcome> {
      const wish = {
        show_id: slot,
        lines: lines.map(({ item, quantity }) => ({ pass_id: item, qty: quantity })),
        currency,
        ...(code === null ? {} : { code }),
      };
      const answer = await client.call(eventsEndpoints.quoteEvents, wish, { signal });
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
      // What is not sold any more is read again, and says so itself.
      return isRefusedAs(error, "sold_out") || isRefusedAs(error, "results_expired")
        ? { type: "CUT" }
        : sessionRefusalOf(error);
    },
  };
};

/** The engine's `EventsGuide` over the main app service. */
export const createEventsGuide = ({ client, currency, ...times }: EventsFinderOptions): EventsGuide => ({
  async home(city, signal) {
    const where = city === null ? {} : { city };
    const [known, home] = await Promise.all([
      client.call(eventsEndpoints.eventCategories, where, { signal }),
      client.call(eventsEndpoints.eventsHome, { ...where, currency }, { signal }),
    ]);
    if (!known.ok) return { type: "PROBLEM", problem: known.error };
    if (!home.ok) return { type: "PROBLEM", problem: home.error };
    const cardIn = cardReader(times);
    const { Categories, Cities } = known.value;
    const cities = Cities.map((one) => ({ ...cityIn(one), count: one.events }));
    return {
      type: "HOME",
      home: {
        city: cities.find(({ slug }) => slug === city) ?? null,
        cities,
        categories: eventCategories.map((category) => ({
          category,
          count: Categories.find((one) => one.category === category)?.events ?? 0,
        })),
        soon: readEach(home.value.Soon, cardIn),
        weekend: readEach(home.value.Weekend, cardIn),
        sport: readEach(home.value.Sport, cardIn),
        lead: readEach(home.value.Lead ? [home.value.Lead] : [], cardIn)[0] ?? null,
        cheap: readEach(home.value.Cheap, cardIn),
        days: home.value.on_days,
        evenings: home.value.on_evenings,
      },
    };
  },

  async matching(text, signal) {
    const answer = await client.call(eventsEndpoints.searchEvents, { text, currency }, { signal });
    return answer.ok
      ? { type: "MATCHES", events: readEach(answer.value.Events, cardReader(times)) }
      : { type: "PROBLEM", problem: answer.error };
  },
});
