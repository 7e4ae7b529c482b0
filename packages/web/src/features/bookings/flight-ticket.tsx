import { Trans, useLingui } from "@lingui/react/macro";
import { baggageByLeg, type FlightBooking, type FlightLeg } from "@safar/engine";
import { TicketCard, TicketFacts, TicketLeg } from "@safar/ui/ticket-card";
import Plane from "lucide-react/icons/plane";
import { lazy, Suspense } from "react";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { addressOf } from "../../seo/alternates.ts";
import { cabinWords } from "../flight-results/cabin-words.ts";
import { clockOf, isolated, useFlightWords } from "../flight-results/flight-words.ts";
import * as css from "./booking.css.ts";
import { StatusMark } from "./booking-status.tsx";
import { hijriDay } from "./hijri-day.ts";

const TicketCode = lazy(() => import("./ticket-code.tsx").then((module) => ({ default: module.TicketCode })));

const valid: ReadonlySet<string> = new Set(["Confirmed", "Partially Confirmed", "Updated", "Modified"]);

function Stub({ booking: { isMasked, pnr, status, statusText, uuid } }: { booking: FlightBooking }) {
  const facts = useFacts();
  const isTicket = valid.has(status) && !isMasked;
  return (
    <>
      {isTicket && (
        <div className={css.codeRoom}>
          <Suspense>
            <TicketCode address={addressOf(paths.flightBooking(uuid), facts)} />
          </Suspense>
        </div>
      )}
      {pnr !== null && (
        <div>
          <span className={css.small}>
            <Trans>Booking reference</Trans>
          </span>
          <strong className={css.reference}>
            <bdi dir="ltr">{pnr}</bdi>
          </strong>
        </div>
      )}
      <StatusMark status={statusText} />
    </>
  );
}

/** One leg as a boarding pass: what flies when, in times of the places' own clocks, and for whom. */
export function FlightTicket({ booking, leg, index }: { booking: FlightBooking; leg: FlightLeg; index: number }) {
  const { i18n, t } = useLingui();
  const { edition, locale } = useFacts();
  const words = useFlightWords();
  const { itinerary, passengers, references } = booking.flight;
  const [first] = leg.segments;
  if (first === undefined) return null;
  const adult = baggageByLeg(itinerary.baggage).find((entry) => entry.leg === index);
  const names = passengers.map(({ firstName, lastName }) => isolated(`${firstName} ${lastName}`));
  const place = (code: string) => (
    <>
      {words.city(code, references)} <bdi>{code}</bdi>
    </>
  );
  const separator = locale === "ar" ? "، " : ", ";
  return (
    <TicketCard
      head={
        <>
          <span>
            {words.airline(first.airline, references)}{" "}
            {leg.segments.map(({ airline, id, number }) => (
              <bdi key={id} className={css.flightNumber}>
                {airline} {number}
              </bdi>
            ))}
          </span>
          <span>
            {words.day(leg.departs.local, "long")}
            {edition === "SA" && <span className={css.hijri}>{hijriDay(leg.departs.local, locale)}</span>}
          </span>
        </>
      }
      stub={<Stub booking={booking} />}
    >
      <TicketLeg
        icon={Plane}
        turn={45}
        from={{ time: clockOf(leg.departs.local), place: place(leg.from) }}
        to={{
          time: clockOf(leg.arrives.local),
          place: (
            <>
              {place(leg.to)}
              {leg.dayOffset !== 0 && <span className={css.small}> {words.day(leg.arrives.local)}</span>}
            </>
          ),
        }}
        between={
          <>
            {words.duration(leg.minutes)}
            <br />
            {words.stops(leg.stops)}
          </>
        }
      />
      <TicketFacts
        facts={[
          { label: passengers.length > 1 ? t`Travellers` : t`Traveller`, value: names.join(separator) },
          { label: t`Cabin`, value: i18n._(cabinWords[first.cabin]) },
          ...(first.terminals.from === null ? [] : [{ label: t`Terminal`, value: first.terminals.from }]),
          ...(adult === undefined ? [] : [{ label: t`Checked baggage`, value: words.allowance(adult.checked) }]),
        ]}
      />
    </TicketCard>
  );
}
