import { Trans, useLingui } from "@lingui/react/macro";
import type { Names, SeatPick, SeatRefusal, ShownPlace } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { SeatList } from "./seat-list.tsx";
import { refusalWords } from "./seat-words.ts";

type Props = {
  readonly view: {
    readonly picks: readonly SeatPick[];
    /** The nearest choice that is sold; null where this one is, and where none is. */
    readonly mend: readonly SeatPick[] | null;
    readonly seats: readonly Pick<ShownPlace<never>, "id" | "label">[];
    readonly unfinished: SeatRefusal | null;
    /** Why it is not sold so, in the seller's own sentence. */
    readonly unfinishedReason: Names | null;
  };
  readonly onMend: () => void;
  /** What the last change let go, where it did, in place of the seller's sentence; and the way to have it back. */
  readonly letGo: ReactNode;
  readonly undo: ReactNode;
};

/** Why the cinema does not sell a choice as it is, and the one press that makes it the nearest that is sold, where one is. */
export function Mend({ letGo, undo, view: { mend, picks, seats, unfinished, unfinishedReason }, onMend }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (unfinished === null) return null;
  const labelsOf = (some: readonly SeatPick[], others: readonly SeatPick[]) => {
    const has = (all: readonly SeatPick[], id: string) => all.some(({ seat }) => seat === id);
    return seats.flatMap(({ id, label }) => (has(some, id) && !has(others, id) ? [label] : []));
  };
  return (
    <Alert
      tone="info"
      live
      title={t(refusalWords(unfinished))}
      action={
        <>
          {mend && (
            <Button size="small" onClick={onMend}>
              <span>
                <Trans>
                  Move from <SeatList of={labelsOf(picks, mend)} /> to <SeatList of={labelsOf(mend, picks)} />
                </Trans>
              </span>
            </Button>
          )}
          {undo}
        </>
      }
    >
      {letGo || unfinishedReason?.[locale]}
    </Alert>
  );
}
