import type { PlaceCategory, ShownPlace } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { commaIn, formatWholeAmount } from "../../i18n/format.ts";
import { useMoneyText } from "../amounts/amount.tsx";
import { isFree } from "./free-looks.ts";

/** What is drawn in ways of its own; whatever is dearer still looks as the last of them. */
const lastTier = 3;

/** Sorts of seats that look the same on every coach that has them, whatever they cost there. */
const knownTiers: Readonly<Record<string, number>> = {
  rear: 0,
  standard: 1,
  front: 2,
  recliner: 3,
  upper_berth: 0,
  lower_berth: 1,
};

const isTold = (place: ShownPlace): boolean => place.look === "mine" || isFree(place);

/** The prices of a plan, the cheapest first: which a place has, what stands on it, and what each is called. */
export const useSeatPrices = (categories: readonly PlaceCategory[], seats: readonly ShownPlace[]) => {
  const { locale } = useFacts();
  const textOf = useMoneyText();
  const prices = [
    ...new Map(seats.flatMap(({ price }) => (price === null ? [] : [[price.minor, price] as const]))).values(),
  ].toSorted((one, other) => one.minor - other.minor);
  const tierOf = ({ category, price }: Pick<ShownPlace, "category" | "price">): number =>
    knownTiers[category] ??
    Math.min(
      lastTier,
      prices.findIndex(({ minor }) => minor === price?.minor),
    );
  const nameOf = (minor: number): string => {
    const codes = new Set(seats.flatMap(({ category, price }) => (price?.minor === minor ? [category] : [])));
    return categories.flatMap(({ code, name }) => (codes.has(code) ? [name[locale]] : [])).join(commaIn(locale));
  };
  const isUneven = prices.length > 1;
  return {
    /** Whether it matters, for the price, which seat is taken. */
    isUneven,
    named: prices.map((price) => ({
      price: textOf(price),
      name: nameOf(price.minor),
      tier: tierOf({ price, category: seats.find((seat) => seat.price?.minor === price.minor)?.category ?? "" }),
    })),
    tierOf: (place: ShownPlace) => (isUneven && isTold(place) ? { tier: tierOf(place), band: null } : null),
    tagOf: (place: ShownPlace): string | undefined =>
      isUneven && isTold(place) && place.price !== null ? formatWholeAmount(place.price, locale) : undefined,
  };
};

export type SeatPrices = ReturnType<typeof useSeatPrices>;
