import { useLingui } from "@lingui/react/macro";
import { ProgressBar } from "@safar/ui/progress-bar";

/** How far along the whole of signing up is, and what comes next of it. */
export function SignUpSteps({ number }: { number: 1 | 2 | 3 }) {
  const { t } = useLingui();
  const next = { 1: t`Next: a password`, 2: t`Next: a code to your phone`, 3: t`Then your account is ready` };
  return <ProgressBar label={t`Step ${number} of ${3}`} text={next[number]} value={number} max={3} />;
}
