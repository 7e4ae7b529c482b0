import { Trans } from "@lingui/react/macro";
import type { Names, Unfit } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";

/** Why so many cannot have seats that are sold in twos, and what they can do about it where they may be `most`. */
export function SoldInTwos({ most, seats }: { readonly most: number; readonly seats: number }) {
  if (seats === 1) return <Trans>Sold in twos: add a seat.</Trans>;
  return seats < most ? (
    <Trans>Sold in twos: add or remove a seat.</Trans>
  ) : (
    <Trans>Sold in twos: remove a seat.</Trans>
  );
}

/** Why seats of another class are offered than of the one that was asked for. */
export function InsteadOf({ of, why }: { readonly of: Names; readonly why: Unfit }) {
  const { locale } = useFacts();
  const name = of[locale];
  switch (why) {
    case "twos":
      return <Trans>Instead of {name}, which is sold in twos.</Trans>;
    case "apart":
      return <Trans>Instead of {name}, where so many are not sold together.</Trans>;
    default:
      return <Trans>Instead of {name}, which has too few seats left.</Trans>;
  }
}
