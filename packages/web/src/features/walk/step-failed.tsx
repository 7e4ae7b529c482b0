import { Trans, useLingui } from "@lingui/react/macro";
import type { Problem } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Inline } from "@safar/ui/layout";
import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { problemWords } from "../shell/problem-words.ts";

type Props = {
  readonly problem: Problem | null;
  /** Where nothing is known of why. */
  readonly title: string;
  readonly text: ReactNode;
  /** Without it there is nothing to try. */
  readonly onRetry: (() => void) | undefined;
  /** Null where there is no way back. */
  readonly back: { readonly words: ReactNode; readonly onPress: () => void } | null;
};

/** A step of a walk whose offer could not be read. */
export function StepFailed({ problem, title, text, onRetry, back }: Props) {
  const { t } = useLingui();
  const words = problem === null ? null : problemWords(problem);
  return (
    <EmptyState
      icon={CircleAlert}
      heading="h1"
      title={words === null ? title : t(words.title)}
      action={
        <Inline>
          {onRetry !== undefined && (
            <Button kind="next" onClick={onRetry}>
              <Trans>Try Again</Trans>
            </Button>
          )}
          {back !== null && <Button onClick={back.onPress}>{back.words}</Button>}
        </Inline>
      }
    >
      <div role="alert">{words === null ? text : t(words.text)}</div>
    </EmptyState>
  );
}
