import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HallEvent, HallView } from "@safar/engine";
import type { ComponentProps } from "react";
import { ChosenSeats } from "../seat-plan/chosen-seats.tsx";
import { SeatNews } from "../seat-plan/seat-news.tsx";
import { SeatSum } from "../seat-plan/seat-sum.tsx";
import * as page from "../seat-plan/seats-page.css.ts";
import { chosenSeats, HallProposal } from "./hall-proposal.tsx";
import { useHallWords } from "./use-hall-words.ts";

type Props = Pick<ComponentProps<typeof SeatNews>, "letGo"> & {
  readonly view: HallView;
  readonly send: (event: HallEvent) => void;
};

/** The chosen seats beside the hall: whatever the map says is said here too. */
export function HallSide({ view, letGo, send }: Props) {
  const { t } = useLingui();
  const words = useHallWords(view);
  const { party, picks, proposal, seats, standing } = view;
  const size = party?.seats ?? picks.length;
  const isTold = letGo.labels.length > 0 || view.mend !== null;
  return (
    <>
      <section className={page.box} aria-labelledby={chosenSeats}>
        <h2 id={chosenSeats} tabIndex={-1} className={page.boxTitle}>
          {size === 0 ? (
            <Trans>Your seats</Trans>
          ) : (
            <Trans>
              Your seats ({picks.length} of {size})
            </Trans>
          )}
        </h2>
        {picks.length > 0 && (
          <ChosenSeats
            picks={picks}
            seats={seats}
            words={words}
            onLeave={(seat) => send({ type: "seat.toggle", seat })}
          />
        )}
      </section>
      <SeatSum
        view={isTold ? { ...view, unfinished: null } : view}
        news={<SeatNews view={view} letGo={letGo} onMend={() => send({ type: "mend.accept" })} />}
        label={picks.length === 0 ? <Trans>No seat chosen yet</Trans> : <Trans>Price of your seats</Trans>}
        missing={
          standing === 0 ? null : proposal.length > 0 ? (
            <HallProposal view={view} send={send} />
          ) : (
            <div className={page.rest}>
              {t`${plural(standing, { one: "# seat is still to be chosen.", other: "# seats are still to be chosen." })}`}
              {party !== null && <HallProposal view={view} send={send} />}
            </div>
          )
        }
        onSubmit={() => send({ type: "seats.submit" })}
      />
    </>
  );
}
