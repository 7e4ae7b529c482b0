import "@tanstack/react-start/server-only";
import {
  addDays,
  type CalendarDate,
  type EditionCountry,
  editions,
  encodeBusCriteria,
  encodeBusRoute,
  encodeStay,
  fail,
  type Money,
  type Names,
  ok,
  type Problem,
  type Result,
  usualRooms,
  type Vertical,
} from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import { busCities } from "../buses/bus-directory.ts";
import { currentHotels } from "../hotels/current-hotels.ts";
import { placeStays } from "../hotels/place-stays.ts";
import type { CurrentRequest } from "../request/current-request.ts";
import { keptShort } from "../request/kept-short.ts";
import { soon } from "../request/soon.ts";
import { todayIn } from "../today.ts";
import { dayRides } from "./day-rides.ts";

/** A place to stay in, with what its search finds at the least. */
export type StayShown = {
  readonly href: string;
  readonly name: string;
  /** The name that its picture is drawn from. */
  readonly poster: string;
  /** How many hotels have room. */
  readonly hotels: number;
  /** Of the whole stay, taxes included. */
  readonly price: Money;
};

/** A way by coach, with what goes on its day. */
export type RideShown = {
  readonly href: string;
  readonly from: string;
  readonly to: string;
  /** When the first leaves, as the clock there shows it. */
  readonly first: string;
  readonly count: number;
  readonly price: Money;
};

/** What the front page shows besides flights, each at the price of a search that it leads to. The days are in words. */
export type ShopWindow = {
  readonly stays: { readonly days: string; readonly of: readonly StayShown[] };
  readonly rides: { readonly day: string; readonly of: readonly RideShown[] };
};

/** Where an edition's travellers stay, by the slugs of places. */
const stays: Readonly<Record<EditionCountry, readonly string[]>> = {
  PK: ["makkah", "madinah", "lahore", "islamabad", "dubai", "karachi"],
  SA: ["makkah", "madinah", "riyadh", "jeddah", "dubai", "lahore"],
};

/** Which ways they go by coach, by the slugs of cities. */
const rides: Readonly<Record<EditionCountry, readonly (readonly [from: string, to: string])[]>> = {
  PK: [
    ["karachi", "hyderabad"],
    ["lahore", "islamabad"],
    ["lahore", "multan"],
    ["karachi", "rahim-yar-khan"],
    ["islamabad", "peshawar"],
    ["lahore", "dera-ghazi-khan"],
  ],
  SA: [
    ["makkah", "madinah"],
    ["riyadh", "dammam"],
    ["jeddah", "madinah"],
    ["riyadh", "buraydah"],
    ["taif", "abha"],
    ["riyadh", "al-khobar"],
  ],
};

/** Far enough ahead for a first look at what a place costs, as its own front page has it. */
const daysAhead = 14;
const nights = 2;

const namesOf = (request: CurrentRequest, place: string): Promise<Result<Names, Problem>> =>
  keptShort(request, `names:${place}`, async () => {
    const found = await (await currentHotels()).places.search(place.replaceAll("-", " "));
    const names = found.type === "FOUND" ? found.places.find(({ id }) => id === place)?.names : undefined;
    return names === undefined ? fail({ kind: "offline" }) : ok(names);
  });

const readPlace = async (request: CurrentRequest, place: string, search: string) => {
  const [found, names] = await Promise.all([placeStays(request, search), namesOf(request, place)]);
  if (!found.ok) return found;
  return names.ok ? ok({ names: names.value, hotels: found.value.hotels, least: found.value.least }) : names;
};

/** What somebody may want who has not said yet where they go. What could not be had soon, and what is not sold here, is left out. */
export const shopWindow = async (request: CurrentRequest, verticals: readonly Vertical[]): Promise<ShopWindow> => {
  const { edition, locale } = request.context.facts;
  const today = todayIn(editions[edition].timeZone);
  const checkIn = addDays(today, daysAhead);
  const checkOut = addDays(checkIn, nights);
  const date: CalendarDate = addDays(today, 1);
  const places = verticals.includes("hotels") ? stays[edition] : [];
  const ways = verticals.includes("buses") ? rides[edition] : [];
  const searchOf = (place: string) => encodeStay({ place, checkIn, checkOut, rooms: usualRooms });
  const [cities, found, gone] = await Promise.all([
    busCities(),
    soon(places.map((place) => readPlace(request, place, searchOf(place)))),
    soon(
      ways.map(([from, to]) => dayRides(request, { carrier: "buses", search: encodeBusCriteria({ from, to, date }) })),
    ),
  ]);
  const cityOf = (slug: string): string | undefined =>
    cities.ok ? cities.value.find((city) => city.slug === slug)?.name[locale] : undefined;
  return {
    stays: {
      days: formatShortDays(checkIn, checkOut, locale),
      of: places.flatMap((place, index) => {
        const { hotels, least, names } = found[index] ?? {};
        if (hotels === undefined || names === undefined || !least) return [];
        const href = paths.hotelResults(searchOf(place));
        return [{ href, name: names[locale], poster: names.en, hotels, price: least }];
      }),
    },
    rides: {
      day: formatShortDay(date, locale),
      of: ways.flatMap(([start, end], index) => {
        const [from, to, ride] = [cityOf(start), cityOf(end), gone[index]];
        if (from === undefined || to === undefined || !ride?.least || ride.first === null) return [];
        const href = paths.busResults(encodeBusRoute({ from: start, to: end }), date);
        return [{ href, from, to, first: clockOf(ride.first), count: ride.count, price: ride.least }];
      }),
    },
  };
};
