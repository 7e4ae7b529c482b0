import { Trans } from "@lingui/react/macro";
import { type HallEvent, type HallView, unfitFor } from "@safar/engine";
import { NoProposal } from "../seat-plan/no-proposal.tsx";
import { ProposedSeats } from "../seat-plan/proposed-seats.tsx";
import * as page from "../seat-plan/seats-page.css.ts";

type Props = {
  readonly view: HallView;
  /** What is written on the proposed seats. */
  readonly labels: readonly string[];
  /** They are for those who have none yet, beside what is chosen. */
  readonly isRest: boolean;
  readonly onTake: () => void;
  readonly send: (event: HallEvent) => void;
};

/** The best seats together, proposed before anybody looks for them; the rest of them, once some are chosen. In the bar: the hall stays where it is. */
export function HallProposal({ view: { party, picks, plan, together }, labels, isRest, onTake, send }: Props) {
  return (
    <div className={page.rest}>
      {labels.length === 0 ? (
        <NoProposal
          size={party?.seats ?? 0}
          isLeftOver={party !== null && unfitFor(plan, party) === "twos"}
          onChange={() => send({ type: "party.edit" })}
        />
      ) : (
        <ProposedSeats
          of={labels}
          together={together}
          isRest={isRest}
          more={picks.length > 0 && !isRest && <Trans>In place of those chosen.</Trans>}
          size="small"
          take={labels.length > 1 ? <Trans>Take these seats</Trans> : <Trans>Take this seat</Trans>}
          onTake={onTake}
        />
      )}
    </div>
  );
}
