import { Trans } from "@lingui/react/macro";
import type { Booking, BookingEvent, BookingView, FlightBooking } from "@safar/engine";
import { Button, ButtonLink } from "@safar/ui/button";
import { useHydrated } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { PolicyTimeline } from "../checkout/policy-timeline.tsx";
import * as css from "./booking.css.ts";
import { DownloadLink, PrintButton } from "./booking-actions.tsx";
import { CancelPanel } from "./cancel-panel.tsx";
import { ChangeNotice } from "./change-notice.tsx";

type Parts = {
  readonly view: BookingView;
  readonly booking: FlightBooking;
  readonly send: (event: BookingEvent) => void;
};

/** Of the place where the journey begins. */
const zoneOf = ({ flight }: FlightBooking): string => flight.itinerary.legs[0]?.departs.zone ?? "UTC";

/** Cancelling a booking of any kind: what it costs now and later, and the way to do it. */
export function Cancel({
  view,
  booking,
  send,
  zone,
}: Omit<Parts, "booking"> & {
  booking: Booking;
  /** Of the place where the journey begins. */
  zone: string;
}) {
  const isAlive = useHydrated();
  const canCancel = view.actions.includes("cancel");
  const isMoved = booking.changes.some(({ state }) => state === "open" || state === "declined");
  return (
    <section className={css.panel} aria-labelledby="cancel">
      <h2 id="cancel">
        <Trans>Cancel trip</Trans>
      </h2>
      {view.cancellation !== null ? (
        <CancelPanel actor={view.cancellation} />
      ) : (
        <>
          {isMoved ? (
            <p>
              <Trans>The airline has moved this flight, so its usual fees for cancelling do not apply.</Trans>
            </p>
          ) : (
            booking.status !== "Pending" && (
              <PolicyTimeline kind="cancellation" rules={booking.policy.cancellation} zone={zone} />
            )
          )}
          {canCancel ? (
            <>
              <p className={css.quiet}>
                <Trans>You see what comes back before anything is cancelled.</Trans>
              </p>
              <div className={css.actions}>
                <Button disabled={!isAlive} busy={view.busy} onClick={() => send({ type: "cancellation.start" })}>
                  <Trans>Cancel this booking</Trans>
                </Button>
                <noscript>
                  <ButtonLink href={paths.contactUs()}>
                    <Trans>Cancel with our support</Trans>
                  </ButtonLink>
                </noscript>
              </div>
            </>
          ) : (
            <p className={css.quiet}>
              <Trans>This booking cannot be cancelled now.</Trans>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Modify({ view, booking }: Omit<Parts, "send">) {
  const canChange = view.actions.includes("change");
  return (
    <section className={css.panel} aria-labelledby="modify">
      <h2 id="modify">
        <Trans>Modify trip</Trans>
      </h2>
      <PolicyTimeline kind="change" rules={booking.policy.change} zone={zoneOf(booking)} />
      <p className={css.quiet}>
        {canChange ? (
          <Trans>
            The airline makes changes on request. Tell us the flight you would rather take: we ask for its price and
            tell you the difference before anything is changed.
          </Trans>
        ) : (
          <Trans>This booking cannot be changed now.</Trans>
        )}
      </p>
      {canChange && (
        <div className={css.actions}>
          <ButtonLink href={paths.contactUs()}>
            <Trans>Ask for a change</Trans>
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** Everything that can still be done about a trip. */
export function ManagePart({ view, booking, send }: Parts) {
  const { documents, flight, uuid } = booking;
  const isOver = view.nextStep === "bookAgain" && view.cancellation === null;
  return (
    <div className={css.part}>
      {flight.changes.toReversed().map((change) => (
        <ChangeNotice
          key={change.id}
          booking={booking}
          change={change}
          busy={view.busy}
          canRespond={view.actions.includes("respond")}
          onRespond={(decision) => send({ type: "change.respond", changeId: change.id, decision })}
        />
      ))}
      {isOver ? (
        <p className={css.panel}>
          <Trans>There is nothing left to manage: this booking has ended.</Trans>
        </p>
      ) : (
        <>
          <Cancel view={view} booking={booking} send={send} zone={zoneOf(booking)} />
          {booking.status !== "Pending" && <Modify view={view} booking={booking} />}
        </>
      )}
      {documents.length > 0 && (
        <section className={css.panel} aria-labelledby="papers">
          <h2 id="papers">
            <Trans>Papers</Trans>
          </h2>
          <div className={css.actions}>
            {documents.map((kind) => (
              <DownloadLink key={kind} booking={uuid} kind={kind} />
            ))}
            <PrintButton />
          </div>
        </section>
      )}
    </div>
  );
}
