import { Trans, useLingui } from "@lingui/react/macro";
import type { EpochMs } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Countdown } from "@safar/ui/countdown";
import { useSecondsUntil } from "../../engine/asking/use-seconds-until.ts";

/** Two minutes before the end of the results of a search. */
export function ExpiringSoon({ deadline, onKeep, busy }: { deadline: EpochMs; onKeep: () => void; busy: boolean }) {
  const { t } = useLingui();
  const seconds = useSecondsUntil(deadline) ?? 0;
  return (
    <Alert
      tone="warning"
      live
      title={t`These results are about to expire`}
      action={
        <Button size="small" busy={busy} onClick={onKeep}>
          <Trans>Keep these results</Trans>
        </Button>
      }
    >
      <Countdown label={t`They expire in`} seconds={seconds} />
    </Alert>
  );
}
