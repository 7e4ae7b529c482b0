import { Trans, useLingui } from "@lingui/react/macro";
import type { HallEvent, HallView } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import Sparkles from "lucide-react/icons/sparkles";
import { SeatList } from "../seat-plan/seat-list.tsx";
import { togetherWords } from "../seat-plan/seat-words.ts";
import * as css from "./movie-hall.css.ts";

type Props = { readonly view: HallView; readonly send: (event: HallEvent) => void };

/** The id of what stands over the chosen seats. */
export const chosenSeats = "chosen-seats";

/** The best seats together, proposed before anybody looks for them. */
export function HallProposal({ view: { picks, proposal, seats, standing, together }, send }: Props) {
  const { t } = useLingui();
  const labels = proposal.flatMap(({ seat }) => seats.find(({ id }) => id === seat)?.label ?? []);
  const why = together === null ? null : togetherWords[together];
  const take = () => {
    send({ type: "proposal.accept" });
    // What was pressed goes away with the proposal.
    document.getElementById(chosenSeats)?.focus();
  };
  if (labels.length === 0)
    return standing > 0 || picks.length === 0 ? (
      <Button onClick={() => send({ type: "seats.propose" })}>
        <Icon of={Sparkles} size={18} />
        <Trans>Find the best seats</Trans>
      </Button>
    ) : null;
  return (
    <div className={css.proposal}>
      <p role="status">
        {labels.length > 1 ? (
          <Trans>
            The best together: seats <SeatList of={labels} />.
          </Trans>
        ) : (
          <Trans>
            The best seat: <SeatList of={labels} />.
          </Trans>
        )}{" "}
        {why && t(why)}
      </p>
      <Button kind="primary" onClick={take}>
        {labels.length > 1 ? <Trans>Take these seats</Trans> : <Trans>Take this seat</Trans>}
      </Button>
    </div>
  );
}
