import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import type { ReactNode } from "react";

/** Why nothing can be proposed to a party of so many, and the way to what can be. */
export function NoProposal({
  size,
  isLeftOver,
  instead,
  onChange,
}: {
  readonly size: number;
  /** All that is free is sold in twos, and one of them would be left over. */
  readonly isLeftOver: boolean;
  /** The press that leads to what can be proposed, where something is. */
  readonly instead?: ReactNode;
  readonly onChange: () => void;
}) {
  const { t } = useLingui();
  return (
    <>
      <p>
        {isLeftOver ? (
          <Trans>Seats here are sold in twos, and one of you would be left over.</Trans>
        ) : (
          t`${plural(size, { one: "No seat is left here that can be sold on its own.", other: "No # seats are left here that can be sold together." })}`
        )}
      </p>
      {instead || (
        <Button size="small" onClick={onChange}>
          <Trans>Change how many or where</Trans>
        </Button>
      )}
    </>
  );
}
