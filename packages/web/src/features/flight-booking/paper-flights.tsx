import { Trans, useLingui } from "@lingui/react/macro";
import type { BookedFlight, FlightSegment, PlaceTime } from "@safar/engine";
import { isolated } from "../../i18n/isolated.ts";
import { isReturnTrip, legName } from "../flight-itinerary/baggage-words.ts";
import { cabinWords } from "../flight-itinerary/cabin-words.ts";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";
import { GoesOn, isMixed } from "../flight-itinerary/goes-on.tsx";
import { stopsOf } from "../flight-itinerary/stops-words.ts";
import * as css from "../papers/paper.css.ts";
import { PaperSection, PaperTable } from "../papers/paper-facts.tsx";
import { PlaceMoment } from "../papers/paper-time.tsx";
import { unbrokenLength } from "../shell/length-of-time.ts";

type Flight = Pick<BookedFlight, "itinerary" | "references">;
type Of = { readonly references: BookedFlight["references"] };

function End({ at, airport, terminal, references }: Of & { at: PlaceTime; airport: string; terminal: string | null }) {
  const words = useFlightWords();
  return (
    <td>
      <PlaceMoment at={at} />
      <span className={css.stacked}>
        <strong>
          <bdi>{words.city(airport, references)}</bdi> <bdi>{airport}</bdi>
        </strong>
        <bdi className={css.quiet}>{words.airport(airport, references)}</bdi>
        {terminal !== null && (
          <span>
            <Trans>
              Terminal <bdi>{terminal}</bdi>
            </Trans>
          </span>
        )}
      </span>
    </td>
  );
}

function SegmentRow({ segment, references }: Of & { segment: FlightSegment }) {
  const { i18n } = useLingui();
  const words = useFlightWords();
  const { airline, arrives, cabin, departs, from, minutes, number, operatedBy, terminals, to } = segment;
  const operator = words.airline(operatedBy, references);
  return (
    <tr>
      <th scope="row">
        <span className={css.stacked}>
          <span>
            <bdi dir="ltr">
              {airline} {number}
            </bdi>
          </span>
          <bdi>{words.airline(airline, references)}</bdi>
          <span className={css.below}>{i18n._(cabinWords[cabin])}</span>
          <span className={css.below}>{unbrokenLength(i18n, minutes)}</span>
          {operatedBy !== airline && (
            <span className={css.below}>
              <Trans>
                Operated by <bdi>{operator}</bdi>
              </Trans>
            </span>
          )}
        </span>
      </th>
      <End at={departs} airport={from} terminal={terminals.from} references={references} />
      <End at={arrives} airport={to} terminal={terminals.to} references={references} />
    </tr>
  );
}

/** Every flight of a booking, leg by leg, each time by the clocks of its own place. */
export function PaperFlights({ flight: { itinerary, references } }: { flight: Flight }) {
  const { i18n, t } = useLingui();
  const words = useFlightWords();
  const { brand, legs } = itinerary;
  const isReturn = isReturnTrip(itinerary);
  return (
    <>
      {legs.map((leg, index) => {
        const from = isolated(words.city(leg.from, references));
        const to = isolated(words.city(leg.to, references));
        const title = (
          <>
            {legs.length > 1 && <span>{legName(i18n, index, legs.length, isReturn)}: </span>}
            <Trans>
              {from} to {to}
            </Trans>
            {" · "}
            {stopsOf(i18n, words, leg, references).join("\u00a0· ")}
          </>
        );
        return (
          <PaperSection key={`${leg.from} ${leg.departs.local}`} id={`leg-${index}`} title={title}>
            <PaperTable columns={[t`Flight`, t`Leaves`, t`Lands`]}>
              {leg.segments.map((segment) => (
                <SegmentRow key={segment.id} segment={segment} references={references} />
              ))}
            </PaperTable>
            {isMixed(leg.segments) && (
              <p>
                <GoesOn segments={leg.segments} references={references} />
              </p>
            )}
          </PaperSection>
        );
      })}
      <p className={css.quiet}>
        <Trans>
          Fare: <bdi>{brand[words.locale]}</bdi>
        </Trans>
        {". "}
        <Trans>All times are local. Airlines may change terminals until the day of travel.</Trans>
      </p>
    </>
  );
}
