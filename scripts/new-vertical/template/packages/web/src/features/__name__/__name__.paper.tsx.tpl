import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { is__Pascal__Booking, type __Pascal__Booking } from "@safar/engine";
import { TitledName } from "../bookings/titled-name.tsx";
import { createPaper } from "../papers/create-paper.tsx";
import * as css from "../papers/paper.css.ts";
import { PaperFacts, PaperSection, PaperTable } from "../papers/paper-facts.tsx";
import { PlaceMoment } from "../papers/paper-time.tsx";
import { BookedTitle } from "./booked-title.tsx";
import booked from "./__name__.booked.tsx";

/** When it is, and who has which ticket. */
function Paper({ booking }: { readonly booking: __Pascal__Booking }) {
  const { t } = useLingui();
  const { offer, travellers } = booking.__camel__;
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

/** The papers of a booking of __things__. */
export default createPaper<__Pascal__Booking>({
  booked,
  isOf: is__Pascal__Booking,
  name: msg`Ticket`,
  show: msg`Show this when you arrive`,
  reference: msg`Booking reference`,
  zoneOf: ({ __camel__: { offer } }) => offer.starts.zone,
  Title: BookedTitle,
  Content: Paper,
});
