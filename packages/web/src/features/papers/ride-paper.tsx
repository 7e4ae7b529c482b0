import { useLingui } from "@lingui/react/macro";
import type { PlaceTime } from "@safar/engine";
import type { ReactNode } from "react";
import { TitledName } from "../bookings/titled-name.tsx";
import * as css from "./paper.css.ts";
import { PaperFacts, PaperSection, PaperTable } from "./paper-facts.tsx";
import { PlaceMoment } from "./paper-time.tsx";
import { TicketNumber } from "./ticket-number.tsx";

type End = {
  /** What one does there. */
  readonly name: ReactNode;
  readonly at: PlaceTime;
  readonly place: string;
  /** The stop within the place. */
  readonly stop?: string;
};

/** Which ride, by its two names, from where to where, and what else is known of it. `id` is its heading's own. */
export const PaperRide = ({
  id,
  names: [first, second],
  ends,
  facts,
}: {
  readonly id: string;
  readonly names: readonly [ReactNode, ReactNode];
  readonly ends: readonly End[];
  readonly facts: Parameters<typeof PaperFacts>[0]["of"];
}) => (
  <PaperSection
    id={id}
    title={
      <>
        {first} · {second}
      </>
    }
  >
    <div className={css.ends}>
      {ends.map(({ at, name, place, stop }) => (
        <div key={at.local}>
          <p className={css.quiet}>{name}</p>
          <PlaceMoment at={at} />
          <span className={css.stacked}>
            <strong>
              <bdi>{place}</bdi>
            </strong>
            {stop !== undefined && <bdi>{stop}</bdi>}
          </span>
        </div>
      ))}
    </div>
    <PaperFacts of={facts} />
  </PaperSection>
);

type Person = Parameters<typeof TitledName>[0]["of"] & {
  readonly id: string;
  readonly ticket: { readonly number: string | null };
  /** Where they sit, told beside the others at a glance: a seat, a coach. */
  readonly sits: string;
  readonly place?: string;
};

/** Who sits where, each on their ticket. */
export function PaperSitters({
  id,
  title,
  columns,
  people,
}: {
  readonly id: string;
  readonly title: ReactNode;
  /** What `sits` and `place` are called. */
  readonly columns: readonly string[];
  readonly people: readonly Person[];
}) {
  const { t } = useLingui();
  return (
    <PaperSection id={id} title={title}>
      <PaperTable columns={[...columns, t`Name`, t`Ticket number`]}>
        {people.map(({ id: key, place, sits, ticket, ...person }) => (
          <tr key={key}>
            <th scope="row">
              <bdi dir="ltr" className={css.hour}>
                {sits}
              </bdi>
            </th>
            {place !== undefined && <td>{place}</td>}
            <td>
              <TitledName of={person} />
            </td>
            <TicketNumber of={ticket} />
          </tr>
        ))}
      </PaperTable>
    </PaperSection>
  );
}
