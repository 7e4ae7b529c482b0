import { useLingui } from "@lingui/react/macro";
import type { Problem } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { problemWords } from "./problem-words.ts";

/** What kept something from being done, said at once; nothing where nothing did. */
export function ProblemNote({ problem }: { readonly problem: Problem | null }) {
  const { t } = useLingui();
  if (problem === null) return null;
  const { text, title } = problemWords(problem);
  return (
    <Alert tone="warning" live title={t(title)}>
      {t(text)}
    </Alert>
  );
}
