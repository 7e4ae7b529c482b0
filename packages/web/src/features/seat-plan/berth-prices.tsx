import { Trans, useLingui } from "@lingui/react/macro";
import type { PlaceCategory, ShownPlace } from "@safar/engine";
import { SeatLegend } from "@safar/ui/seat-map";
import { useMoneyText } from "../amounts/amount.tsx";
import { berthWords } from "./berth-words.ts";
import { seatForms } from "./seat-plan.tsx";
import { SeatPriceList } from "./seat-prices.tsx";
import * as seatsPage from "./seats-page.css.ts";
import { useSeatPrices } from "./use-seat-prices.ts";

const kinds = ["berth_lower", "berth_middle", "berth_upper", "berth_side"] as const;

type Places = { readonly categories: readonly PlaceCategory[]; readonly seats: readonly ShownPlace[] };

/** What each sort of berth costs whoever is next, all in, and how its bays are drawn; of seats, what all of them cost. */
export function BerthPrices({ of: { categories, seats } }: { readonly of: Places }) {
  const { t } = useLingui();
  const textOf = useMoneyText();
  const prices = useSeatPrices(categories, seats);
  const entries = kinds.flatMap((kind) => {
    const price = seats.find((place) => place.kind === kind && place.price !== null)?.price;
    const words = berthWords[kind];
    return price == null || words === undefined
      ? []
      : [{ look: "free" as const, form: seatForms[kind], label: t(words), price: textOf(price) }];
  });
  if (entries.length === 0) return <SeatPriceList of={prices} />;
  return (
    <>
      <SeatLegend label={t`Prices of the berths`} entries={entries} />
      <p className={seatsPage.quiet}>
        <Trans>Each bay is drawn as you see it from the corridor: the window is between the berths.</Trans>
      </p>
    </>
  );
}
