import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HotelBooking } from "@safar/engine";
import { TicketCard, TicketFacts, TicketLeg } from "@safar/ui/ticket-card";
import BedDouble from "lucide-react/icons/bed-double";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { formatHijriDate } from "../../i18n/hijri.ts";
import * as css from "../bookings/booking.css.ts";
import { NameList } from "../bookings/name-list.tsx";
import { TicketStub } from "../bookings/ticket-stub.tsx";
import { boardWords } from "../hotel-results/hotel-words.ts";

/** A stay as a voucher: which hotel, from when to when, which rooms, and for whom. */
export function HotelVoucher({ booking }: { booking: HotelBooking }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { guests, stay } = booking.hotel;
  const { nights, rooms } = stay;
  const hijri = (date: string) =>
    edition === "SA" && <span className={css.hijri}>{formatHijriDate(date, locale)}</span>;
  return (
    <TicketCard
      head={
        <>
          <span>
            <bdi>{stay.names[locale]}</bdi>
          </span>
          <span>
            <bdi>{stay.address}</bdi>
          </span>
        </>
      }
      stub={
        <TicketStub
          booking={booking}
          address={paths.booking("hotels", booking.uuid)}
          reference={<Trans>Voucher number</Trans>}
        />
      }
    >
      <TicketLeg
        icon={BedDouble}
        tells="day"
        from={{
          name: <Trans>Check-in</Trans>,
          time: formatShortDay(stay.checkIn, locale),
          place: (
            <>
              <Trans>
                from <bdi>{stay.checkInFrom}</bdi>
              </Trans>
              {hijri(stay.checkIn)}
            </>
          ),
        }}
        to={{
          name: <Trans>Check-out</Trans>,
          time: formatShortDay(stay.checkOut, locale),
          place: (
            <>
              <Trans>
                until <bdi>{stay.checkOutUntil}</bdi>
              </Trans>
              {hijri(stay.checkOut)}
            </>
          ),
        }}
        between={t`${plural(nights, { one: "# night", other: "# nights" })}`}
      />
      <TicketFacts
        facts={rooms.map(({ board, names }, place) => {
          const number = place + 1;
          return {
            label: rooms.length > 1 ? t`Room ${number}` : t`Room`,
            value: (
              <>
                <bdi>{names[locale]}</bdi>
                <span className={css.small}>{t(boardWords[board])}</span>
                <span className={css.small}>
                  <NameList of={guests.filter(({ room }) => room === place)} />
                </span>
              </>
            ),
          };
        })}
      />
      <p className={css.quiet}>
        <Trans>Times are by the clocks of the hotel.</Trans>
      </p>
    </TicketCard>
  );
}
