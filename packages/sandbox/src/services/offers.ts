import { type AskedOffer, type Call, defineService } from "../core/service.ts";
import { editionCurrency } from "../world/editions.ts";
import { eventBySlug } from "../world/events/events.ts";
import { moneyAt } from "../world/money.ts";
import { showBy } from "../world/movies/shows.ts";
import { tripBy } from "../world/trains/rail-runs.ts";
import { busSessions, departuresOfSearch } from "./buses/bus-searches.ts";
import { busWire } from "./buses/bus-wire.ts";
import { cardWire as eventWire, moneyFor as moneyOfEvents } from "./events/events-wire.ts";
import { itineraryWire } from "./flights/search/itinerary-wire.ts";
import { contextOf, flightSessions, offersOf } from "./flights/search/search-sessions.ts";
import { stayContext } from "./hotels/hotel-rates.ts";
import { resultsOf } from "./hotels/hotel-results.ts";
import { hotelIdIn, hotelSessions, hotelsOf } from "./hotels/hotel-sessions.ts";
import { moneyOf as moneyOfShows } from "./movies/movies-shows.ts";
import { showWire } from "./movies/movies-wire.ts";
import { seedOf } from "./selling/seed.ts";
import { tourOfSearch } from "./tours/tours-guide.ts";
import { trainSessions } from "./trains/train-searches.ts";
import { moneyOf, trainWire } from "./trains/train-wire.ts";

type Offered = (call: Call, asked: AskedOffer) => unknown;

/** A reference within a search is called after it. */
const searchOf = (id: string, end: string): string => id.slice(0, Math.max(0, id.lastIndexOf(end)));

const flight: Offered = (call, { id, search }) => {
  const session = flightSessions.find(call, search);
  const offer = session && offersOf(call, session).find((one) => one.id === id);
  return offer && itineraryWire(offer, contextOf(call, session));
};

const hotel: Offered = (call, { id }) => {
  const session = hotelSessions.find(call, searchOf(id, "."));
  const hotels = session === undefined ? [] : hotelsOf(session).filter((one) => one.id === hotelIdIn(id));
  return session && resultsOf(call, session, hotels, stayContext(call, session.criteria))[0];
};

const bus: Offered = (call, { id }) => {
  const search = busSessions.find(call, searchOf(id, "-"));
  const found = search && departuresOfSearch(call, search).find(({ refId }) => refId === id);
  return found && busWire(call, found, moneyAt(search.currency, call.now(), seedOf(call, "buses")));
};

const train: Offered = (call, { id }) => {
  const [session = "", ...trip] = id.split("-");
  const found = { search: trainSessions.find(call, session), trip: tripBy(trip.join("-").replaceAll("_", ".")) };
  const { search } = found;
  return search && found.trip && trainWire(call, { search, trip: found.trip, refId: id }, moneyOf(call, search));
};

/** A page that names no amount is of no currency: whichever does. */
const currencyOf = ({ country }: Call, { currency }: AskedOffer): string => currency || editionCurrency[country];

const film: Offered = (call, asked) => {
  const show = showBy(asked.id);
  return show && showWire(call, show, moneyOfShows(call, currencyOf(call, asked)));
};

const event: Offered = (call, asked) => {
  const found = eventBySlug(asked.id);
  return found && eventWire(call, found, moneyOfEvents(call, currencyOf(call, asked)));
};

const tour: Offered = (call, { id, search }) => tourOfSearch(call, id, search);

/** What lists offer, told to whoever holds pages to it: no call of any of the services. */
export const offersService = defineService({
  endpoints: {},
  handlers: {},
  offered: (call, asked) =>
    [flight, hotel, bus, train, film, tour, event]
      .map((offered) => offered(call, asked))
      .find((offer) => offer !== undefined),
});
