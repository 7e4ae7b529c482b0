import { Trans } from "@lingui/react/macro";
import type { LostSeat, SeatPlan } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Stack } from "@safar/ui/layout";
import { useEffect, useRef } from "react";
import * as css from "./lost-seats.css.ts";

type View = {
  readonly lost: readonly LostSeat[];
  readonly picks: readonly unknown[];
  readonly seats: SeatPlan["seats"];
};

/** Places that somebody else was quicker to take: the others stay, and the nearest free one is a press away. */
export function LostSeats({ view, onTake }: { view: View; onTake: (lost: string) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const count = useRef(view.lost.length);
  useEffect(() => {
    // What was pressed goes away with the seat that it stood for.
    if (view.lost.length < count.current) place.current?.focus();
    count.current = view.lost.length;
  }, [view.lost.length]);
  const labelOf = (id: string) => view.seats.find((seat) => seat.id === id)?.label ?? id;
  const kept = view.picks.length;
  return (
    <div ref={place} tabIndex={-1} className={css.lost}>
      {view.lost.length > 0 && (
        <Stack gap="3">
          {view.lost.map(({ nearest, seat }) => {
            const [lost, near] = [labelOf(seat), nearest === null ? null : labelOf(nearest)];
            return (
              <Alert
                key={seat}
                tone="warning"
                live
                title={<Trans>Seat {lost} was just booked by someone else</Trans>}
                action={
                  near === null ? undefined : (
                    <Button size="small" onClick={() => onTake(seat)}>
                      <Trans>Choose seat {near}</Trans>
                    </Button>
                  )
                }
              >
                {kept > 0 ? (
                  <Trans>Your other seats are still yours, and nothing was charged.</Trans>
                ) : (
                  <Trans>Nothing was charged.</Trans>
                )}{" "}
                {near === null ? (
                  <Trans>No seat near it is available for this traveller. Choose another on the plan.</Trans>
                ) : (
                  <Trans>The nearest available one is seat {near}.</Trans>
                )}
              </Alert>
            );
          })}
        </Stack>
      )}
    </div>
  );
}
