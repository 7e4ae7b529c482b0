import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TrainPlacesEvent, TrainPlacesView } from "@safar/engine";
import { SeatSum } from "../seat-plan/seat-sum.tsx";

/** What it comes to so far, what is still missing, and the way on. */
export function PlaceSum({
  view,
  send,
}: {
  readonly view: TrainPlacesView;
  readonly send: (event: TrainPlacesEvent) => void;
}) {
  const { t } = useLingui();
  const { picks, travellers } = view;
  const missing = travellers.length - picks.length;
  return (
    <SeatSum
      view={view}
      label={picks.length === 0 ? <Trans>No place chosen yet</Trans> : <Trans>Price of your places</Trans>}
      missing={
        missing > 0
          ? t`${plural(missing, { one: "# place is still to be chosen.", other: "# places are still to be chosen." })}`
          : null
      }
      onSubmit={() => send({ type: "seats.submit" })}
    />
  );
}
