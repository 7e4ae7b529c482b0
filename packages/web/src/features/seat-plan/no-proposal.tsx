import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Unfit } from "@safar/engine";
import { Button } from "@safar/ui/button";
import type { ReactNode } from "react";

/** Why no seats are sold to a party of so many. */
export function Unsold({
  few,
  why,
}: {
  /** What is said where too few are left. */
  readonly few: ReactNode;
  /** At every price that was asked for; null where it is sold. */
  readonly why: readonly (Unfit | null)[];
}) {
  if (why.every((one) => one === "chairs")) return <Trans>No wheelchair place is left at this show.</Trans>;
  if (why.includes("twos")) return <Trans>Seats here are sold in twos, and one of you would be left over.</Trans>;
  return few;
}

/** Why nothing can be proposed to a party of so many, and the way to what can be. */
export function NoProposal({
  size,
  why,
  instead,
  onChange,
}: {
  readonly size: number;
  readonly why: Unfit | null;
  /** The press that leads to what can be proposed, where something is. */
  readonly instead?: ReactNode;
  readonly onChange: () => void;
}) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Unsold
          why={[why]}
          few={t`${plural(size, { one: "No seat is left here that can be sold on its own.", other: "No # seats are left here that can be sold together." })}`}
        />
      </p>
      {instead || (
        <Button size="small" onClick={onChange}>
          <Trans>Change how many or where</Trans>
        </Button>
      )}
    </>
  );
}
