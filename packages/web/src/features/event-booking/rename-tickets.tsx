import { Trans, useLingui } from "@lingui/react/macro";
import { askActors, askMachine, connectAsk, type EventsBooking, type EventTicket } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Disclosure } from "@safar/ui/disclosure";
import { TextField } from "@safar/ui/text-field";
import { type FormEvent, useEffect, useEffectEvent } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { eventAsks } from "../../engine/events/events.service.ts";
import { useFlow } from "../../engine/flows/use-flow.ts";
import { formatMoment } from "../../i18n/format.ts";
import type { Shown } from "../bookings/booked.types.ts";
import * as css from "../bookings/booking.css.ts";
import { ProblemNote } from "../shell/problem-note.tsx";
import * as own from "./event-booking.css.ts";
import { TicketName } from "./event-tickets.tsx";

const machine = askMachine.provide({ actors: askActors(eventAsks.rename) });

type Props = { readonly booking: string; readonly ticket: EventTicket; readonly onRenamed: () => void };

function Rename({ booking, ticket, onRenamed }: Props) {
  const { t } = useLingui();
  const { actor, view } = useFlow(machine, connectAsk, {
    input: { draft: { booking, ticket: ticket.id, firstName: "", lastName: "" }, done: null },
  });
  const { busy, done, draft, screen, trouble } = view;
  const tell = useEffectEvent(onRenamed);
  useEffect(() => {
    if (done !== null) tell();
  }, [done]);
  const fieldOf = (name: "firstName" | "lastName") => ({
    name,
    autoComplete: "off",
    dir: "ltr" as const,
    value: draft[name] ?? "",
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      actor.send({ type: "draft.change", draft: { [name]: value } }),
  });
  if (screen === "closed")
    return (
      <p role="status">
        <Trans>It is too late for another name: the doors are open.</Trans>
      </p>
    );
  return (
    <form
      className={own.rename}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        actor.send({ type: "ask.submit" });
      }}
    >
      <TextField label={t`First name`} {...fieldOf("firstName")} />
      <TextField label={t`Last name`} {...fieldOf("lastName")} />
      {trouble === "invalid" && <Alert tone="warning" live title={<Trans>Enter both names in Latin letters</Trans>} />}
      <ProblemNote problem={trouble === "invalid" ? null : trouble} />
      {done !== null && trouble === null && (
        <Alert tone="success" live title={<Trans>The ticket has its new name</Trans>} />
      )}
      <div>
        <Button kind="primary" type="submit" busy={busy}>
          <Trans>Change the name</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Giving tickets to others, until the doors open. The code stays as it is. */
export function RenameTickets({ booking: { events, uuid }, send }: Pick<Shown<EventsBooking>, "booking" | "send">) {
  const { locale } = useFacts();
  const { renameUntil, starts, tickets } = events;
  const named = tickets.filter(({ attendee, state }) => attendee !== null && state === "valid");
  if (renameUntil === null || named.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="rename">
      <h2 id="rename">
        <Trans>Give a ticket to somebody else</Trans>
      </h2>
      <p className={css.quiet}>
        <Trans>
          Free of charge until the doors open, {formatMoment(renameUntil, locale, starts.zone)}. The code on the ticket
          stays the same: send it to whoever comes.
        </Trans>
      </p>
      {named.map((ticket) => (
        <Disclosure key={ticket.id} title={<TicketName of={ticket} />}>
          <Rename booking={uuid} ticket={ticket} onRenamed={() => send({ type: "booking.reload" })} />
        </Disclosure>
      ))}
    </section>
  );
}
