import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, type BusBooking, encodeBusCriteria } from "@safar/engine";
import Bus from "lucide-react/icons/bus";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatCount } from "../../i18n/format.ts";
import * as css from "../bookings/booking.css.ts";
import { NameList } from "../bookings/name-list.tsx";
import { RideTicket } from "../bookings/ride-ticket.tsx";
import { busResultsPath } from "../bus-search/bus-results-path.ts";
import { inclusionWords } from "../bus-seats/bundle-words.ts";
import { RideWay } from "../offer-page/ride-way.tsx";
import { SeatList } from "../seat-plan/seat-list.tsx";
import { unbrokenLength } from "../shell/length-of-time.ts";

const Place = ({ city, stop }: { city: string; stop: string }) => (
  <>
    <bdi>{city}</bdi>
    <span className={css.small}>
      {" "}
      <bdi>{stop}</bdi>
    </span>
  </>
);

/** A bus as a boarding pass: which coach, from which stop to which, on which seats, and for whom. */
export function BusTicket({ booking }: { booking: BusBooking }) {
  const { i18n, t } = useLingui();
  const { locale } = useFacts();
  const { boarding, bundle, departure, dropping, from, passengers, to } = booking.bus;
  const isOne = passengers.length === 1;
  const back = { from: to.slug, to: from.slug, date: addDays(dropping.time.local.slice(0, 10), 1) };
  return (
    <>
      <RideTicket
        booking={booking}
        carrier={
          <>
            <bdi>{departure.operator.name[locale]}</bdi>{" "}
            <bdi className={css.rideNumber}>{departure.coach.name[locale]}</bdi>
          </>
        }
        icon={Bus}
        from={{ local: boarding.time.local, place: <Place city={from.name[locale]} stop={boarding.name[locale]} /> }}
        to={{ local: dropping.time.local, place: <Place city={to.name[locale]} stop={dropping.name[locale]} /> }}
        isOtherDay={dropping.time.local.slice(0, 10) !== boarding.time.local.slice(0, 10)}
        between={[
          unbrokenLength(i18n, departure.minutes),
          <Trans key="km">{formatCount(departure.km, locale)}&nbsp;km</Trans>,
        ]}
        facts={[
          {
            label: isOne
              ? t({ message: "Passenger", context: "on a bus" })
              : t({ message: "Passengers", context: "on a bus" }),
            value: <NameList of={passengers} />,
          },
          { label: isOne ? t`Seat` : t`Seats`, value: <SeatList of={passengers.map(({ seat }) => seat)} /> },
          {
            label: t`Bundle`,
            isLong: true,
            value: (
              <>
                <bdi>{bundle.name[locale]}</bdi>
                {/* What was given up promises nothing any more. */}
                {(booking.cancelledAt === undefined ? bundle.includes : []).map((one) => (
                  <span key={one.kind} className={css.small}>
                    {inclusionWords(i18n, one, bundle.refund)}
                  </span>
                ))}
              </>
            ),
          },
        ]}
      />
      <RideWay
        {...{ booking, from, to }}
        stop={boarding}
        leaves={boarding.time}
        back={busResultsPath(encodeBusCriteria(back))}
      />
    </>
  );
}
