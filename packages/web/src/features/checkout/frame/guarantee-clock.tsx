import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { EpochMs } from "@safar/engine";
import { Countdown } from "@safar/ui/countdown";
import { VisuallyHidden } from "@safar/ui/layout";
import { useSecondsUntil } from "../../../engine/asking/use-seconds-until.ts";
import * as css from "./guarantee-clock.css.ts";

/** Said aloud as each is passed: often enough to be warned, too seldom to disturb. */
const milestoneMinutes = [1, 2, 5] as const;

const minutesWords = (minutes: number): MessageDescriptor =>
  msg`The price is guaranteed for ${plural(minutes, { one: "one more minute", other: "# more minutes" })}`;

const soonSeconds = 120;

/** How long the price still stands. */
export function GuaranteeClock({ until }: { until: EpochMs }) {
  const { t } = useLingui();
  const seconds = useSecondsUntil(until) ?? 0;
  const passed = milestoneMinutes.find((minutes) => seconds <= minutes * 60);
  return (
    <span className={seconds <= soonSeconds ? css.clockSoon : css.clock}>
      <Countdown label={t`Price guaranteed for`} seconds={seconds} />
      <VisuallyHidden>
        <span role="status">{passed === undefined ? "" : t(minutesWords(passed))}</span>
      </VisuallyHidden>
    </span>
  );
}
