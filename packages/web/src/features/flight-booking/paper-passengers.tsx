import { Trans, useLingui } from "@lingui/react/macro";
import { type BookedExtra, type BookedFlight, passengersWithExtras } from "@safar/engine";
import { isolated } from "../../i18n/isolated.ts";
import { TitledName } from "../bookings/titled-name.tsx";
import * as css from "../papers/paper.css.ts";
import { PaperSection, PaperTable } from "../papers/paper-facts.tsx";
import { TicketNumber } from "../papers/ticket-number.tsx";
import { passengerTypes, travelDocuments } from "./passenger-words.ts";

/** What was bought for somebody, with the flight that it is for. */
function Extra({ of: { quantity, segmentId, title }, flight }: { of: BookedExtra; flight: BookedFlight }) {
  const segment = flight.itinerary.legs.flatMap(({ segments }) => segments).find(({ id }) => id === segmentId);
  return (
    <li>
      {segment !== undefined && <>{isolated(`${segment.from}\u2013${segment.to}`)}: </>}
      <bdi>{title}</bdi>
      {quantity > 1 && <bdi> × {quantity}</bdi>}
    </li>
  );
}

/** Who flies, on which ticket and document, with their seats, bags and meals. */
export function PaperPassengers({ flight }: { flight: BookedFlight }) {
  const { t } = useLingui();
  return (
    <PaperSection id="travellers" title={<Trans>Travellers</Trans>}>
      <PaperTable columns={[t`Name`, t`Document`, t`Ticket number`, t`Seats, bags and meals`]}>
        {passengersWithExtras(flight).map((passenger) => {
          const { document, extras, id, ticket, type } = passenger;
          return (
            <tr key={id}>
              <th scope="row">
                <TitledName of={passenger} />
                <span className={css.below}>{t(passengerTypes[type])}</span>
              </th>
              <td>
                {document !== null && (
                  <>
                    {t(travelDocuments[document.kind])} <bdi dir="ltr">•••• {document.ending}</bdi>
                  </>
                )}
              </td>
              <TicketNumber of={ticket} />
              <td>
                {extras.length === 0 ? (
                  <Trans>None added</Trans>
                ) : (
                  <ul role="list">
                    {extras.map((extra) => (
                      <Extra key={`${extra.kind} ${extra.title} ${extra.segmentId}`} of={extra} flight={flight} />
                    ))}
                  </ul>
                )}
              </td>
            </tr>
          );
        })}
      </PaperTable>
    </PaperSection>
  );
}
