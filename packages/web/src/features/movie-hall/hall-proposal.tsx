import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type HallEvent, type HallParty, type HallView, nearestParty, unfitFor } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { useFacts } from "../../app/addresses/page-path.ts";
import { NoProposal } from "../seat-plan/no-proposal.tsx";
import { ProposedSeats } from "../seat-plan/proposed-seats.tsx";
import { SeatList } from "../seat-plan/seat-list.tsx";
import * as page from "../seat-plan/seats-page.css.ts";

type Props = {
  readonly view: HallView;
  /** What is written on the proposed seats. */
  readonly labels: readonly string[];
  /** They are for those who have none yet, beside what is chosen. */
  readonly isRest: boolean;
  readonly onTake: () => void;
  /** Takes those where all of them sit side by side, in place of what is chosen. */
  readonly onMove: () => void;
  /** Asks for seats of another class. */
  readonly onAsk: (party: HallParty) => void;
  readonly send: (event: HallEvent) => void;
};

/** The best seats together, proposed before anybody looks for them; the rest of them, once some are chosen. In the bar: the hall stays where it is. */
export function HallProposal({
  view: { party, picks, plan, seats, show, sideBySide, together },
  labels,
  isRest,
  onAsk,
  onMove,
  onTake,
  send,
}: Props) {
  const { locale } = useFacts();
  const { t } = useLingui();
  const instead = party === null || labels.length > 0 ? null : nearestParty(plan, party);
  const elsewhere = sideBySide.flatMap(({ seat }) => seats.find(({ id }) => id === seat)?.label ?? []);
  const sold = instead?.seats ?? 0;
  const name = show?.categories.find(({ code }) => code === instead?.category)?.name[locale] ?? "";
  return (
    <>
      <div className={page.rest}>
        {labels.length === 0 ? (
          <NoProposal
            size={party?.seats ?? 0}
            why={party && unfitFor(plan, party)}
            onChange={() => send({ type: "party.edit" })}
            instead={
              instead && (
                <Button size="small" kind="primary" onClick={() => onAsk(instead)}>
                  {sold === party?.seats ? (
                    <Trans>Sit in {name}</Trans>
                  ) : (
                    t`${plural(sold, { one: "Choose # seat", other: "Choose # seats" })}`
                  )}
                </Button>
              )
            }
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
      {elsewhere.length > 0 && (
        <Button kind="quiet" size="small" className={page.otherWay} onClick={onMove}>
          <span>
            <Trans>
              All side by side: <SeatList of={elsewhere} />
            </Trans>
          </span>
        </Button>
      )}
    </>
  );
}
