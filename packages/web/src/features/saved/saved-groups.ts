import type { Money, Names, SavedOffer } from "@safar/engine";
import { savedKind } from "./saved-kinds.ts";
import type { StationCities } from "./station-cities.ts";

export const savedSorts = ["place", "newest", "date", "drop"] as const;

export type SavedSort = (typeof savedSorts)[number];

/** What is saved of one city; null for what names none. */
export type SavedGroup = { readonly city: Names | null; readonly offers: readonly SavedOffer[] };

/** The place that it is in or leads to; what was kept before that was told names it at the end of its route. */
const placeOf = ({ city, ride, title }: SavedOffer): Names | null => {
  if (city !== undefined) return city;
  const [en, ar] = [title.en.split(" – "), title.ar.split(" – ")].map((ends) => ends.at(-1) ?? "");
  return (ride !== undefined || title.en.includes(" – ")) && en && ar ? { en, ar } : null;
};

/** Its city, where it leads to a station. */
const cityOf = (offer: SavedOffer, cities: StationCities): Names | null => {
  const place = placeOf(offer);
  return (savedKind(offer.vertical).isToStation && cities.get(place?.en ?? "")) || place;
};

const undated = "9999";

/** Its day, with the hour at which it leaves or begins where it has one; what has no day stands after what has. */
const dateOf = ({ first, ride, starts }: SavedOffer): string => ride?.ways[0]?.departs || starts || first || undated;

const byDate = (one: SavedOffer, other: SavedOffer): number =>
  dateOf(one) < dateOf(other) ? -1 : Number(dateOf(one) > dateOf(other));

/** What has come off a price, in its smallest unit, less than nothing where it has risen; what is not known has lost nothing. */
const dropOf = (before: Money | null, now: Money | null | undefined): number =>
  before === null || !now || now.currency !== before.currency ? 0 : before.minor - now.minor;

/** The share of a price that has come off, in whole hundredths of it, as it is told. */
export const percentOff = (before: Money | null, now: Money | null | undefined): number =>
  Math.round((dropOf(before, now) / (before?.minor || 1)) * 100);

/** How many cost less than when they were saved. */
export const dropsAmong = (offers: readonly SavedOffer[], prices: Prices): number =>
  offers.filter(({ key, price }) => dropOf(price, prices.get(key)) > 0).length;

type Prices = ReadonlyMap<string, Money | null>;

/** Offers in the order that is wished, the newest first where it says nothing of two. `prices` are today's by their keys. */
export const savedInOrder = (offers: readonly SavedOffer[], sort: SavedSort, prices: Prices): readonly SavedOffer[] => {
  const newest = offers.toSorted((one, other) => other.at - one.at);
  if (sort === "newest") return newest;
  if (sort !== "drop") return newest.toSorted(byDate);
  const falls = new Map(
    newest.map(({ key, price }) => {
      const now = prices.get(key);
      return [key, { percent: percentOff(price, now), by: dropOf(price, now) }];
    }),
  );
  const fallOf = ({ key }: SavedOffer) => falls.get(key) ?? { percent: 0, by: 0 };
  return newest.toSorted(
    (one, other) => fallOf(other).percent - fallOf(one).percent || fallOf(other).by - fallOf(one).by,
  );
};

/** Those that are of a day, and those that none was chosen for. */
export const datedAndUndated = (offers: readonly SavedOffer[]) =>
  [offers.filter((offer) => dateOf(offer) !== undated), offers.filter((offer) => dateOf(offer) === undated)] as const;

/** What a group is called in English; nothing for what names no city. */
export const cityNamed = ({ city }: SavedGroup): string => city?.en ?? "";

/**
 * By their cities, the one that is gone to first before the others; what names none stands at the end. Those that stand in an order
 * already (`before`, by their English names) keep it. What leads to a station is of its city, as far as that is known.
 */
export const savedByCity = (
  offers: readonly SavedOffer[],
  before: readonly string[] = [],
  cities: StationCities = new Map(),
): readonly SavedGroup[] => {
  const sorted = offers.toSorted(byDate);
  const named = sorted.map((offer) => ({ city: cityOf(offer, cities), offer }));
  const byCity = Map.groupBy(named, ({ city }) => city?.en ?? "");
  const groups = Array.from(byCity.values(), (those) => ({
    city: those[0]?.city ?? null,
    offers: those.map(({ offer }) => offer),
  }));
  const rankOf = (group: SavedGroup) => {
    const known = before.indexOf(cityNamed(group));
    return known === -1 ? before.length + Number(group.city === null) : known;
  };
  // Where most of it is comes first: what is one alone then stands beside others of that.
  return groups.toSorted((one, other) => rankOf(one) - rankOf(other) || other.offers.length - one.offers.length);
};
