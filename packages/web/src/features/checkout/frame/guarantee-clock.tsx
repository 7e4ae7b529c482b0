import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { EpochMs } from "@safar/engine";
import { Countdown } from "@safar/ui/countdown";
import { VisuallyHidden } from "@safar/ui/layout";
import { useSecondsUntil } from "../../../engine/asking/use-seconds-until.ts";
import * as css from "./guarantee-clock.css.ts";

/** Said aloud as each is passed: often enough to be warned, too seldom to disturb. Whoever comes between two has less than the later one. */
const milestoneMinutes = [1, 2, 5] as const;

const minutesWords = (minutes: number): MessageDescriptor =>
  msg`The price is guaranteed for less than ${plural(minutes, { one: "one more minute", other: "# more minutes" })}`;

const soonSeconds = 120;

/** How long the price still stands. */
export function GuaranteeClock({ until }: { until: EpochMs }) {
  const { t } = useLingui();
  const seconds = useSecondsUntil(until) ?? 0;
  // Zero is a moment that is over, or one that nobody has reckoned yet.
  const passed = seconds > 0 ? milestoneMinutes.find((minutes) => seconds < minutes * 60) : undefined;
  return (
    <span className={seconds <= soonSeconds ? css.clockSoon : css.clock}>
      <Countdown label={t`Price guaranteed for`} seconds={seconds} />
      <VisuallyHidden>
        <span role="status">{passed === undefined ? "" : t(minutesWords(passed))}</span>
      </VisuallyHidden>
    </span>
  );
}
