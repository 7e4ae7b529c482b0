import { useLingui } from "@lingui/react/macro";
import { ProgressBar } from "@safar/ui/progress-bar";

/** How far along the whole withdrawal is. */
export function Steps({ number }: { number: 1 | 2 | 3 | 4 }) {
  const { t } = useLingui();
  const names = { 1: t`Amount`, 2: t`Bank account`, 3: t`Summary`, 4: t`Code` };
  return <ProgressBar label={names[number]} text={t`Step ${number} of ${4}`} value={number} max={4} />;
}
