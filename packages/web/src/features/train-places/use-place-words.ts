import { useLingui } from "@lingui/react/macro";
import type { TrainPlacesView } from "@safar/engine";
import { genderWords } from "../seat-plan/seat-words.ts";
import { useSeatWords } from "../seat-plan/use-seat-words.ts";

/** What there is to say of the places of a train. */
export const usePlaceWords = ({ categories, picks }: TrainPlacesView) => {
  const { t } = useLingui();
  return useSeatWords(categories, ({ id }) => {
    const who = t(genderWords[picks.find(({ seat }) => seat === id)?.gender ?? "male"]);
    return t`selected for: ${who}`;
  });
};
