import * as css from "./price-bars.css.ts";

/** Units high, and as high as what costs least. */
const [height, least] = [20, 5];

/**
 * What every day of some costs beside the others, in minor units, the cheapest marked. For those who look: the price and its day stand
 * in words beside it.
 */
export function PriceBars({ of }: { readonly of: readonly (number | null)[] }) {
  const known = of.filter((price) => price !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const bar = (price: number, day: number): string => {
    const share = (price - low) / Math.max(1, high - low);
    return `M${day}.5 ${height}v${-Math.round(least + share * (height - least))}`;
  };
  const bars = of.map((price, day) => (price === null ? "" : bar(price, day))).join("");
  return (
    <svg viewBox={`0 0 ${of.length} ${height}`} preserveAspectRatio="none" className={css.bars} aria-hidden="true">
      <path d={bars} className={css.bar} />
      <path d={bar(low, of.indexOf(low))} className={css.lowest} />
    </svg>
  );
}
