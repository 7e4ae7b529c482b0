import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PlaceCategory, ShownPlace } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useFacts } from "../../app/addresses/page-path.ts";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { bringAllInSight, bringInSight } from "./bring-in-sight.ts";
import { bySeat } from "./seat-order.ts";

type Seated = { readonly seat: string };
type Asked = { readonly seats: number; readonly category: string };
type Standing<Party, One> = { readonly party: Party; readonly picks: readonly One[] };
type View<Party, One> = Standing<Party | null, One> & {
  readonly seats: readonly Pick<ShownPlace<never>, "id" | "label">[];
  readonly categories: readonly PlaceCategory[];
};
/**
 * Why seats went: others were asked for, others that were offered were taken, all are of one class, each of a party has but one, or the
 * other half of a seat for two did.
 */
type Why = "asked" | "offered" | "class" | "count" | "pair";
type Change<Party, One> = {
  readonly before: Standing<Party, One>;
  readonly by: "press" | "asked" | "offered";
  /** What came of it; null until that is known. */
  readonly after: string | null;
  /** What is told as long as nothing has come of it: a press that takes no seat costs no way back. */
  readonly earlier: Change<Party, One> | null;
};

const keyOf = ({ party, picks }: Standing<Asked | null, Seated>): string =>
  [party?.category, party?.seats, ...picks.map(({ seat }) => seat)].join();

/** A change once it is made: where it changed nothing, the one before it. */
const madeOf = <Party extends Asked, One extends Seated>(
  made: Change<Party, One>,
  now: string,
): Change<Party, One> | null => (now === keyOf(made.before) ? made.earlier : { ...made, after: now, earlier: null });

/** A choice of a party that said how many they are and where they sit: which seats the last change let go, and the way to have them back. Either way they are in sight. */
export const useLetGo = <Party extends Asked, One extends Seated>(
  { categories, party, picks, seats }: View<Party, One>,
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
  const [last, setLast] = useState<Change<Party, One> | null>(null);
  // What comes of a change is known once it is made; whatever else changes the choice afterwards is told nowhere.
  if (last !== null && last.after !== now) setLast(last.after === null ? madeOf(last, now) : null);
  const told = last?.after === now ? last : null;
  const before = told?.before ?? null;
  const has = (some: readonly Seated[], seat: string): boolean => some.some((one) => one.seat === seat);
  const gone = before?.picks.filter(({ seat }) => !has(picks, seat)) ?? [];
  const whyOf = ({ before: then, by }: Change<Party, One>): Why => {
    if (by !== "press") return by;
    if (then.party.category !== party?.category) return "class";
    return then.party.seats === party.seats && picks.length < then.picks.length ? "pair" : "count";
  };
  const change = (by: Change<Party, One>["by"], make: () => void, isTold = true) =>
    flushSync(() => {
      setLast(party === null || !isTold ? null : { before: { party, picks }, by, after: null, earlier: told });
      make();
    });
  return {
    labels: gone.map(({ seat }) => seats.find(({ id }) => id === seat)?.label ?? seat).toSorted(bySeat),
    size: party?.seats ?? 0,
    category: categories.find(({ code }) => code === party?.category)?.name ?? null,
    why: told === null ? null : whyOf(told),
    press: (seat: string) => {
      // Who leaves a seat knows that it goes.
      change("press", () => toggle(seat), !has(picks, seat));
      bringInSight(idOf(seat));
    },
    choose: (wished: Party) => change("asked", () => choose(wished)),
    /** Takes the seats that are offered. */
    take: (offered: readonly string[], take: () => void) => {
      change("offered", take);
      bringAllInSight(offered.map(idOf));
    },
    undo: () => {
      flushSync(() => {
        setLast(null);
        if (before !== null) restore(before);
      });
      for (const { seat } of gone) bringInSight(idOf(seat));
    },
  };
};

type LetGo = Pick<ReturnType<typeof useLetGo>, "category" | "labels" | "size" | "undo" | "why">;

export function LetGoLine({ labels }: Pick<LetGo, "labels">) {
  const { locale } = useFacts();
  return <Trans>Released: {labels.map(isolated).join(commaIn(locale))}</Trans>;
}

export function UndoLetGo({ undo }: Pick<LetGo, "undo">) {
  return (
    <Button size="small" onClick={undo}>
      <Trans>Undo</Trans>
    </Button>
  );
}

/** Seats that the last change let go, and why unless `isShort`; one press takes them back. */
export function LetGoSeats({
  category,
  isShort = false,
  labels,
  size,
  undo,
  why,
}: LetGo & { readonly isShort?: boolean }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (labels.length === 0) return null;
  const name = category?.[locale] ?? "";
  return (
    <Alert tone="info" live title={<LetGoLine labels={labels} />} action={<UndoLetGo undo={undo} />}>
      {isShort || why === "offered" ? null : why === "asked" ? (
        t`${plural(size, { one: `You asked for # seat in ${name}.`, other: `You asked for # seats in ${name}.` })}`
      ) : why === "count" ? (
        t`${plural(size, { one: "You asked for # seat.", other: "You asked for # seats." })}`
      ) : why === "pair" ? (
        <Trans>Seats for two are released together.</Trans>
      ) : (
        <Trans>The seats of one booking are all of one class.</Trans>
      )}
    </Alert>
  );
}
