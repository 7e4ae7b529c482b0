import { Trans, useLingui } from "@lingui/react/macro";
import type { Money, Names, Problem, SeatRefusal } from "@safar/engine";
import { Button } from "@safar/ui/button";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { Amount } from "../amounts/amount.tsx";
import { seatSumId } from "./bring-in-sight.ts";
import * as css from "./seat-sum.css.ts";
import { areBerths, refusalWords } from "./seat-words.ts";
import { SeatsProblem } from "./seats-problem.tsx";

type Standing = {
  readonly busy: boolean;
  readonly problem: Problem | null;
  readonly seats: Parameters<typeof areBerths>[0];
  readonly total: Money | null;
  /** What keeps the choice from being sold, and why that is a rule here, in the seller's own sentence. */
  readonly unfinished: SeatRefusal | null;
  readonly unfinishedReason?: Names | null;
  readonly commands: { readonly submit: boolean };
};

/** What chosen places come to so far, what is still missing, and the way on. */
export function SeatSum({
  view: { busy, commands, problem, seats, total, unfinished, unfinishedReason },
  label,
  missing,
  news,
  next,
  onSubmit,
  onTake,
}: {
  readonly view: Standing;
  /** What the sum is for. */
  readonly label: ReactNode;
  /** What is still to be chosen; null once nothing is. */
  readonly missing: ReactNode;
  /** What the last press did, and the way back: in sight wherever it was made. */
  readonly news?: ReactNode;
  /** What comes next, where there is more to say than that it goes on. */
  readonly next?: ReactNode;
  readonly onSubmit: () => void;
  /** Takes what is proposed while nothing is chosen: going on does. */
  readonly onTake?: (() => unknown) | undefined;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    <div id={seatSumId} className={css.foot}>
      <div className={css.went}>
        {news}
        <SeatsProblem problem={problem} />
      </div>
      <div role="status" className={css.said}>
        {missing ??
          (unfinished !== null && (
            <>
              {t(refusalWords(unfinished, areBerths(seats)))} {unfinishedReason?.[locale]}
            </>
          ))}
      </div>
      <div className={css.total}>
        <span>{label}</span>
        {total !== null && <Amount of={total} className={css.sum} />}
      </div>
      <Button
        kind="next"
        wide
        busy={busy}
        disabled={!busy && !commands.submit && !onTake}
        onClick={() => {
          onTake?.();
          onSubmit();
        }}
      >
        {next ?? (onTake ? <Trans>Take and continue</Trans> : <Trans>Continue</Trans>)}
      </Button>
    </div>
  );
}
