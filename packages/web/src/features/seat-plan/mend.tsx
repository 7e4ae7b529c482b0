import { Trans, useLingui } from "@lingui/react/macro";
import type { Names, SeatPick, SeatRefusal, ShownPlace } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
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
};

/** Why the cinema does not sell a choice as it is, and the one press that makes it the nearest that is sold, where one is. */
export function Mend({ view: { mend, picks, seats, unfinished, unfinishedReason }, onMend }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (unfinished === null) return null;
  const sold = mend ?? picks;
  const labelsOf = (some: readonly SeatPick[], others: readonly SeatPick[]) => {
    const has = (all: readonly SeatPick[], id: string) => all.some(({ seat }) => seat === id);
    return seats.flatMap(({ id, label }) => (has(some, id) && !has(others, id) ? [label] : []));
  };
  const [from, to] = [labelsOf(picks, sold), labelsOf(sold, picks)];
  return (
    <Alert
      tone="info"
      live
      title={t(refusalWords(unfinished))}
      action={
        mend && (
          <Button size="small" onClick={onMend}>
            <span>
              {from.length === 1 ? (
                <Trans>
                  Move from <SeatList of={from} /> to <SeatList of={to} />
                </Trans>
              ) : (
                <Trans>
                  Move to <SeatList of={to} />
                </Trans>
              )}
            </span>
          </Button>
        )
      }
    >
      {unfinishedReason?.[locale]}
    </Alert>
  );
}
