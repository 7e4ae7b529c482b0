import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  type FlightBooking,
  type FlightChange,
  type FlightReferences,
  type FlightSegment,
  type PlaceTime,
} from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { Button } from "@safar/ui/button";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { localisePath } from "../../app/addresses/locale.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf } from "../../i18n/clock.ts";
import { Amount } from "../amounts/amount.tsx";
import * as bookingCss from "../bookings/booking.css.ts";
import { momentIn } from "../checkout/quote/moment.ts";
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

const focused = (place: HTMLElement | null) => place?.focus();
const dayOf = ({ local }: PlaceTime): string => local.slice(0, 10);

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
            {words.day(departs.local)}
            {dayOf(arrives) !== dayOf(departs) && ` – ${words.day(arrives.local)}`} ·{" "}
            <bdi>
              {airline} {number}
            </bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A change of the airline's, before beside after, and the answer to it. Declining it is asked twice, and leads on to the refund. */
export function ChangeNotice({
  booking,
  change,
  busy,
  canRespond,
  onRespond,
  onCancel,
}: {
  booking: FlightBooking;
  change: FlightChange;
  busy: boolean;
  canRespond: boolean;
  onRespond: (decision: "accept" | "decline") => void;
  /** Begins to cancel the booking; null where that cannot be done now. */
  onCancel: (() => void) | null;
}) {
  const { t } = useLingui();
  const [isDeclining, setIsDeclining] = useState(false);
  const leadsOn = useRef(false);
  const isDeclined = change.state === "declined";
  useEffect(() => {
    if (!isDeclined || !leadsOn.current) return;
    leadsOn.current = false;
    onCancel?.();
  }, [isDeclined, onCancel]);
  const { locale } = useFacts();
  const { references } = booking.flight;
  const { tone, words } = states[change.state];
  const until = momentIn(change.respondBy, locale, zoneOfFlight(booking));
  const paid = <Amount of={booking.price.charge.total} />;
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const isNo = button instanceof HTMLButtonElement && button.value === "decline";
    if (isNo && !isDeclining) return setIsDeclining(true);
    leadsOn.current = isNo;
    onRespond(isNo ? "decline" : "accept");
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
          {isDeclining ? (
            <h3 ref={focused} tabIndex={-1}>{t`Do you decline the new times?`}</h3>
          ) : (
            <p className={bookingCss.quiet}>
              <Trans>
                Answer by <bdi>{until}</bdi>. Both answers are free of charge.
              </Trans>
            </p>
          )}
          <p className={bookingCss.quiet}>
            <Trans>If you decline, your booking stays until you cancel it. You then get back {paid}.</Trans>
          </p>
          <div className={bookingCss.actions}>
            {!isDeclining && (
              <Button type="submit" name="decision" value="accept" kind="next" busy={busy}>
                <Trans>Accept the new times</Trans>
              </Button>
            )}
            <Button
              type="submit"
              name="decision"
              value="decline"
              kind={isDeclining ? "danger" : "secondary"}
              busy={busy}
            >
              {isDeclining ? <Trans>Yes, decline and see the refund</Trans> : <Trans>Decline</Trans>}
            </Button>
            {isDeclining && <Button busy={busy} onClick={() => setIsDeclining(false)}>{t`Back`}</Button>}
          </div>
        </form>
      )}
      {isDeclined && onCancel !== null && (
        <>
          <p>
            <Trans>Next, cancel this booking: you get back {paid}, without a fee. Until then it stays as it is.</Trans>
          </p>
          <Button kind="next" busy={busy} onClick={onCancel}>{t`Cancel and get the refund`}</Button>
        </>
      )}
    </section>
  );
}
