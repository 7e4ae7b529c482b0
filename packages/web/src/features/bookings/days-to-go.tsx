import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PlaceTime } from "@safar/engine";
import { todayIn } from "../../engine/asking/today.ts";

const dayMs = 86_400_000;
/** What is further away is no countdown yet. */
const soon = 60;

/** How long it is until then, while that is worth counting. */
export function DaysToGo({ to: { local, zone }, className }: { to: PlaceTime; className: string }) {
  const { t } = useLingui();
  const days = (Date.parse(local.slice(0, 10)) - Date.parse(todayIn(zone))) / dayMs;
  if (days < 0 || days > soon) return null;
  return (
    <strong className={className}>
      {days === 0 ? t`Today` : t`${plural(days, { one: "tomorrow", other: "in # days" })}`}
    </strong>
  );
}
