import { Trans, useLingui } from "@lingui/react/macro";
import type { ShownPlace } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Checkbox } from "@safar/ui/checkbox";
import { SeatChoices } from "@safar/ui/seat-map";
import { type ReactNode, useState } from "react";
import { canBeHad } from "./free-looks.ts";
import type { SeatWords } from "./use-seat-words.ts";

type Props = {
  readonly label: string;
  readonly seats: readonly ShownPlace[];
  readonly words: SeatWords;
  /** What a place is listed under, with a name that is its own. */
  readonly groupOf: (place: ShownPlace) => { readonly id: string; readonly title: ReactNode };
  /** Its class and what that costs, said above the first group of those that have it alike. */
  readonly partOf: (place: ShownPlace) => string | undefined;
  readonly onPress: (seat: string) => void;
};

/** A plan of places as a list, of those that can be had, or of all: each says what it is, what it costs and how it stands, and is chosen with a button. */
export function SeatTable({ label, seats, words, groupOf, partOf, onPress }: Props) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const first =
    seats.find(({ look, mine }) => mine !== null && look === "mine") ?? seats.find(({ look }) => look === "proposed");
  const had = seats.filter((place) => place.mine !== null || canBeHad(place));
  const others = seats.length - had.length;
  const groups = [...Map.groupBy(isWhole ? seats : had, (place) => groupOf(place).id).values()].flatMap((places) => {
    const [one] = places;
    return one === undefined ? [] : [{ ...groupOf(one), part: partOf(one), places }];
  });
  const actionOf = (place: ShownPlace): ReactNode => {
    const name = words.nameOf(place);
    if (place.mine !== null)
      return (
        <Button size="small" kind="primary" aria-label={t`Remove ${name}`} onClick={() => onPress(place.id)}>
          <Trans>Remove</Trans>
        </Button>
      );
    return canBeHad(place) ? (
      <Button size="small" aria-label={t`Choose ${name}`} onClick={() => onPress(place.id)}>
        <Trans>Choose</Trans>
      </Button>
    ) : null;
  };
  return (
    <>
      {others > 0 && (
        <Checkbox
          label={t`Show unavailable ones too (${others})`}
          checked={isWhole}
          onChange={({ currentTarget }) => setWhole(currentTarget.checked)}
        />
      )}
      <SeatChoices
        label={label}
        groups={groups.map(({ id, part, places, title }, at) => ({
          id,
          title,
          part: part === groups[at - 1]?.part ? undefined : part,
          choices: places.map((place) => ({
            id: place.id,
            name: words.nameOf(place),
            detail: words.stateOf(place),
            price: <bdi>{words.priceOf(place)}</bdi>,
            action: actionOf(place),
            isFirst: place === first,
          })),
        }))}
      />
    </>
  );
}
