import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { isToursBooking, type ToursBooking } from "@safar/engine";
import { TitledName } from "../bookings/titled-name.tsx";
import { createPaper } from "../papers/create-paper.tsx";
import * as css from "../papers/paper.css.ts";
import { PaperFacts, PaperSection, PaperTable } from "../papers/paper-facts.tsx";
import { PlaceMoment } from "../papers/paper-time.tsx";
import { BookedTitle } from "./booked-title.tsx";
import booked from "./tours.booked.tsx";

/** When it is, and who has which ticket. */
function Paper({ booking }: { readonly booking: ToursBooking }) {
  const { t } = useLingui();
  const { offer, travellers } = booking.tours;
  return (
    <>
      <PaperSection id="offer" title={<BookedTitle booking={booking} />}>
        <PaperFacts
          of={[
            { name: t`Start`, value: <PlaceMoment at={offer.starts} /> },
            { name: t`End`, value: <PlaceMoment at={offer.ends} /> },
          ]}
        />
      </PaperSection>
      <PaperSection id="people" title={<Trans>In the name of</Trans>}>
        <PaperTable columns={[t`Name`, t`Ticket number`]}>
          {travellers.map(({ id, ticket, ...called }) => (
            <tr key={id}>
              <th scope="row">
                <TitledName of={called} />
              </th>
              <td className={css.number}>
                {ticket.number === null ? <Trans>Not issued yet</Trans> : <bdi dir="ltr">{ticket.number}</bdi>}
              </td>
            </tr>
          ))}
        </PaperTable>
      </PaperSection>
    </>
  );
}

/** The papers of a booking of tours. */
export default createPaper<ToursBooking>({
  booked,
  isOf: isToursBooking,
  name: msg`Ticket`,
  reference: msg`Booking reference`,
  zoneOf: ({ tours: { offer } }) => offer.starts.zone,
  Title: BookedTitle,
  Content: Paper,
});
