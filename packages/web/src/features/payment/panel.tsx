import { Icon, type LucideIcon } from "@safar/ui/icon";
import { Spinner } from "@safar/ui/spinner";
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from "react";
import * as css from "./payment.css.ts";

/** Says whether the page has shown something before; what comes first takes no focus from the page's own beginning. */
export const UnderWay = createContext<() => boolean>(() => false);

/** What comes up takes the focus that was lost with what stood here before. */
export const useLostFocus = (title: RefObject<HTMLElement | null>): void => {
  const isUnderWay = useContext(UnderWay);
  useEffect(() => {
    const focused = document.activeElement;
    // Who has only arrived, and done nothing since, is at the page's own heading.
    const isLost = focused === null || focused === document.body || focused.tagName === "H1";
    if (isUnderWay() && isLost) title.current?.focus();
  }, [isUnderWay, title]);
};

/** One thing that goes on or has to be done. Focus that was lost with what stood here before goes to its title. */
export function Panel({
  icon,
  tone,
  title,
  actions,
  busy = false,
  children,
}: {
  icon: LucideIcon;
  tone?: "success" | "danger" | "warning";
  title: ReactNode;
  actions?: ReactNode;
  /** Something is under way by itself. */
  busy?: boolean;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);
  return (
    <section className={css.panel} aria-busy={busy || undefined}>
      <div className={css.panelHead}>
        <span className={css.mark} data-tone={tone}>
          {busy ? <Spinner /> : <Icon of={icon} size={26} />}
        </span>
        <h2 ref={heading} tabIndex={-1} className={css.panelTitle}>
          {title}
        </h2>
      </div>
      {children && (
        <div className={css.words} role={tone === undefined ? undefined : "status"}>
          {children}
        </div>
      )}
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  );
}
