import type { Call } from "../../core/service.ts";
import { enabledFor } from "./enabled.data.ts";
import { limits, supports, supportWords, withdrawals } from "./settings.data.ts";
import { say } from "./words.ts";

/** The same settings for the dashboard and for the settings call, so that they never disagree. */
export const appSettingsFor = (call: Call) => {
  const { verticals, features } = enabledFor(call);
  return {
    enabled_verticals: [...verticals],
    enabled_features: [...features],
    limits,
    withdrawal: withdrawals[call.country],
    support: { text: say(call, supportWords), ...supports[call.country] },
  };
};
