import { useLingui } from "@lingui/react/macro";
import type { TrainPlacesView } from "@safar/engine";
import { childWords, genderWords } from "../seat-plan/seat-words.ts";
import { useSeatWords } from "../seat-plan/use-seat-words.ts";

/** What there is to say of the places of a train. */
export const usePlaceWords = ({ categories, picks }: TrainPlacesView) => {
  const { t } = useLingui();
  return useSeatWords(categories, ({ id }) => {
    const pick = picks.find(({ seat }) => seat === id);
    const who = t((pick?.age === "child" ? childWords : genderWords)[pick?.gender ?? "male"]);
    return t`selected for: ${who}`;
  });
};
