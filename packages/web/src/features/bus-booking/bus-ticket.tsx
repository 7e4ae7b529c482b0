import { Trans, useLingui } from "@lingui/react/macro";
import type { BusBooking } from "@safar/engine";
import { TicketCard, TicketFacts, TicketLeg } from "@safar/ui/ticket-card";
import Bus from "lucide-react/icons/bus";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatLongDay, formatShortDay } from "../../i18n/days.ts";
import { formatHijriDate } from "../../i18n/hijri.ts";
import * as css from "../bookings/booking.css.ts";
import { NameList } from "../bookings/name-list.tsx";
import { TicketStub } from "../bookings/ticket-stub.tsx";
import { roadTime } from "../bus-search/bus-words.ts";
import { SeatList } from "../seat-plan/seat-list.tsx";

/** A bus as a boarding pass: which coach when, from which stop to which, on which seats, and for whom. */
export function BusTicket({ booking }: { booking: BusBooking }) {
  const { i18n, t } = useLingui();
  const { edition, locale } = useFacts();
  const { boarding, bundle, departure, dropping, from, passengers, to } = booking.bus;
  const place = (city: string, stop: string) => (
    <>
      <bdi>{city}</bdi>
      <span className={css.small}>
        {" "}
        <bdi>{stop}</bdi>
      </span>
    </>
  );
  const isNextDay = dropping.time.local.slice(0, 10) !== boarding.time.local.slice(0, 10);
  return (
    <TicketCard
      head={
        <>
          <span>
            <bdi>{departure.operator.name[locale]}</bdi>{" "}
            <bdi className={css.rideNumber}>{departure.coach.name[locale]}</bdi>
          </span>
          <span>
            {formatLongDay(boarding.time.local, locale)}
            {edition === "SA" && <span className={css.hijri}>{formatHijriDate(boarding.time.local, locale)}</span>}
          </span>
        </>
      }
      stub={<TicketStub booking={booking} address={paths.booking("buses", booking.uuid)} />}
    >
      <TicketLeg
        icon={Bus}
        from={{ time: clockOf(boarding.time.local), place: place(from.name[locale], boarding.name[locale]) }}
        to={{
          time: clockOf(dropping.time.local),
          place: (
            <>
              {place(to.name[locale], dropping.name[locale])}
              {isNextDay && <span className={css.small}> {formatShortDay(dropping.time.local, locale)}</span>}
            </>
          ),
        }}
        between={
          <>
            {roadTime(i18n, departure.minutes)}
            <br />
            <Trans>{departure.km} km</Trans>
          </>
        }
      />
      <TicketFacts
        facts={[
          {
            label:
              passengers.length > 1
                ? t({ message: "Passengers", context: "on a bus" })
                : t({ message: "Passenger", context: "on a bus" }),
            value: <NameList of={passengers} />,
          },
          {
            label: passengers.length > 1 ? t`Seats` : t`Seat`,
            value: <SeatList of={passengers.map(({ seat }) => seat)} />,
          },
          { label: t`Bundle`, value: <bdi>{bundle.name[locale]}</bdi> },
        ]}
      />
    </TicketCard>
  );
}
