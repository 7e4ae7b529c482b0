import type { LucideIcon } from "@safar/ui/icon";
import { TicketLeg } from "@safar/ui/ticket-card";
import type { ReactNode } from "react";
import { clockOf } from "../../i18n/clock.ts";
import { DaysLater } from "./days-later.tsx";
import * as css from "./ride-line.css.ts";

type End = {
  /** By the place's own clock. */
  readonly local: string;
  readonly town: ReactNode;
  /** Where in it: the airport, the terminal, the platform. */
  readonly place?: ReactNode | undefined;
  /** By how many days its date is another than the departure's. */
  readonly daysLater?: number;
};

type Props = {
  readonly icon: LucideIcon;
  /** Degrees that make the icon point along the line. */
  readonly turn?: number;
  readonly from: End;
  readonly to: End;
  /** How long it takes, and what there is on the way. */
  readonly between: readonly ReactNode[];
};

const stopOf = ({ daysLater = 0, local, place, town }: End) => ({
  time: clockOf(local),
  place: (
    <>
      <strong className={css.town}>
        {town} <DaysLater days={daysLater} />
      </strong>
      {place !== undefined && <span className={css.place}>{place}</span>}
    </>
  ),
});

/** A ride in short: when and where it begins and ends, on a line. */
export const RideLine = ({ between, from, to, ...look }: Props) => (
  <div className={css.room}>
    <TicketLeg
      {...look}
      tells="brief"
      from={stopOf(from)}
      to={stopOf(to)}
      // oxlint-disable-next-line react/no-array-index-key -- each is its place below the line
      between={between.map((said, place) => <span key={place}>{said}</span>)}
    />
  </div>
);
