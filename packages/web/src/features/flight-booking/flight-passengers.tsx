import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FlightBooking, passengersWithExtras } from "@safar/engine";
import { isolated } from "../../i18n/isolated.ts";
import type { Over } from "../bookings/booked.types.ts";
import { BookedPeople } from "../bookings/booked-people.tsx";
import * as css from "../bookings/booking.css.ts";
import { ExtraList } from "../bookings/extra-list.tsx";
import { TitledName } from "../bookings/titled-name.tsx";
import { passengerTypes, travelDocuments } from "./passenger-words.ts";

const refused = msg`No ticket: the airline refused`;

type Passenger = ReturnType<typeof passengersWithExtras>[number];

/** What was bought for somebody, flight by flight; what is for no single one stands first. */
function Extras({ of, flight }: { of: Passenger["extras"]; flight: FlightBooking["flight"] }) {
  const segments = flight.itinerary.legs.flatMap((leg) => leg.segments);
  const known = new Set<string | null>(segments.map(({ id }) => id));
  const groups = [undefined, ...segments].map((segment) => ({
    segment,
    extras: of.filter(({ segmentId }) => (segment ? segmentId === segment.id : !known.has(segmentId))),
  }));
  return (
    <ul className={css.extras}>
      {groups
        .filter(({ extras }) => extras.length > 0)
        .map(({ segment, extras }) => (
          <li key={segment?.id ?? ""}>
            {segment !== undefined && (
              <>
                {isolated(`${segment.airline} ${segment.number}`)} · {isolated(`${segment.from}\u2013${segment.to}`)}:{" "}
              </>
            )}
            <ExtraList of={extras} />
          </li>
        ))}
    </ul>
  );
}

function Facts({ of, adult }: { of: Passenger; adult: FlightBooking["flight"]["passengers"][number] | undefined }) {
  const { t } = useLingui();
  const { document, frequentFlyer, type } = of;
  return (
    <>
      <span>{t(passengerTypes[type])}</span>
      {adult !== undefined && (
        <span>
          <Trans>
            With <TitledName of={adult} />
          </Trans>
        </span>
      )}
      {document !== null && (
        <span>
          {t(travelDocuments[document.kind])} <bdi dir="ltr">•••• {document.ending}</bdi>
        </span>
      )}
      {frequentFlyer !== null && (
        <span>
          <Trans>
            Frequent flyer <bdi dir="ltr">{frequentFlyer}</bdi>
          </Trans>
        </span>
      )}
    </>
  );
}

/** Who flies, each with their ticket, the document they travel by and what was bought for them. */
export const FlightPassengers = ({ booking: { flight }, isOver }: { booking: FlightBooking; isOver: Over }) => (
  <BookedPeople
    id="travellers"
    title={<Trans>Travellers</Trans>}
    isOver={isOver}
    refused={refused}
    people={passengersWithExtras(flight).map((passenger) => ({
      ...passenger,
      facts: <Facts of={passenger} adult={flight.passengers.find(({ id }) => id === passenger.tiedTo)} />,
      extras: passenger.extras.length > 0 && <Extras of={passenger.extras} flight={flight} />,
    }))}
  />
);
