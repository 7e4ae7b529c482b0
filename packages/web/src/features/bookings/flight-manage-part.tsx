import { Trans } from "@lingui/react/macro";
import type { BookingEvent, BookingView, FlightBooking } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { paths } from "../../app/paths.ts";
import { PolicyTimeline } from "../checkout/policy-timeline.tsx";
import * as css from "./booking.css.ts";
import { ChangeNotice } from "./change-notice.tsx";
import { ManagePart } from "./manage-part.tsx";

type Shown = {
  readonly view: BookingView;
  readonly booking: FlightBooking;
  readonly send: (event: BookingEvent) => void;
};

/** Of the place where the journey begins. */
const zoneOf = ({ flight }: FlightBooking): string => flight.itinerary.legs[0]?.departs.zone ?? "UTC";

function Modify({ view, booking }: Pick<Shown, "view" | "booking">) {
  const canChange = view.actions.includes("change");
  return (
    <section className={css.panel} aria-labelledby="modify">
      <h2 id="modify">
        <Trans>Modify trip</Trans>
      </h2>
      {canChange && <PolicyTimeline kind="change" rules={booking.policy.change} zone={zoneOf(booking)} />}
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

/** Everything that can still be done about a flight: it can be moved, by the airline or by who travels. */
export function FlightManagePart({ view, booking, send }: Shown) {
  const notices = booking.flight.changes
    .toReversed()
    .map((change) => (
      <ChangeNotice
        key={change.id}
        booking={booking}
        change={change}
        busy={view.busy}
        canRespond={view.actions.includes("respond")}
        onRespond={(decision) => send({ type: "change.respond", changeId: change.id, decision })}
      />
    ));
  return (
    <ManagePart view={view} booking={booking} send={send} zone={zoneOf(booking)} news={notices}>
      {/* While it is being cancelled, and right after, there is nothing to change. */}
      {booking.status !== "Pending" && view.cancellation === null && <Modify view={view} booking={booking} />}
    </ManagePart>
  );
}
