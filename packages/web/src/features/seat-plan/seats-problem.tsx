import { useLingui } from "@lingui/react/macro";
import type { Problem } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { problemWords } from "../shell/problem-words.ts";

/** Why the places could not be kept. */
export function SeatsProblem({ problem }: { problem: Problem | null }) {
  const { t } = useLingui();
  if (problem === null) return null;
  const { text, title } = problemWords(problem);
  return (
    <Alert tone="warning" live title={t(title)}>
      {t(text)}
    </Alert>
  );
}
