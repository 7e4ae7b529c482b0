import { Trans, useLingui } from "@lingui/react/macro";
import type { FlightBooking } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { clockOf } from "../../i18n/clock.ts";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import type { Shown } from "../bookings/booked.types.ts";
import { useBooked, useIsOver } from "../bookings/booked-context.ts";
import * as css from "../bookings/booking.css.ts";
import { letterAddress } from "../bookings/letter-address.ts";
import { PolicyTimeline } from "../checkout/quote/policy-timeline.tsx";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";
import { ChangeNotice } from "./change-notice.tsx";
import { zoneOfFlight } from "./flight-zone.ts";

/** What the airline has moved, the latest first. */
export const FlightChanges = ({ view, booking, send }: Shown<FlightBooking>) =>
  booking.flight.changes
    .toReversed()
    .map((change) => (
      <ChangeNotice
        key={change.id}
        booking={booking}
        change={change}
        busy={view.busy}
        canRespond={view.actions.includes("respond")}
        onCancel={view.commands.cancel ? () => send({ type: "cancellation.start" }) : null}
        onRespond={(decision) => send({ type: "change.respond", changeId: change.id, decision })}
      />
    ));

/** Moving a flight, by who travels. */
export function ModifyFlight({ view, booking }: Shown<FlightBooking>) {
  const { t } = useLingui();
  const words = useFlightWords();
  const { vertical } = useBooked();
  const { cancelledAt, status, flight } = booking;
  const { itinerary, references } = flight;
  // While it is being cancelled, and right after, there is nothing to change; that what is over cannot be changed stands below.
  if (useIsOver(booking) || status === "Pending" || cancelledAt || view.cancellation) return null;
  const canChange = view.actions.includes("change");
  // Its answer is waited for, and it is written about again at the page's head.
  const isAsked = canChange && booking.changeRequest !== undefined;
  // What a change of one's own costs is not told beside the airline's, which is free to accept or to decline.
  const isMoved = booking.changes.some(({ state }) => state === "open" || state === "declined");
  const about = itinerary.legs.map(({ from, to, departs, segments }) => {
    const [start, end] = [isolated(words.city(from, references)), isolated(words.city(to, references))];
    const flights = segments.map(({ airline, number }) => isolated(`${airline} ${number}`)).join(commaIn(words.locale));
    return t`${start} to ${end}, ${words.day(departs.local)}, ${isolated(clockOf(departs.local))}, ${flights}`;
  });
  const first = itinerary.legs[0]?.departs.local.slice(0, 10);
  return (
    <section className={css.panel} aria-labelledby="modify">
      <h2 id="modify">
        <Trans>Modify trip</Trans>
      </h2>
      {canChange && !isMoved && (
        <PolicyTimeline kind="change" rules={booking.policy.change} zone={zoneOfFlight(booking)} />
      )}
      {!isAsked && (
        <p className={css.quiet}>
          {canChange && isMoved ? (
            <Trans>
              For flights other than these, tell us which you prefer: we tell you what that costs before anything is
              changed.
            </Trans>
          ) : canChange ? (
            <Trans>
              The airline makes changes on request. Tell us which flight you prefer: we check its price and tell you the
              difference before anything is changed.
            </Trans>
          ) : (
            <Trans>This booking cannot be changed now.</Trans>
          )}
        </p>
      )}
      {canChange && !isAsked && (
        <div className={css.actions}>
          <ButtonLink
            href={letterAddress(vertical, booking, {
              about: about.join(words.locale === "ar" ? "؛ " : "; "),
              ...(first !== undefined && { day: first }),
            })}
          >
            <Trans>Ask for a change</Trans>
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
