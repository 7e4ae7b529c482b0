import { Trans } from "@lingui/react/macro";
import type { EventCard } from "@safar/engine";
import { Amount } from "../amounts/amount.tsx";

/** What the cheapest pass costs with its fee; nothing while none is sold. */
export const EventPrice = ({ from, className }: Pick<EventCard, "from"> & { readonly className?: string }) =>
  from === null ? null : from.minor === 0 ? (
    <span className={className}>
      <Trans>Free entry</Trans>
    </span>
  ) : (
    <Trans>
      from <Amount of={from} {...(className === undefined ? {} : { className })} />
    </Trans>
  );
