import { Trans, useLingui } from "@lingui/react/macro";
import type { EventsBooking } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { TicketCard, TicketFacts, TicketLeg } from "@safar/ui/ticket-card";
import Ticket from "lucide-react/icons/ticket";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { TicketHead } from "../bookings/ticket-head.tsx";
import { TicketStub } from "../bookings/ticket-stub.tsx";
import { countedIn } from "../quantities/counted-in.ts";
import { reservationThing } from "./reservation-thing.ts";

/** What the organiser has changed since it was booked; nothing where nothing was. */
function Changed({ booking: { events } }: { readonly booking: EventsBooking }) {
  const { locale } = useFacts();
  const { isCalledOff, moved, starts } = events;
  if (isCalledOff)
    return (
      <Alert tone="danger" title={<Trans>The organiser has called this event off</Trans>}>
        <Trans>You get everything back, fees too. There is nothing that you have to do.</Trans>
      </Alert>
    );
  if (moved === null) return null;
  return (
    <Alert
      tone="warning"
      title={
        <Trans>
          Moved from {formatLongDay(moved.from.local, locale)} to {formatLongDay(starts.local, locale)}
        </Trans>
      }
    >
      {moved.isKept ? (
        <Trans>You keep your tickets: they count for the new day.</Trans>
      ) : (
        <Trans>Your tickets count for the new day. If it does not suit you, give them back and get everything.</Trans>
      )}
    </Alert>
  );
}

/** An event as a ticket: what, when, where, and how many of which pass. */
export function EventTicketCard({ booking }: { readonly booking: EventsBooking }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { doors, ends, starts, title, venue } = booking.events;
  return (
    <>
      <JsonLdScript things={[reservationThing(booking, locale)]} />
      <Changed booking={booking} />
      <TicketCard
        head={
          <TicketHead on={starts.local}>
            <bdi>{title[locale]}</bdi>
          </TicketHead>
        }
        stub={<TicketStub booking={booking} door={null} />}
      >
        <TicketLeg
          icon={Ticket}
          from={{ time: clockOf(starts.local), place: <Trans>Start</Trans> }}
          to={{ time: clockOf(ends.local), place: <Trans>End</Trans> }}
          between={null}
        />
        <TicketFacts
          facts={[
            { label: t`Venue`, value: <bdi>{venue.name[locale]}</bdi> },
            { label: t`Doors open`, value: <bdi dir="ltr">{clockOf(doors.local)}</bdi> },
            { label: t`Passes`, value: countedIn(booking.events.passes, locale) },
          ]}
        />
      </TicketCard>
    </>
  );
}
