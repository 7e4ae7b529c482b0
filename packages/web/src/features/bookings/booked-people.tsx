import type { MessageDescriptor } from "@lingui/core";
import type { BookedPassenger } from "@safar/engine";
import type { ReactNode } from "react";
import type { Over } from "./booked.types.ts";
import * as css from "./booking.css.ts";
import { TicketState } from "./ticket-state.tsx";
import { TitledName } from "./titled-name.tsx";

type Person = {
  readonly id: string;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What is known of them, each in a `span`. */
  readonly facts: ReactNode;
  /** What was bought for them. */
  readonly extras?: ReactNode;
  /** Where each has a ticket of their own. */
  readonly ticket?: BookedPassenger["ticket"];
};

/** Whoever a booking is for, one by one. */
export function BookedPeople({
  id,
  title,
  people,
  isOver,
  refused,
}: {
  readonly id: string;
  readonly title: ReactNode;
  readonly people: readonly Person[];
  readonly isOver: Over;
  /** Said where whoever carries somebody gave no ticket. */
  readonly refused?: MessageDescriptor;
}) {
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul role="list" className={css.people}>
        {people.map((person) => (
          <li key={person.id} className={css.person}>
            <div>
              <strong>
                <TitledName of={person} />
              </strong>
              <p className={css.facts}>{person.facts}</p>
              {person.extras}
            </div>
            {person.ticket !== undefined && refused !== undefined && (
              <TicketState ticket={person.ticket} isOver={isOver} refused={refused} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
