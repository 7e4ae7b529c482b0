import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { EventsBooking, EventTicket, Locale } from "@safar/engine";
import { Status, type Tone } from "@safar/ui/badge";
import { Link } from "@safar/ui/link";
import { lazy, Suspense } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { Over, Shown } from "../bookings/booked.types.ts";
import * as css from "../bookings/booking.css.ts";
import { partAddress } from "../bookings/booking-address.ts";
import { CodesTitle } from "../bookings/doors-ask.tsx";
import { DocumentAtDoor } from "../bookings/name-at-door.tsx";
import { PlaceWay } from "../offer-page/place-way.tsx";
import { groupCode } from "../quantities/group-words.ts";
import { SendTicket, SentEach } from "../ticket-asks/send-ticket.tsx";
import * as own from "./event-booking.css.ts";

const TicketCode = lazy(() => import("../bookings/ticket-code.tsx").then((module) => ({ default: module.TicketCode })));

const states: Readonly<Record<EventTicket["state"], { readonly tone: Tone; readonly words: MessageDescriptor }>> = {
  waiting: { tone: "warning", words: msg`Ticket not issued yet` },
  valid: { tone: "success", words: msg`Ticket valid` },
  used: { tone: "neutral", words: msg`Ticket used` },
  transferred: { tone: "neutral", words: msg`Ticket given to somebody else` },
  void: { tone: "neutral", words: msg`Ticket no longer valid` },
};

/** Whose ticket it is; what it is for, where nobody's name was asked for. */
export const nameOn = ({ attendee, pass }: EventTicket, locale: Locale): string =>
  attendee === null ? pass[locale] : `${attendee.firstName} ${attendee.lastName}`;

type Props = Pick<Shown<EventsBooking>, "booking" | "send"> & { readonly isOver: Over };

function OneTicket({ booking, isOver, send, ticket }: Props & { readonly ticket: EventTicket }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { admits, atDoor, code, pass, state } = ticket;
  const { tone, words } = states[isOver === "ended" && state === "valid" ? "void" : state];
  return (
    <li className={own.ticket}>
      {code !== null && state === "valid" && !isOver && (
        <div className={css.codeRoom}>
          <Suspense>
            <TicketCode says={code} label={t`Entry code`} />
          </Suspense>
        </div>
      )}
      <div className={own.words}>
        <strong>
          <bdi>{nameOn(ticket, locale)}</bdi>
        </strong>
        {ticket.attendee !== null && <span className={css.small}>{pass[locale]}</span>}
        {admits > 1 && !isOver && booking.events.tickets.length > 1 && (
          <span className={css.small}>{t(groupCode(admits))}</span>
        )}
        {!isOver && <DocumentAtDoor of={atDoor} />}
        {code !== null && (
          <span className={css.small}>
            <bdi dir="ltr">{isOver ? <s>{code}</s> : code}</bdi>
          </span>
        )}
        {!(isOver === "past" && state === "valid") && <Status tone={tone}>{t(words)}</Status>}
      </div>
      {!isOver && (
        <SendTicket
          booking={booking}
          ticket={ticket.id}
          name={nameOn(ticket, locale)}
          onSent={() => send({ type: "booking.reload" })}
        />
      )}
    </li>
  );
}

/** A ticket for each attendee, each with a code of its own, and how to get there. */
export function EventTickets(props: Props) {
  const { booking, isOver } = props;
  const { events, uuid } = booking;
  const { locale } = useFacts();
  const { directions, renameUntil, slug, tickets, venue } = events;
  const { address, latitude, longitude, name } = venue;
  return (
    <>
      <section className={css.panel} aria-labelledby="tickets">
        <h2 id="tickets">{isOver ? <Trans>Tickets</Trans> : <CodesTitle of={tickets} />}</h2>
        {!isOver && <SentEach booking={booking} />}
        <ul role="list" className={css.people}>
          {tickets.map((ticket) => (
            <OneTicket key={ticket.id} {...props} ticket={ticket} />
          ))}
        </ul>
        {!isOver && renameUntil !== null && tickets.some(({ attendee }) => attendee !== null) && (
          <p>
            <Link href={partAddress(paths.booking("events", uuid), "manage")}>
              <Trans>Give a ticket to somebody else</Trans>
            </Link>
          </p>
        )}
        {!isOver && <p className={css.small}>{directions[locale]}</p>}
      </section>
      {!isOver && (
        <PlaceWay
          to={{ id: slug, name: name[locale], position: { latitude, longitude } }}
          address={address[locale]}
          phone={null}
        />
      )}
    </>
  );
}
