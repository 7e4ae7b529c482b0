import { useLingui } from "@lingui/react/macro";
import type { HallView } from "@safar/engine";
import { useSeatWords } from "../seat-plan/use-seat-words.ts";

/** What there is to say of the seats of a hall. */
export const useHallWords = ({ categories }: Pick<HallView, "categories">) => {
  const { t } = useLingui();
  return useSeatWords(categories, () => t({ message: "yours", comment: "A seat of a hall" }));
};
