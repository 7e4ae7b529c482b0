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
import { refusalWords } from "./seat-words.ts";

type Seated = { readonly seat: string };
type View<One> = {
  readonly picks: readonly One[];
  readonly seats: readonly Pick<ShownPlace<never>, "id" | "label">[];
};

/** Presses on a plan whose bookings are of one class: which seats the last one let go, and the way to have them back. Either way they are in sight. */
export const useLetGo = <One extends Seated>(
  { picks, seats }: View<One>,
  category: string | undefined,
  {
    idOf,
    restore,
    toggle,
  }: {
    readonly idOf: (seat: string) => string;
    readonly toggle: (seat: string) => void;
    /** Has all of them back as they were. */
    readonly restore: (before: { readonly category: string; readonly picks: readonly One[] }) => void;
  },
) => {
  const [before, setBefore] = useState<Parameters<typeof restore>[0] | null>(null);
  const isMoved = before !== null && before.category !== category;
  const gone = isMoved ? before.picks.filter(({ seat }) => !picks.some((pick) => pick.seat === seat)) : [];
  return {
    labels: gone.map(({ seat }) => seats.find(({ id }) => id === seat)?.label ?? seat),
    press: (seat: string) => {
      flushSync(() => {
        setBefore(category === undefined ? null : { category, picks });
        toggle(seat);
      });
      bringInSight(idOf(seat));
    },
    undo: () => {
      flushSync(() => {
        setBefore(null);
        if (before !== null) restore(before);
      });
      for (const { seat } of gone) bringInSight(idOf(seat));
    },
  };
};

/** Seats that went because another class was pressed; one press takes them back, also where `unfinished` says that those cannot be had alone. */
export function LetGoSeats({
  labels,
  undo,
  unfinished = null,
}: Pick<ReturnType<typeof useLetGo>, "labels" | "undo"> & { readonly unfinished?: SeatRefusal | null }) {
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
      {unfinished === null ? (
        <Trans>The seats of one booking are all of one class.</Trans>
      ) : (
        t(refusalWords(unfinished))
      )}
    </Alert>
  );
}
