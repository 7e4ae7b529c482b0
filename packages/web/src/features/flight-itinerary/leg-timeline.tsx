import { Trans, useLingui } from "@lingui/react/macro";
import {
  type FlightLeg,
  type FlightReferences,
  type FlightSegment,
  type Layover,
  layoversOf,
  type PlaceTime,
} from "@safar/engine";
import { Dot, Dotted } from "@safar/ui/dot";
import { Emblem } from "@safar/ui/emblem";
import { Fragment } from "react";
import { clockOf, zoneWords } from "../../i18n/clock.ts";
import { isolated } from "../../i18n/isolated.ts";
import { countryName } from "../search-form/country-name.ts";
import { cabinWords } from "./cabin-words.ts";
import { useFlightWords } from "./flight-words.ts";
import { glyphs } from "./glyphs.css.ts";
import { GoesOn } from "./goes-on.tsx";
import * as css from "./leg-timeline.css.ts";

function Stop({
  time,
  airport,
  terminal,
  references,
  end,
}: {
  time: PlaceTime;
  airport: string;
  terminal: string | null;
  references: FlightReferences | null;
  end: "from" | "to";
}) {
  const words = useFlightWords();
  return (
    <li className={end === "from" ? css.departure : css.arrival}>
      <div className={css.when}>
        <time dateTime={time.local} className={css.clock}>
          {clockOf(time.local)}
        </time>
        <span className={css.zone} dir="ltr">
          {zoneWords(time)}
        </span>
      </div>
      <div className={css.where}>
        <span className={css.city}>
          {words.city(airport, references)} <bdi className={css.code}>{airport}</bdi>
        </span>
        <span className={css.quiet}>
          {words.airport(airport, references)}
          {terminal !== null && (
            <>
              <Dot />
              <Trans>
                Terminal <bdi>{terminal}</bdi>
              </Trans>
            </>
          )}
        </span>
        <span className={css.quiet}>{words.day(time.local)}</span>
      </div>
    </li>
  );
}

function Flight({ segment, references }: { segment: FlightSegment; references: FlightReferences | null }) {
  const { i18n } = useLingui();
  const words = useFlightWords();
  const { aircraft, airline, cabin, minutes, number, operatedBy } = segment;
  const operator = words.airline(operatedBy, references);
  return (
    <li className={css.flight}>
      <Emblem of={airline} />
      <div className={css.where}>
        <span>
          {words.airline(airline, references)}{" "}
          <bdi className={css.code}>
            {airline} {number}
          </bdi>
        </span>
        <span className={css.quiet}>
          <Dotted
            of={[
              words.duration(minutes),
              i18n._(cabinWords[cabin]),
              isolated(references?.aircraft[aircraft] ?? aircraft),
            ]}
          />
        </span>
        {operatedBy !== airline && (
          <span className={css.notice}>
            <Trans>
              Operated by <bdi>{operator}</bdi>
            </Trans>
          </span>
        )}
      </div>
    </li>
  );
}

/** By its ISO code, a country of a wait that is neither where the leg begins nor where it ends. */
const transitOf = ({ from, to }: FlightLeg, { arrivesAt }: Layover, references: FlightReferences | null) => {
  const countryOf = (airport: string): string | undefined => references?.airports[airport]?.country;
  const country = countryOf(arrivesAt);
  return country === countryOf(from) || country === countryOf(to) ? undefined : country;
};

function Wait({
  layover,
  transit,
  segments,
  references,
}: {
  layover: Layover;
  transit: string | undefined;
  /** Those before and after it. */
  segments: readonly FlightSegment[];
  references: FlightReferences | null;
}) {
  const words = useFlightWords();
  const { arrivesAt, isAirportChange, isOvernight, leavesFrom, minutes, terminals } = layover;
  const length = words.duration(minutes);
  const city = isolated(words.city(arrivesAt, references));
  return (
    <li className={css.wait}>
      <span>
        <Trans>
          Wait of {length} in {city}
        </Trans>
        {isOvernight && (
          <>
            <Dot />
            <Trans>overnight</Trans>
          </>
        )}
      </span>
      {terminals !== null && (
        <span>
          <Trans>
            Change of terminal, from <bdi>{terminals.from}</bdi> to <bdi>{terminals.to}</bdi>
          </Trans>
        </span>
      )}
      <GoesOn segments={segments} references={references} />
      {transit !== undefined && (
        <span className={glyphs.warning}>
          <Trans>
            You pass through <bdi>{countryName(transit, words.locale)}</bdi>: check whether your passport needs a
            transit visa.
          </Trans>
        </span>
      )}
      {isAirportChange && (
        <strong className={`${css.change} ${glyphs.warning}`}>
          <Trans>
            Change of airport: you land at <bdi>{words.airport(arrivesAt, references)}</bdi> and leave from{" "}
            <bdi>{words.airport(leavesFrom, references)}</bdi>. Allow time to get there.
          </Trans>
        </strong>
      )}
    </li>
  );
}

/** A leg from its first departure to its last arrival, each time as on the clocks of its own place. */
export function LegTimeline({ leg, references }: { leg: FlightLeg; references: FlightReferences | null }) {
  const layovers = layoversOf(leg);
  return (
    <ol role="list" className={css.line}>
      {leg.segments.map((segment, index) => {
        const layover = layovers[index - 1];
        return (
          <Fragment key={segment.id}>
            {layover !== undefined && (
              <Wait
                layover={layover}
                transit={transitOf(leg, layover, references)}
                segments={leg.segments.slice(index - 1, index + 1)}
                references={references}
              />
            )}
            <Stop
              end="from"
              time={segment.departs}
              airport={segment.from}
              terminal={segment.terminals.from}
              references={references}
            />
            <Flight segment={segment} references={references} />
            <Stop
              end="to"
              time={segment.arrives}
              airport={segment.to}
              terminal={segment.terminals.to}
              references={references}
            />
          </Fragment>
        );
      })}
    </ol>
  );
}
