import { Trans, useLingui } from "@lingui/react/macro";
import type { Names, SeatMend, SeatRefusal, ShownPlace } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { useFacts } from "../../app/addresses/page-path.ts";
import { SeatList } from "./seat-list.tsx";
import { bySeat } from "./seat-order.ts";
import { refusalWords } from "./seat-words.ts";

type Props = {
  readonly view: {
    readonly mend: SeatMend | null;
    readonly seats: readonly Pick<ShownPlace<never>, "id" | "label">[];
    readonly unfinished: SeatRefusal | null;
    /** Why it is not sold so, in the seller's own sentence. */
    readonly unfinishedReason: Names | null;
  };
  readonly onMend: () => void;
};

/** Why the cinema does not sell a choice as it is, and the one press that makes it the nearest that is sold. */
export function Mend({ view: { mend, seats, unfinished, unfinishedReason }, onMend }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (mend === null || unfinished === null) return null;
  const labelsOf = (ids: readonly string[]) =>
    seats.flatMap(({ id, label }) => (ids.includes(id) ? [label] : [])).toSorted(bySeat);
  const [from, to] = [labelsOf(mend.from), labelsOf(mend.to)];
  return (
    <Alert
      tone="info"
      live
      title={t(refusalWords(unfinished))}
      action={
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
      }
    >
      {unfinishedReason?.[locale]}
    </Alert>
  );
}
