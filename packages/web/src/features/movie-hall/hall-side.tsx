import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HallEvent, HallView } from "@safar/engine";
import type { ComponentProps } from "react";
import { ChosenSeats } from "../seat-plan/chosen-seats.tsx";
import { SeatNews } from "../seat-plan/seat-news.tsx";
import { SeatSum } from "../seat-plan/seat-sum.tsx";
import * as page from "../seat-plan/seats-page.css.ts";
import { chosenSeats, HallProposal, proposedLabels } from "./hall-proposal.tsx";
import { useHallWords } from "./use-hall-words.ts";

type Props = Pick<ComponentProps<typeof SeatNews>, "letGo"> & {
  readonly view: HallView;
  readonly send: (event: HallEvent) => void;
};

/** The chosen seats beside the hall: whatever the map says is said here too. */
export function HallSide({ view, letGo, send }: Props) {
  const { t } = useLingui();
  const words = useHallWords(view);
  const { party, picks, proposedTotal, seats, standing, total } = view;
  const size = party?.seats ?? picks.length;
  const isLetGo = letGo.labels.length > 0;
  const proposed = standing === 0 ? 0 : proposedLabels(view).length;
  const unfinished = isLetGo || view.mend !== null ? null : view.unfinished;
  const isPriced = proposed > 0 && picks.length === 0;
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
        view={{ ...view, total: isPriced ? proposedTotal : total, unfinished }}
        news={
          <SeatNews view={view} letGo={letGo} isShort={proposed > 0} onMend={() => send({ type: "mend.accept" })} />
        }
        label={
          isPriced ? (
            t`${plural(proposed, { one: "Proposed seat", other: "Proposed seats" })}`
          ) : isLetGo && standing > 0 && proposed === 0 ? (
            // While it is told what went the hall stays in sight: what is left takes no line of its own.
            left
          ) : picks.length === 0 ? (
            <Trans>No seat chosen yet</Trans>
          ) : (
            <Trans>Price of your seats</Trans>
          )
        }
        missing={
          standing === 0 || (isLetGo && proposed === 0) ? null : party === null ? (
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
