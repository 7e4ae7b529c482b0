import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from "react";
import { moveByKey } from "../../support/reading-direction.ts";
import { Anchor } from "../anchor/anchor.tsx";
import { Icon, type LucideIcon } from "../icon/icon.tsx";
import * as css from "./tabs.css.ts";

export type Tab = {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** Where the page is with this tab in sight: the tab is then a link, which works without script and in another window. */
  href?: string;
  panel: ReactNode;
};

/** A press that asks the browser for another tab or window of its own. */
const isForBrowser = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/**
 * Panels of which one is in sight. One stop for the Tab key, arrow keys between tabs in the reading direction.
 * Hidden panels stay in the page, so that what was typed there is kept.
 */
export function Tabs({
  label,
  tabs,
  selected,
  defaultSelected,
  onSelect,
}: {
  label: string;
  tabs: readonly Tab[];
  selected?: string;
  defaultSelected?: string;
  onSelect?: (id: string) => void;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultSelected ?? tabs[0]?.id);
  const current = selected ?? own;
  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = moveByKey(
      event,
      tabs.findIndex(({ id }) => id === current),
      tabs.length,
    );
    const next = to === undefined || event.key === "ArrowUp" || event.key === "ArrowDown" ? undefined : tabs[to];
    if (!next || to === undefined) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
  };
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus is on the tabs; the list hears their keys */}
      <div role="tablist" aria-label={label} className={css.list} ref={list} onKeyDown={move}>
        {tabs.map(({ id, label, icon, href }) => {
          const common = {
            role: "tab",
            id: `${base}-${id}-tab`,
            "aria-controls": `${base}-${id}`,
            "aria-selected": id === current,
            tabIndex: id === current ? 0 : -1,
            className: css.tab,
          } as const;
          const words = (
            <>
              {icon && <Icon of={icon} size={18} />}
              {label}
            </>
          );
          const follow = (event: MouseEvent) => {
            if (isForBrowser(event)) return;
            event.preventDefault();
            select(id);
          };
          return href === undefined ? (
            <button key={id} type="button" {...common} onClick={() => select(id)}>
              {words}
            </button>
          ) : (
            <Anchor key={id} href={href} {...common} onClick={follow}>
              {words}
            </Anchor>
          );
        })}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}`}
          aria-labelledby={`${base}-${id}-tab`}
          hidden={id !== current}
          className={css.panel}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
