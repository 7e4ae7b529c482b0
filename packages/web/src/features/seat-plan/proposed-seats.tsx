import { Trans, useLingui } from "@lingui/react/macro";
import type { Togetherness } from "@safar/engine";
import { Button } from "@safar/ui/button";
import type { ReactNode } from "react";
import { SeatList } from "./seat-list.tsx";
import { togetherWords } from "./seat-words.ts";

/** The best places that were found, why they are, and the way to take them. */
export function ProposedSeats({
  of,
  together,
  isRest = false,
  more,
  take,
  onTake,
}: {
  /** What is written on them. */
  readonly of: readonly string[];
  readonly together: Togetherness | null;
  /** They are for those who have none yet, beside what is chosen. */
  readonly isRest?: boolean;
  /** What else there is to say of them. */
  readonly more?: ReactNode;
  readonly take: ReactNode;
  readonly onTake: () => void;
}) {
  const { t } = useLingui();
  const why = together === null ? null : togetherWords[together];
  return (
    <>
      <p>
        {isRest ? (
          <Trans>
            The nearest for the rest of you: <SeatList of={of} />.
          </Trans>
        ) : of.length > 1 ? (
          <Trans>
            The best together: <SeatList of={of} />.
          </Trans>
        ) : (
          <Trans>
            The best place: <SeatList of={of} />.
          </Trans>
        )}{" "}
        {why && t(why(of.length))} {more}
      </p>
      <Button kind="primary" onClick={onTake}>
        {take}
      </Button>
    </>
  );
}
