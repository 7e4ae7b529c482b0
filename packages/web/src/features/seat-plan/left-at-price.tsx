import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Names, Unfit } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";

/** Why so many cannot have seats that are sold in twos, and what they can do about it where they may be `most`. */
function SoldInTwos({ most, seats }: { readonly most: number; readonly seats: number }) {
  if (seats === 1) return <Trans>Sold in twos: add a seat.</Trans>;
  return seats < most ? (
    <Trans>Sold in twos: add or remove a seat.</Trans>
  ) : (
    <Trans>Sold in twos: remove a seat.</Trans>
  );
}

/** How many seats are left at a price, or why so many are not sold there, in few words. */
export function LeftAtPrice({
  left,
  most,
  seats,
  why,
}: {
  readonly left: number;
  /** How many one booking may have. */
  readonly most: number;
  readonly seats: number;
  readonly why: Unfit | null;
}) {
  const { t } = useLingui();
  if (left === 0) return <Trans>Sold out</Trans>;
  if (why === "twos") return <SoldInTwos seats={seats} most={Math.min(most, left)} />;
  if (why === "chairs") return <Trans>No place for a wheelchair</Trans>;
  if (why === "few") return t`${plural(left, { one: "Only # seat left", other: "Only # seats left" })}`;
  return t`${plural(left, { one: "# seat left", other: "# seats left" })}`;
}

/** Why seats of another class are offered than of the one that was asked for. */
export function InsteadOf({ of, why }: { readonly of: Names; readonly why: Unfit }) {
  const { locale } = useFacts();
  const name = of[locale];
  switch (why) {
    case "twos":
      return <Trans>Instead of {name}, which is sold in twos.</Trans>;
    case "chairs":
      return <Trans>Instead of {name}, where there is no place for a wheelchair.</Trans>;
    default:
      return <Trans>Instead of {name}, which has too few seats left.</Trans>;
  }
}
