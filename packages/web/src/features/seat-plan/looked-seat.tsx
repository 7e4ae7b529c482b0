import { Trans, useLingui } from "@lingui/react/macro";
import type { ShownPlace } from "@safar/engine";
import { SeatFacts } from "@safar/ui/seat-map";
import { stateWords } from "./seat-words.ts";
import type { SeatWords } from "./use-seat-words.ts";

type Props = {
  readonly place: ShownPlace | undefined;
  readonly words: SeatWords;
  /** There is room for a word or two: why it cannot be had is said once it is pressed. */
  readonly isShort?: boolean;
  readonly isOfBerths?: boolean;
  /** How it stands is said already, close by. */
  readonly isTold?: boolean;
};

/** The place under the pointer or the focus, for those who look. */
export function LookedSeat({ place, words, isShort = false, isOfBerths = false, isTold = false }: Props) {
  const { t } = useLingui();
  if (place === undefined) {
    return (
      <SeatFacts
        key="none"
        state={
          isOfBerths ? (
            <Trans>Choose a berth to see what it costs and who may have it.</Trans>
          ) : (
            <Trans>Choose a seat to see what it costs and who may sit there.</Trans>
          )
        }
      />
    );
  }
  return (
    <SeatFacts
      // Other words in another place, not the same ones moved.
      key="looked"
      isShort={isShort}
      isLong={!isShort && !isTold && place.status === "available" && place.refusal !== null}
      // The label is what tells it from others: there is room for that at least.
      name={<bdi>{isShort ? place.label : words.nameOf(place)}</bdi>}
      state={!isTold && (isShort && place.look === "closed" ? t(stateWords.closed) : words.stateOf(place))}
      price={<bdi>{words.priceOf(place)}</bdi>}
      more={words.moreOf(place) || undefined}
    />
  );
}
