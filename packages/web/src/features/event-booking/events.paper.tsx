import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type EventsBooking, isEventsBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useOver } from "../bookings/booked-context.ts";
import { CodesTitle } from "../bookings/doors-ask.tsx";
import { createPaper } from "../papers/create-paper.tsx";
import * as css from "../papers/paper.css.ts";
import { PaperCode } from "../papers/paper-code.tsx";
import { PaperFacts, PaperSection, PaperTable } from "../papers/paper-facts.tsx";
import { PlaceMoment } from "../papers/paper-time.tsx";
import { countedIn } from "../quantities/counted-in.ts";
import { groupCode } from "../quantities/group-words.ts";
import { nameOn } from "./event-tickets.tsx";
import { EventTitle } from "./event-title.tsx";
import booked from "./events.booked.tsx";

/** An event on paper: when, where, and each ticket with its code. */
function Paper({ booking }: { readonly booking: EventsBooking }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { directions, doors, ends, starts, tickets, venue } = booking.events;
  const isOver = useOver(booked, booking);
  const isNamed = tickets.some(({ attendee }) => attendee !== null);
  return (
    <>
      <PaperSection id="event" title={<EventTitle booking={booking} />}>
        <PaperFacts
          of={[
            { name: t`Doors open`, value: <PlaceMoment at={doors} /> },
            { name: t`Start`, value: <PlaceMoment at={starts} /> },
            { name: t`End`, value: <PlaceMoment at={ends} /> },
            { name: t`Venue`, value: <bdi>{venue.name[locale]}</bdi> },
            { name: t`Address`, value: <bdi>{venue.address[locale]}</bdi> },
            { name: t`Passes`, value: countedIn(booking.events.passes, locale) },
          ]}
        />
        {!isOver && <p>{directions[locale]}</p>}
      </PaperSection>
      <PaperSection id="tickets" title={isOver ? <Trans>Tickets</Trans> : <CodesTitle of={tickets} />}>
        <PaperTable columns={[...(isNamed ? [t`Name`] : []), t`Pass`, t`Code`]}>
          {tickets.map((ticket) => (
            <tr key={ticket.id}>
              {isNamed && (
                <th scope="row">
                  <bdi>{nameOn(ticket, locale)}</bdi>
                </th>
              )}
              <td>
                {ticket.pass[locale]}
                {ticket.admits > 1 && tickets.length > 1 && (
                  <span className={css.below}>{t(groupCode(ticket.admits))}</span>
                )}
              </td>
              <td className={css.number}>
                {ticket.code === null ? (
                  <Trans>Not issued yet</Trans>
                ) : (
                  <PaperCode
                    says={ticket.code}
                    label={t`Entry code`}
                    isDrawn={ticket.state === "valid" && tickets.length > 1}
                    isOver={isOver}
                  />
                )}
              </td>
            </tr>
          ))}
        </PaperTable>
      </PaperSection>
    </>
  );
}

/** The papers of a booking of an event. */
export default createPaper<EventsBooking>({
  booked,
  isOf: isEventsBooking,
  name: msg`Event ticket`,
  show: msg`Show this at the doors`,
  reference: msg`Booking reference`,
  // One alone stands at the head.
  doorOf: ({ events: { tickets } }) => (tickets.length === 1 && tickets[0]?.state === "valid" ? tickets[0].code : null),
  zoneOf: ({ events: { starts } }) => starts.zone,
  briefOf: () => ({}),
  Title: EventTitle,
  Content: Paper,
});
