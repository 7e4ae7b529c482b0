import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FlightBooking, type FlightChange, type FlightReferences, type FlightSegment } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { Button } from "@safar/ui/button";
import type { FormEvent } from "react";
import { localisePath } from "../../app/addresses/locale.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatMoment } from "../../i18n/format.ts";
import * as bookingCss from "../bookings/booking.css.ts";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";
import * as css from "./flight-booking.css.ts";
import { zoneOfFlight } from "./flight-zone.ts";

const states = {
  open: { tone: "warning", words: msg`Waiting for your answer` },
  accepted: { tone: "success", words: msg`You accepted` },
  declined: { tone: "neutral", words: msg`You declined` },
  unknown: { tone: "neutral", words: msg`Answered` },
} as const satisfies Readonly<
  Record<FlightChange["state"], { readonly tone: string; readonly words: MessageDescriptor }>
>;

function Flights({ flights, references }: { flights: readonly FlightSegment[]; references: FlightReferences }) {
  const words = useFlightWords();
  return (
    <ul role="list" className={css.changeFlights}>
      {flights.map(({ airline, arrives, departs, from, id, number, to }) => (
        <li key={`${id} ${departs.local}`}>
          <strong>
            <bdi>{clockOf(departs.local)}</bdi> {words.city(from, references)} – <bdi>{clockOf(arrives.local)}</bdi>{" "}
            {words.city(to, references)}
          </strong>
          <span className={bookingCss.quiet}>
            {words.day(departs.local)} ·{" "}
            <bdi>
              {airline} {number}
            </bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A change of the airline's, before beside after, and the answer to it. */
export function ChangeNotice({
  booking,
  change,
  busy,
  canRespond,
  onRespond,
}: {
  booking: FlightBooking;
  change: FlightChange;
  busy: boolean;
  canRespond: boolean;
  onRespond: (decision: "accept" | "decline") => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { references } = booking.flight;
  const { tone, words } = states[change.state];
  const until = formatMoment(change.respondBy, locale, zoneOfFlight(booking));
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    onRespond(button instanceof HTMLButtonElement && button.value === "decline" ? "decline" : "accept");
  };
  return (
    <section className={bookingCss.panel} aria-labelledby={`change-${change.id}`}>
      <div className={bookingCss.panelHead}>
        <h2 id={`change-${change.id}`}>
          <Trans>Change by the airline</Trans>
        </h2>
        <Status tone={tone}>{t(words)}</Status>
      </div>
      <div className={css.changeSides}>
        <div>
          <h3 className={css.sideTitle}>
            <Trans>Before</Trans>
          </h3>
          <Flights flights={change.removed} references={references} />
        </div>
        <div className={css.sideNow}>
          <h3 className={css.sideTitle}>
            <Trans>Now</Trans>
          </h3>
          <Flights flights={change.added} references={references} />
        </div>
      </div>
      {canRespond && change.state === "open" && (
        <form
          method="post"
          action={localisePath(paths.bookingResponse(booking.uuid), locale)}
          className={css.answers}
          onSubmit={answer}
        >
          <input type="hidden" name="change" value={change.id} />
          <p className={bookingCss.quiet}>
            <Trans>
              Answer by <bdi>{until}</bdi>. If you decline, your booking stays and can be cancelled free of charge.
            </Trans>
          </p>
          <div className={bookingCss.actions}>
            <Button type="submit" name="decision" value="accept" kind="next" busy={busy}>
              <Trans>Accept the new times</Trans>
            </Button>
            <Button type="submit" name="decision" value="decline" busy={busy}>
              <Trans>Decline</Trans>
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
