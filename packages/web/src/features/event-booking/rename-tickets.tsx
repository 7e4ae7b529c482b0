import { Trans, useLingui } from "@lingui/react/macro";
import type { EventsBooking, EventTicket } from "@safar/engine";
import { Disclosure } from "@safar/ui/disclosure";
import { useFacts } from "../../app/addresses/page-path.ts";
import { eventAsks } from "../../engine/events/events.service.ts";
import { formatMoment } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import type { Shown } from "../bookings/booked.types.ts";
import * as css from "../bookings/booking.css.ts";
import { AskForm } from "../ticket-asks/ask-form.tsx";
import { nameOn } from "./event-tickets.tsx";

const Renamed = () => <Trans>The ticket has its new name, and a new code</Trans>;

type Props = Pick<Shown<EventsBooking>, "booking" | "send">;

function Rename({ booking, send, ticket }: Props & { readonly ticket: EventTicket }) {
  const { t } = useLingui();
  const name = isolated(nameOn(ticket, useFacts().locale));
  return (
    <AskForm
      ask={eventAsks.rename}
      draft={{ booking: booking.uuid, ticket: ticket.id, firstName: "", lastName: "" }}
      fields={[
        { name: "firstName", label: t`First name` },
        { name: "lastName", label: t`Last name` },
      ]}
      label={t`Another name on the ticket of ${name}`}
      invalid={t`Enter both names, in letters only`}
      Done={Renamed}
      closed={<Trans>It is too late for another name: the doors are open.</Trans>}
      submit={<Trans>Change the name</Trans>}
      onSettled={() => send({ type: "booking.reload" })}
    />
  );
}

/** Giving tickets to others, until the doors open. Whoever had one before is not let in by it any more. */
export function RenameTickets({ booking, send }: Props) {
  const { locale } = useFacts();
  const { renameUntil, starts, tickets } = booking.events;
  const named = tickets.filter(({ attendee, state }) => attendee !== null && state === "valid");
  if (renameUntil === null || named.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="rename">
      <h2 id="rename">
        <Trans>Give a ticket to somebody else</Trans>
      </h2>
      <p className={css.quiet}>
        <Trans>
          Free of charge until the doors open, {formatMoment(renameUntil, locale, starts.zone)}. The ticket gets a new
          code, and the old one no longer lets anybody in: send it to whoever comes.
        </Trans>
      </p>
      {named.map((ticket) => (
        <Disclosure key={ticket.id} title={<bdi>{nameOn(ticket, locale)}</bdi>}>
          <Rename booking={booking} ticket={ticket} send={send} />
        </Disclosure>
      ))}
    </section>
  );
}
