import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MoviesBooking } from "@safar/engine";
import { connectMoving, type MoveOffer, type MovingView, movingActors, movingMachine } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Spinner } from "@safar/ui/spinner";
import { useEffect, useRef, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useFlow } from "../../engine/flows/use-flow.ts";
import { moveService } from "../../engine/movies/movies.service.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import type { Shown } from "../bookings/booked.types.ts";
import * as booking from "../bookings/booking.css.ts";
import { SeatList } from "../seat-plan/seat-list.tsx";
import { ProblemNote } from "../shell/problem-note.tsx";
import * as css from "./movie-booking.css.ts";

const machine = movingMachine.provide({ actors: movingActors(moveService) });

function Offer({
  offer: { seats, show },
  isChosen,
  onChoose,
}: {
  readonly offer: MoveOffer;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { locale } = useFacts();
  return (
    <label className={css.move}>
      <input type="radio" name="move-to" checked={isChosen} onChange={onChoose} />
      <bdi dir="ltr" className={css.clock}>
        {clockOf(show.starts.local)}
      </bdi>
      <span>
        {formatShortDay(show.starts.local, locale)} · <bdi>{show.cinema.name[locale]}</bdi> · <SeatList of={seats} />
      </span>
    </label>
  );
}

function Offers({
  view,
  onChoose,
  onMove,
}: {
  readonly view: MovingView;
  readonly onChoose: (show: string) => void;
  readonly onMove: () => void;
}) {
  const { t } = useLingui();
  const { busy, chosen, isTaken, offers, problem } = view;
  if (offers.length === 0)
    return (
      <p>
        <Trans>No other show of this film has enough seats for your group.</Trans>
      </p>
    );
  return (
    <>
      {isTaken && (
        <Alert tone="warning" live title={<Trans>Someone else has just booked those seats</Trans>}>
          <Trans>Your booking has not changed. Choose another show.</Trans>
        </Alert>
      )}
      <ProblemNote problem={problem} />
      <fieldset className={css.moves}>
        <legend>{t`${plural(offers.length, { one: "# other show", other: "# other shows" })}`}</legend>
        {offers.map((offer) => (
          <Offer
            key={offer.show.id}
            offer={offer}
            isChosen={offer.show.id === chosen?.show.id}
            onChoose={() => onChoose(offer.show.id)}
          />
        ))}
      </fieldset>
      <div>
        <Button kind="primary" busy={busy} disabled={chosen === null} onClick={onMove}>
          <Trans>Change to this show</Trans>
        </Button>
      </div>
    </>
  );
}

function Moving({ uuid, onMoved }: { readonly uuid: string; readonly onMoved: () => void }) {
  const { t } = useLingui();
  const { actor, view } = useFlow(machine, connectMoving, { input: { booking: uuid, proof: null } });
  const isMoved = view.screen === "moved";
  const tell = useRef(onMoved);
  useEffect(() => {
    tell.current = onMoved;
  });
  useEffect(() => {
    if (isMoved) tell.current();
  }, [isMoved]);
  switch (view.screen) {
    case "loading":
      return <Spinner label={t`Looking for other shows`} />;
    case "moved":
      return (
        <Alert tone="success" live title={<Trans>Your booking was changed</Trans>}>
          <Trans>Your entry code has changed too. This page shows the new one.</Trans>
        </Alert>
      );
    case "tooLate":
      return (
        <p>
          <Trans>It is too late to change this booking: the cinema allows it until shortly before the show.</Trans>
        </p>
      );
    case "failed":
      return (
        <Button onClick={() => actor.send({ type: "offers.reload" })}>
          <Trans>Try Again</Trans>
        </Button>
      );
    default:
      return (
        <Offers
          view={view}
          onChoose={(show) => actor.send({ type: "offer.choose", show })}
          onMove={() => actor.send({ type: "move.accept" })}
        />
      );
  }
}

/** Moving a booking to another show of the film, by the cinema's rule. */
export function MoveShow({ booking: { movies, uuid }, send }: Pick<Shown<MoviesBooking>, "booking" | "send">) {
  const [isOpen, setOpen] = useState(false);
  // What has just become of it is still told once it cannot be moved again.
  if (movies.movableUntil === null && !isOpen) return null;
  return (
    <section className={booking.panel} aria-labelledby="move-show">
      <h2 id="move-show">
        <Trans>Change to another show</Trans>
      </h2>
      <p className={css.quiet}>
        <Trans>The same film and number of seats at the same price. Nothing is charged.</Trans>
      </p>
      {isOpen ? (
        <Moving uuid={uuid} onMoved={() => send({ type: "booking.reload" })} />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>
            <Trans>See other shows</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
