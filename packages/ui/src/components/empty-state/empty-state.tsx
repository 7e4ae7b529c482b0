import type { ElementType, ReactNode } from "react";
import { Icon, type LucideIcon } from "../icon/icon.tsx";
import { Lattice } from "../lattice/lattice.tsx";
import * as css from "./empty-state.css.ts";

/** Nothing here yet: say why, and offer one thing to do. */
export const EmptyState = ({
  icon,
  title,
  heading: Heading = "h2",
  action,
  children,
}: {
  icon: LucideIcon;
  title: ReactNode;
  /** The heading's level, by the page around it. */
  heading?: ElementType;
  action?: ReactNode;
  children?: ReactNode;
}) => (
  <div className={css.empty}>
    <Lattice fade="centre" />
    <span className={css.mark}>
      <Icon of={icon} size={30} />
    </span>
    <Heading className={css.title}>{title}</Heading>
    {children && <div className={css.words}>{children}</div>}
    {action && <div className={css.action}>{action}</div>}
  </div>
);
