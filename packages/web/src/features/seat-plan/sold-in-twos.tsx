import { Trans } from "@lingui/react/macro";
import type { Names } from "@safar/engine";
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
export function InsteadOf({ of, isInTwos }: { readonly of: Names; readonly isInTwos: boolean }) {
  const { locale } = useFacts();
  const name = of[locale];
  return isInTwos ? (
    <Trans>Instead of {name}, which is sold in twos.</Trans>
  ) : (
    <Trans>Instead of {name}, which has too few seats left.</Trans>
  );
}
