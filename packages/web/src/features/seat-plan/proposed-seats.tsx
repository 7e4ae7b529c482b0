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
  size,
  more,
  take,
  onTake,
}: {
  /** What is written on them. */
  readonly of: readonly string[];
  readonly together: Togetherness | null;
  /** They are for those who have none yet, beside what is chosen. */
  readonly isRest?: boolean;
  readonly size?: "small";
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
        {isRest && of.length === 1 ? (
          <Trans>
            One seat more: <SeatList of={of} />.
          </Trans>
        ) : isRest ? (
          <Trans>
            For the rest of you: <SeatList of={of} />.
          </Trans>
        ) : of.length > 1 && together !== "side_by_side" && together !== "one_bay" ? (
          <Trans>
            The closest together: <SeatList of={of} />.
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
        {isRest && together === "side_by_side" ? t`You all sit side by side.` : why && t(why(of.length))} {more}
      </p>
      <Button kind="primary" size={size} onClick={onTake}>
        {take}
      </Button>
    </>
  );
}
