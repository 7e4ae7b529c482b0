import type { PlaceCategory, ShownPlace } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { commaIn, formatWholeAmount } from "../../i18n/format.ts";
import { useMoneyText } from "../amounts/amount.tsx";

/** What is drawn in ways of its own; whatever is dearer still looks as the last of them. */
const lastTier = 3;

const isTold = ({ look }: ShownPlace): boolean => look === "free" || look === "better" || look === "mine";

/** The prices of a plan, the cheapest first: which a place has, what stands on it, and what each is called. */
export const useSeatPrices = (categories: readonly PlaceCategory[], seats: readonly ShownPlace[]) => {
  const { locale } = useFacts();
  const textOf = useMoneyText();
  const prices = [
    ...new Map(seats.flatMap(({ price }) => (price === null ? [] : [[price.minor, price] as const]))).values(),
  ].toSorted((one, other) => one.minor - other.minor);
  const tierOf = ({ price }: Pick<ShownPlace, "price">): number =>
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
      tier: tierOf({ price }),
    })),
    tierOf: (place: ShownPlace) => (isUneven && isTold(place) ? { tier: tierOf(place), band: null } : null),
    tagOf: (place: ShownPlace): string | undefined =>
      isUneven && isTold(place) && place.price !== null ? formatWholeAmount(place.price, locale) : undefined,
  };
};

export type SeatPrices = ReturnType<typeof useSeatPrices>;
