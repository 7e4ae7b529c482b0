import type { CSSProperties, ReactNode } from "react";
import { Icon, type LucideIcon } from "../icon/icon.tsx";
import { Lattice } from "../lattice/lattice.tsx";
import * as css from "./ticket-card.css.ts";

/** A boarding pass: what it is on the head, the journey in the body, and beyond the perforation what is shown at the gate. */
export const TicketCard = ({
  head,
  stub,
  children,
}: {
  head: ReactNode;
  /** The code to scan and the number to say. */
  stub: ReactNode;
  children: ReactNode;
}) => (
  <article className={css.room}>
    <div className={css.ticket}>
      <div className={css.main}>
        <div className={css.head}>
          <Lattice fade="end" />
          {head}
        </div>
        <div className={css.body}>{children}</div>
      </div>
      <div className={css.stub}>{stub}</div>
    </div>
  </article>
);

const turned = (degrees: number): CSSProperties & { "--turn": string } => ({ "--turn": `${degrees}deg` });

type Stop = {
  /** What happens then, where it is not said by what the ticket is for. */
  name?: ReactNode;
  time: ReactNode;
  place: ReactNode;
};

/** From here to there, times large. `icon` points along the line of reading. */
export const TicketLeg = ({
  from,
  to,
  tells = "hour",
  icon,
  turn = 0,
  between,
}: {
  from: Stop;
  to: Stop;
  /** What of a time is large: the hour that is travelled at, large or in short, or the day of a stay, which is longer. */
  tells?: keyof typeof css.times;
  icon: LucideIcon;
  /** Degrees that make the icon point along the line: 45 for a plane drawn climbing. */
  turn?: number;
  /** Such as the duration and the stops. */
  between: ReactNode;
}) => (
  <div className={css.leg}>
    <div>
      {from.name !== undefined && <div className={css.term}>{from.name}</div>}
      <bdi className={css.times[tells]}>{from.time}</bdi>
      <div className={css.place}>{from.place}</div>
    </div>
    <div className={css.path}>
      <span className={css.line} style={turned(turn)}>
        <Icon of={icon} directional />
      </span>
      {between}
    </div>
    <div className={css.end}>
      {to.name !== undefined && <div className={css.term}>{to.name}</div>}
      <bdi className={css.times[tells]}>{to.time}</bdi>
      <div className={css.place}>{to.place}</div>
    </div>
  </div>
);

/**
 * Gate, seat, class …: a word above its value. Values run in the direction of the page, so that a list of names in another
 * script is read in its order; whoever gives a text of another language among words isolates it.
 */
export const TicketFacts = ({
  facts,
}: {
  facts: readonly {
    label: string;
    value: ReactNode;
    /** As wide as two, where it has more to say. */
    isLong?: boolean;
  }[];
}) => (
  <dl className={css.facts}>
    {facts.map(({ isLong, label, value }) => (
      <div key={label} className={isLong === true ? css.long : undefined}>
        <dt className={css.term}>{label}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
