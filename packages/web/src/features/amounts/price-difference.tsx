import { Trans } from "@lingui/react/macro";
import type { Money } from "@safar/engine";
import { useMoneyText } from "./amount.tsx";
import * as css from "./price-difference.css.ts";

/** How much more or less something costs than what is chosen; null where nothing is. */
export function PriceDifference({ of, than, isChosen }: { of: Money; than: Money | null; isChosen: boolean }) {
  const textOf = useMoneyText();
  const more = of.minor - (than ?? of).minor;
  const difference = textOf({ ...of, minor: Math.abs(more) });
  return (
    <span className={more < 0 ? css.less : css.more}>
      {isChosen ? (
        <Trans>Your choice</Trans>
      ) : more === 0 ? (
        <Trans>The same price</Trans>
      ) : more < 0 ? (
        <Trans>{difference} less</Trans>
      ) : (
        <Trans>{difference} more</Trans>
      )}
    </span>
  );
}
