import { EmptyState } from "@safar/ui/empty-state";
import type { LucideIcon } from "@safar/ui/icon";
import type { ReactNode } from "react";
import * as css from "./notice.css.ts";
import { useArrived } from "./use-arrived.ts";

/** The walk cannot go on as it was: what happened, whether money moved, and what to do now. */
export function Notice({
  name,
  icon,
  title,
  actions,
  children,
}: {
  /** Tells the screen from others. */
  name: string;
  icon: LucideIcon;
  title: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}) {
  const arrived = useArrived<HTMLDivElement>(name);
  return (
    <div ref={arrived} tabIndex={-1} className={css.notice}>
      <EmptyState icon={icon} heading="h1" title={title} action={<div className={css.actions}>{actions}</div>}>
        {children}
      </EmptyState>
    </div>
  );
}
