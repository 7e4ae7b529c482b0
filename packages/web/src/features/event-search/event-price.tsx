import { Trans } from "@lingui/react/macro";
import type { EventCard } from "@safar/engine";
import { Amount } from "../amounts/amount.tsx";

type Props = Pick<EventCard, "from" | "isFamily"> & {
  readonly className?: string;
  /** The pass that it is the price of, where that is for no single adult. */
  readonly only?: string | null;
};

/** What the cheapest pass costs with its fee, an adult's where children have their own; nothing while none is sold. */
export function EventPrice({ from, isFamily, only, className }: Props) {
  if (from === null) return null;
  const amount = <Amount of={from} {...(className === undefined ? {} : { className })} />;
  if (only)
    return (
      <Trans>
        {only}: {amount}
      </Trans>
    );
  if (from.minor > 0) return isFamily ? <Trans>Adult from {amount}</Trans> : <Trans>from {amount}</Trans>;
  return (
    <span className={className}>
      <Trans>Free entry</Trans>
    </span>
  );
}
