import { Trans } from "@lingui/react/macro";
import type { Money } from "@safar/engine";
import { useMoneyText } from "./amount.tsx";
import * as css from "./price-difference.css.ts";

type Props = {
  readonly of: Money;
  readonly than: Money | null;
  readonly isChosen: boolean;
  /** What is chosen was chosen for them. */
  readonly isPreset?: boolean;
};

/** How much more or less something costs than what is chosen; null where nothing is. */
export function PriceDifference({ of, than, isChosen, isPreset = false }: Props) {
  const textOf = useMoneyText();
  const more = of.minor - (than ?? of).minor;
  const difference = textOf({ ...of, minor: Math.abs(more) });
  return (
    <span className={more < 0 ? css.less : css.more}>
      {isChosen && isPreset ? (
        <Trans>Selected for now</Trans>
      ) : isChosen ? (
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
