import { useLingui } from "@lingui/react/macro";
import { SeatLegend } from "@safar/ui/seat-map";
import * as css from "./seats-page.css.ts";
import type { SeatPrices } from "./use-seat-prices.ts";

/** What the seats of a plan cost: by their sort where they differ, in one line where all cost the same. */
export function SeatPriceList({ of: { isUneven, named } }: { readonly of: SeatPrices }) {
  const { t } = useLingui();
  const [only] = named;
  if (only === undefined) return null;
  const { price } = only;
  if (!isUneven) return <p className={css.quiet}>{t`Every seat costs ${price}.`}</p>;
  return (
    <SeatLegend
      label={t`Prices of the seats`}
      entries={named.map(({ name, price, tier }) => ({
        look: "free",
        form: "seat",
        tier,
        // Where the sorts have no names, the price is what tells them apart.
        label: name || price,
        price: name === "" ? undefined : price,
      }))}
    />
  );
}
