import { Trans } from "@lingui/react/macro";
import type { HallEvent, HallView } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import Sparkles from "lucide-react/icons/sparkles";
import { flushSync } from "react-dom";
import { ProposedSeats } from "../seat-plan/proposed-seats.tsx";
import * as css from "./movie-hall.css.ts";

type Props = { readonly view: HallView; readonly send: (event: HallEvent) => void };

/** The id of what stands over the chosen seats. */
export const chosenSeats = "chosen-seats";

/** The best seats together, proposed before anybody looks for them. */
export function HallProposal({ view: { picks, proposal, seats, standing, together }, send }: Props) {
  const labels = proposal.flatMap(
    ({ seat }) => seats.find(({ id, mine }) => id === seat && mine === null)?.label ?? [],
  );
  const take = () => {
    // What was pressed goes away with the proposal, and the hall comes up to its place.
    flushSync(() => send({ type: "proposal.accept" }));
    document.getElementById(chosenSeats)?.focus({ preventScroll: true });
    document.getElementById(`hall-seat-${proposal[0]?.seat}`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  if (labels.length === 0)
    return standing > 0 || picks.length === 0 ? (
      <Button onClick={() => send({ type: "seats.propose" })}>
        <Icon of={Sparkles} size={18} />
        <Trans>Find the best seats</Trans>
      </Button>
    ) : null;
  return (
    <div role="status" className={css.proposal}>
      <ProposedSeats
        of={labels}
        together={together}
        isRest={picks.length > 0}
        take={labels.length > 1 ? <Trans>Take these seats</Trans> : <Trans>Take this seat</Trans>}
        onTake={take}
      />
    </div>
  );
}
