import { Plural, Trans } from "@lingui/react/macro";
import type { LostSeat, SeatPlan } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { type ReactNode, useEffect, useRef } from "react";
import * as css from "./lost-seats.css.ts";
import { SeatList } from "./seat-list.tsx";
import { areBerths } from "./seat-words.ts";

type View = {
  readonly lost: readonly LostSeat[];
  readonly picks: readonly unknown[];
  readonly seats: SeatPlan["seats"];
};

/** Places that somebody else was quicker to take, in one warning: the others stay, and what is free near by is a press away. */
export function LostSeats({
  view,
  onTake,
  hasOthers = false,
  ways,
}: {
  view: View;
  /** Others are proposed beside it: which are nearest is not said as well. */
  hasOthers?: boolean;
  onTake: (lost: string) => void;
  /** Where else there is something, where nothing here can be had. */
  ways?: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const count = useRef(view.lost.length);
  useEffect(() => {
    // What was pressed goes away with the seat that it stood for.
    if (view.lost.length < count.current) place.current?.focus();
    count.current = view.lost.length;
  }, [view.lost.length]);
  const labelOf = (id: string) => view.seats.find((seat) => seat.id === id)?.label ?? id;
  const offered = hasOthers ? [] : view.lost.filter(({ nearest }) => nearest !== null);
  const found = offered.map(({ nearest }) => labelOf(nearest ?? ""));
  const gone = view.lost.map(({ seat }) => labelOf(seat));
  const [lost, near] = [gone[0], found[0]];
  const isOfBerths = areBerths(view.seats);
  const [several, others] = [<SeatList key="gone" of={gone} />, <SeatList key="found" of={found} />];
  return (
    <div ref={place} tabIndex={-1} className={css.lost}>
      {gone.length > 0 && (
        <Alert
          key={gone.join()}
          tone="warning"
          live
          title={
            isOfBerths ? (
              gone.length > 1 ? (
                <Trans>Berths {several} were just booked by someone else</Trans>
              ) : (
                <Trans>Berth {lost} was just booked by someone else</Trans>
              )
            ) : (
              <Plural
                value={gone.length}
                one={<Trans>Seat {lost} was just booked by someone else</Trans>}
                other={<Trans>Seats {several} were just booked by someone else</Trans>}
              />
            )
          }
          action={
            found.length === 0 ? (
              isOfBerths && ways
            ) : (
              <Button size="small" onClick={() => offered.forEach(({ seat }) => onTake(seat))}>
                {/* One text: its words and numbers are no parts of the button with a gap between them. */}
                <span>
                  {!isOfBerths ? (
                    <Plural
                      value={found.length}
                      one={<Trans>Choose seat {near}</Trans>}
                      other={<Trans>Choose seats {others}</Trans>}
                    />
                  ) : found.length > 1 ? (
                    <Trans>Choose berths {others}</Trans>
                  ) : (
                    <Trans>Choose berth {near}</Trans>
                  )}
                </span>
              </Button>
            )
          }
        >
          {view.picks.length === 0 ? (
            <Trans>Nothing was charged.</Trans>
          ) : isOfBerths ? (
            <Trans>Your other berths are still yours, and nothing was charged.</Trans>
          ) : (
            <Trans>Your other seats are still yours, and nothing was charged.</Trans>
          )}{" "}
          {found.length > 1 ? (
            <Trans>The nearest available ones are {others}.</Trans>
          ) : found.length === 0 && isOfBerths && ways !== undefined ? (
            <Trans>No other berth is available for this traveller. Choose another class or another train.</Trans>
          ) : hasOthers ? null : found.length === 0 ? (
            <Trans>No seat near it is available for this traveller. Choose another on the plan.</Trans>
          ) : isOfBerths ? (
            <Trans>The nearest available one is berth {near}.</Trans>
          ) : (
            <Trans>The nearest available one is seat {near}.</Trans>
          )}
        </Alert>
      )}
    </div>
  );
}
