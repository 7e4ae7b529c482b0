import { Trans } from "@lingui/react/macro";
import type { Money } from "@safar/engine";
import { Amount } from "../amounts/amount.tsx";

/** What something of a list costs at least, in the words of its card where that is nothing. */
export const Cost = ({ of, className }: { of: Money; className?: string }) =>
  of.minor === 0 ? (
    <span className={className}>
      <Trans>Free entry</Trans>
    </span>
  ) : (
    <Amount of={of} {...(className === undefined ? {} : { className })} />
  );
