import { Trans, useLingui } from "@lingui/react/macro";
import type { EpochMs } from "@safar/engine";
import { editions } from "@safar/engine";
import { Countdown } from "@safar/ui/countdown";
import { VisuallyHidden } from "@safar/ui/layout";
import { useHydrated } from "@tanstack/react-router";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useSecondsUntil } from "../../engine/asking/use-seconds-until.ts";
import { formatMoment } from "../../i18n/format.ts";

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;
/** From here on the time left is said aloud, a few times. */
const milestones = [1, 5, 15] as const;

function Milestone({ seconds }: { seconds: number }) {
  const minutes = Math.ceil(seconds / 60);
  const reached = milestones.find((milestone) => minutes <= milestone);
  return (
    <VisuallyHidden>
      <span role="status">
        {reached !== undefined && seconds > 0 && <Trans>Less than {reached} min left to pay.</Trans>}
      </span>
    </VisuallyHidden>
  );
}

/** Until when a booking can be paid: the moment, and once that is near the time left. */
export function PayClock({ deadline, isSpoken = false }: { deadline: EpochMs; isSpoken?: boolean }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const isAlive = useHydrated();
  const seconds = useSecondsUntil(deadline) ?? 0;
  const moment = formatMoment(deadline, locale, editions[edition].timeZone);
  // Server and browser look at different clocks: what counts down comes with the browser.
  if (!isAlive || seconds >= daySeconds) {
    return (
      <span>
        <Trans>
          Pay by <bdi>{moment}</bdi>
        </Trans>
      </span>
    );
  }
  return (
    <>
      <Countdown label={t`Booking expires in`} seconds={seconds} />
      {isSpoken && <Milestone seconds={seconds} />}
    </>
  );
}
