import { Trans } from "@lingui/react/macro";
import type { FlightReferences, FlightSegment } from "@safar/engine";
import { useFlightWords } from "./flight-words.ts";

type Of = { readonly segments: readonly FlightSegment[]; readonly references: FlightReferences | null };

/** Whether somebody goes on with another airline than the one that they came with. */
export const isMixed = (segments: readonly FlightSegment[]): boolean =>
  segments.some(({ airline }) => airline !== segments[0]?.airline);

/** What to ask of each other airline that somebody goes on with. */
export function GoesOn({ segments, references }: Of) {
  const words = useFlightWords();
  return segments.map(({ airline, id }, place) => {
    if (place === 0 || segments[place - 1]?.airline === airline) return null;
    return (
      <span key={id}>
        <Trans>
          You go on with <bdi>{words.airline(airline, references)}</bdi>: ask at check-in whether your bags go all the
          way.
        </Trans>
      </span>
    );
  });
}
