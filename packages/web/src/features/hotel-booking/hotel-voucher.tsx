import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { cancellationFacts, type HotelBooking } from "@safar/engine";
import { TicketCard, TicketFacts, TicketLeg } from "@safar/ui/ticket-card";
import BedDouble from "lucide-react/icons/bed-double";
import { type ComponentProps, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { Art } from "../../app/art.tsx";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { formatMoment } from "../../i18n/format.ts";
import { formatHijriDate } from "../../i18n/hijri.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "../bookings/booking.css.ts";
import { NameList } from "../bookings/name-list.tsx";
import { paidFor } from "../bookings/paid.ts";
import { TicketStub } from "../bookings/ticket-stub.tsx";
import { boardWords } from "../hotel-results/hotel-words.ts";
import { useStayParty } from "../hotel-results/stay-party.ts";
import { PlaceWay } from "../offer-page/place-way.tsx";
import { isAhead } from "./stay-ahead.ts";

/** Until when it can be given back for nothing, what it cost and by what number it is found. */
const useStayTerms = (booking: HotelBooking): ComponentProps<typeof TicketFacts>["facts"] => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const [now] = useState(() => serverClock.now());
  const { hotel, order, policy, price } = booking;
  const facts = cancellationFacts(policy.cancellation, now);
  const paid = paidFor(booking);
  return [
    ...(isAhead(booking)
      ? [
          {
            isLong: true,
            label: facts.kind === "free" ? t`Free cancellation` : t`Cancellation`,
            value:
              facts.kind === "free" ? (
                <Trans>until {formatMoment(facts.until, locale, hotel.stay.zone)}</Trans>
              ) : facts.kind === "partly" ? (
                <Trans>No longer; part of the price is refunded</Trans>
              ) : (
                <Trans>Not refundable</Trans>
              ),
          },
        ]
      : []),
    paid === null
      ? { label: t`Total`, value: <Amount of={price.charge.total} /> }
      : { label: t`Paid`, value: <Amount of={paid} /> },
    { label: t`Order`, value: <bdi dir="ltr">{order}</bdi> },
  ];
};

/** Which hotel, from when to when, which rooms, and for whom. */
function Voucher({ booking }: { booking: HotelBooking }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const partyOf = useStayParty();
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
      stub={<TicketStub booking={booking} />}
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
        facts={[
          ...rooms.map((room, place) => {
            const { board, names } = room;
            const number = place + 1;
            return {
              isLong: true,
              label: rooms.length > 1 ? t`Room ${number}` : t`Room`,
              value: (
                <>
                  <bdi>{names[locale]}</bdi>
                  <span className={css.small}>{t(boardWords[board])}</span>
                  <span className={css.small}>{partyOf([room])}</span>
                  <span className={css.small}>
                    <NameList of={guests.filter(({ room }) => room === place)} />
                  </span>
                </>
              ),
            };
          }),
          ...useStayTerms(booking),
        ]}
      />
      <p className={css.quiet}>
        <Trans>Times are in the hotel's local time.</Trans>
      </p>
    </TicketCard>
  );
}

/** A stay as a voucher, and the way to it while it is ahead. */
export function HotelVoucher({ booking }: { booking: HotelBooking }) {
  const { locale } = useFacts();
  const { address, hotelId, names, phone, position } = booking.hotel.stay;
  return (
    <>
      <Voucher booking={booking} />
      {isAhead(booking) && (
        <PlaceWay
          to={{ id: hotelId, name: names[locale], position }}
          address={address}
          phone={phone}
          picture={
            <div className={css.place}>
              <Art kind="hotel" of={names.en} />
            </div>
          }
        />
      )}
    </>
  );
}
