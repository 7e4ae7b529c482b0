import { useLingui } from "@lingui/react/macro";
import type { QuotedTraveller } from "@safar/engine";
import type { CheckoutTrip, JourneyPart } from "../checkout-trip.ts";
import { initialsOf, nameIn, placeWords } from "./traveller-words.ts";

/** What to call travellers and the parts of the journey, known or not. */
export type Named = {
  readonly nameOf: (travellerId: string) => string;
  /** What stands on a traveller's seat. */
  readonly markOf: (travellerId: string) => string;
  readonly partOf: (segmentId: string) => JourneyPart;
};

/** By their names where the party is known, by their place ("Child 2") where it is not yet. */
export const useNamed = (
  travellers: readonly QuotedTraveller[],
  segmentIds: readonly string[],
  { party, parts = [], words }: Pick<CheckoutTrip, "party" | "parts" | "words">,
): Named => {
  const { t } = useLingui();
  return {
    nameOf: (id) => nameIn(party, id) ?? t(placeWords(travellers, id, words.people)),
    markOf: (id) =>
      initialsOf(
        nameIn(party, id),
        travellers.findIndex((traveller) => traveller.id === id),
      ),
    partOf: (id) => {
      const known = parts.find((part) => part.id === id);
      const place = segmentIds.indexOf(id) + 1;
      return known ?? { id, label: t`Part ${place}`, leg: t`Your trip` };
    },
  };
};
