import { Trans, useLingui } from "@lingui/react/macro";
import { instantOfPlace, is__Pascal__Booking, type __Pascal__Booking } from "@safar/engine";
import { TicketCard, TicketFacts, TicketLeg } from "@safar/ui/ticket-card";
import OfferIcon from "lucide-react/icons/__icon__";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { bookedWords } from "../bookings/booked-words.tsx";
import { createBooked } from "../bookings/create-booked.tsx";
import { NameList } from "../bookings/name-list.tsx";
import { TicketStub } from "../bookings/ticket-stub.tsx";

/** What was booked as a ticket: what, when, and for whom. */
function Ticket({ booking }: { readonly booking: __Pascal__Booking }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { offer, travellers } = booking.__camel__;
  const { ends, names, starts } = offer;
  return (
    <TicketCard
      head={
        <>
          <bdi>{names[locale]}</bdi>
          <span>{formatLongDay(starts.local, locale)}</span>
        </>
      }
      stub={<TicketStub booking={booking} />}
    >
      <TicketLeg
        icon={OfferIcon}
        from={{ time: clockOf(starts.local), place: <Trans>Start</Trans> }}
        to={{ time: clockOf(ends.local), place: <Trans>End</Trans> }}
        between={null}
      />
      <TicketFacts facts={[{ label: t`In the name of`, value: <NameList of={travellers} /> }]} />
    </TicketCard>
  );
}

/** What was booked, of __things__. */
export default createBooked<__Pascal__Booking>({
  vertical: "__name__",
  isOf: is__Pascal__Booking,
  words: bookedWords.trip,
  travel: {
    title: <Trans>You are ready to go</Trans>,
    text: <Trans>Bring your booking reference and the document that you booked with.</Trans>,
  },
  advice: (
    <li>
      <Trans>Keep the booking reference: you are found by it.</Trans>
    </li>
  ),
  isOver: ({ __camel__: { offer } }, now) => instantOfPlace(offer.ends) <= now,
  Tickets: Ticket,
});
