import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HotelBooking } from "@safar/engine";
import { TicketCard, TicketFacts, TicketLeg } from "@safar/ui/ticket-card";
import BedDouble from "lucide-react/icons/bed-double";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
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
  const separator = commaIn(locale);
  const { nights, rooms } = stay;
  const boards = [...new Set(rooms.map(({ board }) => t(boardWords[board])))];
  const day = (date: string) => (
    <>
      {formatShortDay(date, locale)}
      {edition === "SA" && <span className={css.hijri}>{formatHijriDate(date, locale)}</span>}
    </>
  );
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
      stub={<TicketStub booking={booking} address={paths.booking("hotels", booking.uuid)} />}
    >
      <TicketLeg
        icon={BedDouble}
        from={{ time: stay.checkInFrom, place: day(stay.checkIn) }}
        to={{ time: stay.checkOutUntil, place: day(stay.checkOut) }}
        between={t`${plural(nights, { one: "# night", other: "# nights" })}`}
      />
      <TicketFacts
        facts={[
          { label: guests.length > 1 ? t`Guests` : t`Guest`, value: <NameList of={guests} /> },
          {
            label: rooms.length > 1 ? t`Rooms` : t`Room`,
            value: [...Map.groupBy(rooms, ({ names: { [locale]: name } }) => name)]
              .map(([name, same]) => (same.length > 1 ? `${same.length} × ${name}` : name))
              .join(separator),
          },
          { label: t`Meals`, value: boards.join(separator) },
        ]}
      />
      <p className={css.quiet}>
        <Trans>Times are by the clocks of the hotel.</Trans>
      </p>
    </TicketCard>
  );
}
