import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BookedBus, BusPassenger } from "@safar/engine";
import { Status, type Tone } from "@safar/ui/badge";
import * as css from "../bookings/booking.css.ts";
import { TitledName } from "../bookings/titled-name.tsx";

const states: Readonly<
  Record<BusPassenger["ticket"]["state"], { readonly tone: Tone; readonly words: MessageDescriptor }>
> = {
  waiting: { tone: "warning", words: msg`Ticket not issued yet` },
  issued: { tone: "success", words: msg`Ticket issued` },
  refused: { tone: "danger", words: msg`No ticket: the operator refused` },
  void: { tone: "neutral", words: msg`Ticket no longer valid` },
  unknown: { tone: "neutral", words: msg`Ticket` },
};

/** Who travels, each with their seat and their ticket. */
export function BusPassengers({
  bus,
  isOver,
}: {
  bus: BookedBus;
  /** Nothing is left of the booking, so no ticket is still to come. */
  isOver: boolean;
}) {
  const { t } = useLingui();
  return (
    <section className={css.panel} aria-labelledby="passengers">
      <h2 id="passengers">
        <Trans context="on a bus">Passengers</Trans>
      </h2>
      <ul role="list" className={css.people}>
        {bus.passengers.map(({ id, seat, ticket, ...passenger }) => {
          const { tone, words } = states[ticket.state];
          return (
            <li key={id} className={css.person}>
              <div>
                <strong>
                  <TitledName of={passenger} />
                </strong>
                <p className={css.facts}>
                  <span>
                    <Trans>
                      Seat <bdi dir="ltr">{seat}</bdi>
                    </Trans>
                  </span>
                </p>
              </div>
              <div className={css.ticketState}>
                {!(isOver && ticket.state === "waiting") && <Status tone={tone}>{t(words)}</Status>}
                {ticket.number !== null && (
                  <bdi dir="ltr" className={css.number}>
                    {ticket.number}
                  </bdi>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
