import { Trans } from "@lingui/react/macro";
import type { HallEvent, HallView } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import Sparkles from "lucide-react/icons/sparkles";
import { flushSync } from "react-dom";
import { bringAllInSight } from "../seat-plan/bring-in-sight.ts";
import { ProposedSeats } from "../seat-plan/proposed-seats.tsx";
import * as page from "../seat-plan/seats-page.css.ts";
import { hallSeatId } from "./hall-seat-id.ts";

type Props = { readonly view: HallView; readonly send: (event: HallEvent) => void };

/** The id of what stands over the chosen seats. */
export const chosenSeats = "chosen-seats";

/** The best seats together, proposed before anybody looks for them; the rest of them, once some are chosen. In the bar: the hall stays where it is. */
export function HallProposal({ view: { picks, proposal, seats, together }, send }: Props) {
  const labels = proposal.flatMap(
    ({ seat }) => seats.find(({ id, mine }) => id === seat && mine === null)?.label ?? [],
  );
  const isRest = picks.length > 0 && picks.every((pick) => proposal.some(({ seat }) => seat === pick.seat));
  const take = () => {
    // What was pressed goes away with the proposal, and the hall comes up to its place.
    flushSync(() => send({ type: "proposal.accept" }));
    document.getElementById(chosenSeats)?.focus({ preventScroll: true });
    bringAllInSight(proposal.map(({ seat }) => hallSeatId(seat)));
  };
  if (labels.length === 0)
    return (
      <Button size="small" onClick={() => send({ type: "seats.propose" })}>
        <Icon of={Sparkles} size={18} />
        <Trans>Find the best seats</Trans>
      </Button>
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
