import { EmptyState } from "@safar/ui/empty-state";
import type { LucideIcon } from "@safar/ui/icon";
import { Inline } from "@safar/ui/layout";
import type { ReactNode } from "react";

/** A step of a walk whose offer is there no longer: what that means, and the ways on. */
export const StepGone = ({
  icon,
  title,
  text,
  children,
}: {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: ReactNode;
  /** Buttons, the likeliest first. */
  readonly children: ReactNode;
}) => (
  <EmptyState icon={icon} title={title} heading="h1" action={<Inline>{children}</Inline>}>
    <div role="alert">{text}</div>
  </EmptyState>
);
