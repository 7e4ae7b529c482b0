import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { SeatRefusal, ShownPlace } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useFacts } from "../../app/addresses/page-path.ts";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { bringInSight } from "./bring-in-sight.ts";
import { bySeat } from "./seat-order.ts";
import { refusalWords } from "./seat-words.ts";

type Seated = { readonly seat: string };
type Asked = { readonly seats: number; readonly category: string };
type Standing<Party, One> = { readonly party: Party; readonly picks: readonly One[] };
type View<Party, One> = Standing<Party | null, One> & {
  readonly seats: readonly Pick<ShownPlace<never>, "id" | "label">[];
};
/** Why seats went: all are of one class, each of a party has but one, or the other half of a seat for two did. */
type Why = "class" | "count" | "pair";

const keyOf = ({ party, picks }: Standing<Asked | null, Seated>): string =>
  [party?.category, party?.seats, ...picks.map(({ seat }) => seat)].join();

/** A choice of a party that said how many they are and where they sit: which seats the last change let go, and the way to have them back. Either way they are in sight. */
export const useLetGo = <Party extends Asked, One extends Seated>(
  { party, picks, seats }: View<Party, One>,
  {
    choose,
    idOf,
    restore,
    toggle,
  }: {
    readonly idOf: (seat: string) => string;
    readonly toggle: (seat: string) => void;
    readonly choose: (party: Party) => void;
    /** Has all of it back as it was. */
    readonly restore: (before: Standing<Party, One>) => void;
  },
) => {
  const now = keyOf({ party, picks });
  const [last, setLast] = useState<{ readonly before: Standing<Party, One>; readonly after: string | null } | null>(
    null,
  );
  // What comes of a change is known once it is made; whatever else changes the choice afterwards is told nowhere.
  if (last !== null && last.after !== now) setLast(last.after === null ? { ...last, after: now } : null);
  const before = last?.after === now ? last.before : null;
  const has = (some: readonly Seated[], seat: string): boolean => some.some((one) => one.seat === seat);
  const gone = before?.picks.filter(({ seat }) => !has(picks, seat)) ?? [];
  const whyOf = (then: Standing<Party, One>): Why => {
    if (then.party.category !== party?.category) return "class";
    return then.party.seats === party.seats && picks.length < then.picks.length ? "pair" : "count";
  };
  const change = (make: () => void, isTold = true) =>
    flushSync(() => {
      setLast(party === null || !isTold ? null : { before: { party, picks }, after: null });
      make();
    });
  return {
    labels: gone.map(({ seat }) => seats.find(({ id }) => id === seat)?.label ?? seat).toSorted(bySeat),
    size: party?.seats ?? 0,
    why: before === null ? null : whyOf(before),
    press: (seat: string) => {
      // Who leaves a seat knows that it goes.
      change(() => toggle(seat), !has(picks, seat));
      bringInSight(idOf(seat));
    },
    choose: (wished: Party) => change(() => choose(wished)),
    undo: () => {
      flushSync(() => {
        setLast(null);
        if (before !== null) restore(before);
      });
      for (const { seat } of gone) bringInSight(idOf(seat));
    },
  };
};

/** Seats that the last change let go, and why; one press takes them back, also where `unfinished` says that those cannot be had alone. */
export function LetGoSeats({
  labels,
  size,
  undo,
  unfinished = null,
  why,
}: Pick<ReturnType<typeof useLetGo>, "labels" | "size" | "undo" | "why"> & {
  readonly unfinished?: SeatRefusal | null;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (labels.length === 0) return null;
  return (
    <Alert
      tone="info"
      live
      title={<Trans>Let go: {labels.map(isolated).join(commaIn(locale))}</Trans>}
      action={
        <Button size="small" onClick={undo}>
          <Trans>Undo</Trans>
        </Button>
      }
    >
      {unfinished !== null ? (
        t(refusalWords(unfinished))
      ) : why === "count" ? (
        t`${plural(size, { one: "You asked for # seat.", other: "You asked for # seats." })}`
      ) : why === "pair" ? (
        <Trans>Seats for two are let go together.</Trans>
      ) : (
        <Trans>The seats of one booking are all of one class.</Trans>
      )}
    </Alert>
  );
}
