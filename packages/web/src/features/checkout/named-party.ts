import { useLingui } from "@lingui/react/macro";
import type { QuotedPassenger } from "@safar/engine";
import type { CheckoutTrip, JourneyPart } from "./checkout-trip.ts";
import { initialsOf, nameIn, placeWords } from "./passenger-words.ts";

/** What to call passengers and the parts of the journey, known or not. */
export type Named = {
  readonly nameOf: (passengerId: string) => string;
  /** What stands on a passenger's seat. */
  readonly markOf: (passengerId: string) => string;
  readonly partOf: (segmentId: string) => JourneyPart;
};

/** By their names where the party is known, by their place ("Child 2") where it is not yet. */
export const useNamed = (
  passengers: readonly QuotedPassenger[],
  segmentIds: readonly string[],
  { party, parts = [] }: Pick<CheckoutTrip, "party" | "parts">,
): Named => {
  const { t } = useLingui();
  return {
    nameOf: (id) => nameIn(party, id) ?? t(placeWords(passengers, id)),
    markOf: (id) =>
      initialsOf(
        nameIn(party, id),
        passengers.findIndex((passenger) => passenger.id === id),
      ),
    partOf: (id) => {
      const known = parts.find((part) => part.id === id);
      const place = segmentIds.indexOf(id) + 1;
      return known ?? { id, label: t`Part ${place}`, leg: t`The journey` };
    },
  };
};
