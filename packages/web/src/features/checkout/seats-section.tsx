import { Trans, useLingui } from "@lingui/react/macro";
import { type ExtrasEvent, type ExtrasView, ownerOf, seatsOf } from "@safar/engine";
import { Tabs } from "@safar/ui/tabs";
import * as css from "./extras/extras.css.ts";
import type { Named } from "./people/named-party.ts";
import { SeatStep } from "./seat-step.tsx";

/** For whom and on which part of the journey a seat is being chosen. */
export type SeatPlace = { readonly travellerId: string; readonly segmentId: string };

/** Seats, a map for each flight. Infants travel on a lap and have none. */
export function SeatsSection({
  view: { choices, seatMaps, sitters },
  named,
  at,
  onAt,
  send,
}: {
  view: ExtrasView;
  named: Named;
  at: SeatPlace;
  onAt: (place: SeatPlace) => void;
  send: (event: ExtrasEvent) => void;
}) {
  const { t } = useLingui();
  const stepFor = (segmentId: string) => {
    const map = seatMaps.find((one) => one.segmentId === segmentId);
    return (
      map && (
        <SeatStep
          map={map}
          sitters={sitters}
          choices={choices}
          named={named}
          current={at.travellerId}
          onCurrent={(travellerId) => onAt({ ...at, travellerId })}
          send={send}
        />
      )
    );
  };
  const [first, ...others] = seatMaps;
  if (first === undefined || sitters.length === 0) return null;
  return (
    <div className={css.groups}>
      <p className={css.keysIntro}>
        <Trans>Move over the map with the arrow keys and choose with Enter, or press a seat.</Trans>
      </p>
      {others.length === 0 ? (
        stepFor(first.segmentId)
      ) : (
        <Tabs
          label={t`Flights of your trip`}
          selected={at.segmentId}
          onSelect={(segmentId) => onAt({ travellerId: sitters[0]?.id ?? at.travellerId, segmentId })}
          tabs={seatMaps.map((map) => {
            const { segmentId } = map;
            const count = seatsOf(map).filter(({ seat }) => ownerOf(seat, choices) !== null).length;
            const { label } = named.partOf(segmentId);
            return {
              id: segmentId,
              label: t`${label} · ${count} of ${sitters.length}`,
              // A map is some two hundred buttons: only the one in sight is there.
              panel: segmentId === at.segmentId ? stepFor(segmentId) : null,
            };
          })}
        />
      )}
    </div>
  );
}
