import type { Booking } from "@safar/engine";
import type { LucideIcon } from "@safar/ui/icon";
import { TicketCard, TicketFacts, TicketLeg } from "@safar/ui/ticket-card";
import type { ComponentProps, ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import * as css from "./booking.css.ts";
import { TicketHead } from "./ticket-head.tsx";
import { TicketStub } from "./ticket-stub.tsx";

/** Where and when a ride begins or ends, by the place's own clock. */
type End = {
  readonly local: string;
  /** When it was to be, where it is late. */
  readonly was?: string | undefined;
  readonly place: ReactNode;
};

/** When, and struck out when it was to be: its day too where that was another. */
function Hour({ local, was }: End) {
  const { locale } = useFacts();
  const isOtherDay = was?.slice(0, 10) !== local.slice(0, 10);
  return (
    <>
      {clockOf(local)}
      {was !== undefined && (
        <s className={css.was}>
          {isOtherDay && formatShortDay(was, locale)} {clockOf(was)}
        </s>
      )}
    </>
  );
}

type Props = {
  readonly booking: Booking;
  /** Who drives or flies, and by which names. */
  readonly carrier: ReactNode;
  readonly icon: LucideIcon;
  /** Degrees that make the icon point along the line. */
  readonly turn?: number;
  readonly from: End;
  readonly to: End;
  /** Whether it arrives on another day than it leaves on. */
  readonly isOtherDay: boolean;
  /** How long it takes, and what there is on the way. */
  readonly between: readonly [first: ReactNode, second: ReactNode];
  readonly facts: ComponentProps<typeof TicketFacts>["facts"];
};

/** A ride as a boarding pass: what goes when, from where to where, and for whom. */
export function RideTicket({ booking, carrier, from, to, isOtherDay, between, facts, ...look }: Props) {
  const { locale } = useFacts();
  return (
    <TicketCard
      head={
        <TicketHead on={from.local}>
          <span>{carrier}</span>
        </TicketHead>
      }
      stub={<TicketStub booking={booking} />}
    >
      <TicketLeg
        {...look}
        from={{ time: <Hour {...from} />, place: from.place }}
        to={{
          time: <Hour {...to} />,
          place: (
            <>
              {to.place}
              {isOtherDay && <span className={css.small}> {formatShortDay(to.local, locale)}</span>}
            </>
          ),
        }}
        between={
          <>
            {between[0]}
            <br />
            {between[1]}
          </>
        }
      />
      <TicketFacts facts={facts} />
    </TicketCard>
  );
}
