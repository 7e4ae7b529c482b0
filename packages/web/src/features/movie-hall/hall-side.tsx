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
  const { party, picks, seats, standing } = view;
  const size = party?.seats ?? picks.length;
  const isLetGo = letGo.labels.length > 0;
  const left = t`${plural(standing, { one: "# seat is still to be chosen.", other: "# seats are still to be chosen." })}`;
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
        view={isLetGo || view.mend !== null ? { ...view, unfinished: null } : view}
        news={<SeatNews view={view} letGo={letGo} onMend={() => send({ type: "mend.accept" })} />}
        label={
          // What is proposed waits while it is told what went: one thing at a time, and the hall stays in sight.
          isLetGo && standing > 0 ? (
            left
          ) : picks.length === 0 ? (
            <Trans>No seat chosen yet</Trans>
          ) : (
            <Trans>Price of your seats</Trans>
          )
        }
        missing={
          standing === 0 || isLetGo ? null : party === null ? (
            left
          ) : (
            // Of another choice nobody asked yet what is best.
            <HallProposal
              key={[party.category, party.seats, ...picks.map(({ seat }) => seat)].join()}
              view={view}
              left={left}
              send={send}
            />
          )
        }
        onSubmit={() => send({ type: "seats.submit" })}
      />
    </>
  );
}
