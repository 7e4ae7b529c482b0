import { Trans } from "@lingui/react/macro";
import type { SeatMend, ShownPlace } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";

type Props = {
  readonly view: { readonly mend: SeatMend | null; readonly seats: readonly ShownPlace[] };
  readonly onMend: () => void;
};

/** The one move that makes a choice right which the cinema does not sell as it is. */
export function Mend({ view: { mend, seats }, onMend }: Props) {
  if (mend === null) return null;
  const labelOf = (id: string) => seats.find((place) => place.id === id)?.label ?? id;
  const [from, to] = [labelOf(mend.from), labelOf(mend.to)];
  return (
    <Alert
      tone="info"
      live
      title={<Trans>One change fixes it</Trans>}
      action={
        <Button size="small" onClick={onMend}>
          <Trans>
            Move from <bdi dir="ltr">{from}</bdi> to <bdi dir="ltr">{to}</bdi>
          </Trans>
        </Button>
      }
    />
  );
}
