import { Trans } from "@lingui/react/macro";
import { type HallEvent, type HallView, isLeftOver } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import Sparkles from "lucide-react/icons/sparkles";
import { useState } from "react";
import { flushSync } from "react-dom";
import { bringAllInSight } from "../seat-plan/bring-in-sight.ts";
import { NoProposal } from "../seat-plan/no-proposal.tsx";
import { ProposedSeats } from "../seat-plan/proposed-seats.tsx";
import * as page from "../seat-plan/seats-page.css.ts";
import { hallSeatId } from "./hall-seat-id.ts";

type Props = {
  readonly view: HallView;
  /** What is said while nothing is proposed. */
  readonly left: string;
  readonly send: (event: HallEvent) => void;
};

/** The id of what stands over the chosen seats. */
export const chosenSeats = "chosen-seats";

/** What is written on the proposed seats that nobody has yet. */
export const proposedLabels = ({ proposal, seats }: HallView): readonly string[] =>
  proposal.flatMap(({ seat }) => seats.find(({ id, mine }) => id === seat && mine === null)?.label ?? []);

/** The best seats together, proposed before anybody looks for them; the rest of them, once some are chosen. In the bar: the hall stays where it is. */
export function HallProposal({ view, left, send }: Props) {
  const { party, picks, plan, proposal, together } = view;
  const isOdd = party !== null && plan !== null && isLeftOver(plan, party);
  const [isAsked, setAsked] = useState(false);
  const labels = proposedLabels(view);
  const isRest = picks.length > 0 && picks.every((pick) => proposal.some(({ seat }) => seat === pick.seat));
  const take = () => {
    // What was pressed goes away with the proposal, and the hall comes up to its place.
    flushSync(() => send({ type: "proposal.accept" }));
    document.getElementById(chosenSeats)?.focus({ preventScroll: true });
    bringAllInSight(proposal.map(({ seat }) => hallSeatId(seat)));
  };
  const find = () => {
    setAsked(true);
    send({ type: "seats.propose" });
  };
  // Where a proposal goes again the question is a new one.
  if (isAsked && labels.length > 0) setAsked(false);
  if (labels.length === 0)
    return (
      <div className={page.rest}>
        {isAsked ? (
          <NoProposal size={party?.seats ?? 0} isLeftOver={isOdd} onChange={() => send({ type: "party.edit" })} />
        ) : (
          <>
            {left}
            <Button size="small" onClick={find}>
              <Icon of={Sparkles} size={18} />
              <Trans>Find the best seats</Trans>
            </Button>
          </>
        )}
      </div>
    );
  return (
    <div className={page.rest}>
      <ProposedSeats
        of={labels}
        together={together}
        isRest={isRest}
        more={picks.length > 0 && !isRest && <Trans>In place of those chosen.</Trans>}
        size="small"
        take={labels.length > 1 ? <Trans>Take these seats</Trans> : <Trans>Take this seat</Trans>}
        onTake={take}
      />
    </div>
  );
}
