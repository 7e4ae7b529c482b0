import type { Problem } from "@safar/engine";
import { Container } from "@safar/ui/layout";
import CalendarX from "lucide-react/icons/calendar-x";
import type { ReactNode } from "react";
import { StepFailed } from "./step-failed.tsx";
import { StepGone } from "./step-gone.tsx";

/** Where somebody chooses when and how many of what: `children`, or what is shown instead where that cannot be chosen from. */
export function ChoiceStep({
  view: { problem, screen },
  send,
  gone,
  failed,
  back,
  children,
}: {
  readonly view: { readonly screen: string; readonly problem: Problem | null };
  readonly send: (event: { readonly type: "choice.reload" | "flow.back" }) => void;
  /** It is sold no longer: what to say, and the ways on. */
  readonly gone: { readonly title: string; readonly text: ReactNode; readonly ways: ReactNode };
  /** It could not be read. */
  readonly failed: { readonly title: string; readonly text: ReactNode };
  readonly back: ReactNode;
  readonly children: ReactNode;
}) {
  if (screen === "expired")
    return (
      <Container>
        <StepGone icon={CalendarX} title={gone.title} text={gone.text}>
          {gone.ways}
        </StepGone>
      </Container>
    );
  if (screen === "failed")
    return (
      <Container>
        <StepFailed
          problem={problem}
          {...failed}
          onRetry={() => send({ type: "choice.reload" })}
          back={{ words: back, onPress: () => send({ type: "flow.back" }) }}
        />
      </Container>
    );
  return children;
}
