import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HallEvent, HallParty, HallPick, HallView } from "@safar/engine";
import { ChosenSeats } from "../seat-plan/chosen-seats.tsx";
import type { useLetGo } from "../seat-plan/let-go-seats.tsx";
import { LostSeats } from "../seat-plan/lost-seats.tsx";
import { SeatList } from "../seat-plan/seat-list.tsx";
import { SeatNews } from "../seat-plan/seat-news.tsx";
import { SeatSum } from "../seat-plan/seat-sum.tsx";
import * as page from "../seat-plan/seats-page.css.ts";
import { HallProposal } from "./hall-proposal.tsx";
import { useHallWords } from "./use-hall-words.ts";

type Props = {
  readonly view: HallView;
  readonly letGo: ReturnType<typeof useLetGo<HallParty, HallPick>>;
  readonly send: (event: HallEvent) => void;
};

/** The id of what stands over the chosen seats. */
const chosenSeats = "chosen-seats";

/** The chosen seats beside the hall: whatever the map says is said here too. */
export function HallSide({ view, letGo, send }: Props) {
  const { t } = useLingui();
  const words = useHallWords(view);
  const { mend, party, picks, proposal, proposedTotal, seats, sideBySide, standing, total, unfinished } = view;
  const size = party?.seats ?? picks.length;
  const placesOf = (some: readonly HallPick[]) => some.flatMap(({ seat }) => seats.find(({ id }) => id === seat) ?? []);
  const offered = placesOf(proposal);
  // Beside what is chosen it is for the rest; in place of that, for all of them.
  const isRest = picks.length > 0 && picks.every((pick) => offered.some(({ id }) => id === pick.seat));
  const proposed = offered.filter(({ mine }) => !isRest || mine === null).map(({ label }) => label);
  const isPriced = proposed.length > 0 && !isRest;
  const take = (event: HallEvent, taken: readonly HallPick[]) => {
    letGo.take(
      taken.map(({ seat }) => seat),
      () => send(event),
    );
    // What was pressed goes away with what it offered.
    document.getElementById(chosenSeats)?.focus({ preventScroll: true });
  };
  const choose = (chosen: readonly HallPick[]) => {
    if (party !== null) take({ type: "seats.choose", party, picks: chosen }, chosen);
  };
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
        view={{ ...view, total: isPriced ? proposedTotal : total, unfinished: null }}
        onTake={isPriced && picks.length === 0 ? () => send({ type: "proposal.accept" }) : undefined}
        news={
          <>
            <LostSeats view={view} hasOthers={standing > 0} onTake={(seat) => send({ type: "nearest.accept", seat })} />
            <SeatNews view={view} letGo={letGo} isShort={standing > 0} onMend={() => choose(mend ?? [])} />
          </>
        }
        label={
          isPriced ? (
            t`${plural(proposed.length, { one: "Proposed seat", other: "Proposed seats" })}`
          ) : picks.length === 0 ? (
            <Trans>No seat chosen yet</Trans>
          ) : (
            <Trans>
              Your seats: <SeatList of={placesOf(picks).map(({ label }) => label)} />
            </Trans>
          )
        }
        missing={
          standing === 0 && (unfinished === null || mend !== null) ? null : (
            <HallProposal
              view={view}
              labels={proposed}
              isRest={isRest}
              onAsk={(wished) => take({ type: "seats.choose", party: wished, picks: [] }, [])}
              onMove={() => choose(sideBySide)}
              onTake={() => take({ type: "proposal.accept" }, proposal)}
              send={send}
            />
          )
        }
        onSubmit={() => send({ type: "seats.submit" })}
      />
    </>
  );
}
