import { useLingui } from "@lingui/react/macro";
import type { PlaceCategory, ShownPlace } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { commaIn } from "../../i18n/format.ts";
import { useMoneyText } from "../amounts/amount.tsx";
import { areBerths, featureWords, placeNames, refusalWords, stateWords } from "./seat-words.ts";

const isOwn = ({ look }: ShownPlace): boolean => look === "mine" || look === "party";

const isNumber = (label: string): boolean => /^\d+$/.test(label);

/** What there is to say of the places of a plan. `chosenFor` says for whom one of theirs is. */
export const useSeatWords = (categories: readonly PlaceCategory[], chosenFor: (place: ShownPlace) => string) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const textOf = useMoneyText();
  const comma = commaIn(locale);
  const nameOf = ({ kind, label }: ShownPlace): string =>
    kind === "seat" && !isNumber(label) ? label : t(placeNames[kind](label));
  const stateOf = (place: ShownPlace): string => {
    const { look, refusal, status } = place;
    switch (look) {
      case "mine":
      case "party":
        return chosenFor(place);
      case "proposed":
      case "other":
      case "taken":
      case "man":
      case "woman":
        return t(stateWords[look]);
      default:
        if (status !== "available") return t(stateWords.closed);
        return t(refusal === null ? stateWords.free : refusalWords(refusal, areBerths([place])));
    }
  };
  const priceOf = (place: ShownPlace): string | null => {
    const { price, status } = place;
    if (price === null || (status !== "available" && !isOwn(place))) return null;
    return price.minor === 0 ? t`no extra charge` : textOf(price);
  };
  const moreOf = ({ category, features = [] }: ShownPlace): readonly string[] => [
    ...categories.flatMap(({ code, name }) => (code === category ? [name[locale]] : [])),
    ...features.flatMap((feature) => {
      const words = featureWords[feature];
      return words === null ? [] : [t(words)];
    }),
  ];
  return {
    nameOf,
    stateOf,
    priceOf,
    /** What sort of place it is and what it has, in one line. */
    moreOf: (place: ShownPlace): string => moreOf(place).join(comma),
    /** All of it in one line, as it is heard: "12C, aisle, extra legroom, Rs 2,400, available". */
    spoken: (place: ShownPlace): string =>
      [nameOf(place), ...moreOf(place), priceOf(place), stateOf(place)].filter((part) => part !== null).join(comma),
    comma,
  };
};

export type SeatWords = ReturnType<typeof useSeatWords>;
