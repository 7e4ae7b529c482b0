import { Trans, useLingui } from "@lingui/react/macro";
import type { Names, SeatMend, SeatRefusal, ShownPlace } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { useFacts } from "../../app/addresses/page-path.ts";
import { refusalWords } from "./seat-words.ts";

type Props = {
  readonly view: {
    readonly mend: SeatMend | null;
    readonly seats: readonly ShownPlace[];
    readonly refusal: SeatRefusal | null;
    readonly unfinished: SeatRefusal | null;
    /** Why `refusal`, or else what is unfinished, is a rule here, in the seller's own sentence. */
    readonly reason: Names | null;
  };
  readonly onMend: () => void;
};

/** Why the cinema does not sell a choice as it is, and the one move that makes it right. */
export function Mend({ view: { mend, reason, refusal, seats, unfinished }, onMend }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (mend === null || unfinished === null) return null;
  const labelOf = (id: string) => seats.find((place) => place.id === id)?.label ?? id;
  const [from, to] = [labelOf(mend.from), labelOf(mend.to)];
  return (
    <Alert
      tone="info"
      live
      title={t(refusalWords(unfinished))}
      action={
        <Button size="small" onClick={onMend}>
          <Trans>
            Move from <bdi dir="ltr">{from}</bdi> to <bdi dir="ltr">{to}</bdi>
          </Trans>
        </Button>
      }
    >
      {refusal === null && reason?.[locale]}
    </Alert>
  );
}
