import { Fragment, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { moveByKey } from "../../support/reading-direction.ts";
import { Anchor } from "../anchor/anchor.tsx";
import { registerOpen } from "../dialog/dialog-registry.ts";
import { Icon, type LucideIcon } from "../icon/icon.tsx";
import * as css from "./menu.css.ts";

export type MenuItem = {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** Names the entries from this one on. */
  group?: string | undefined;
} & ({ href: string; onSelect?: () => void } | { onSelect: () => void });

/**
 * A button and what it opens, by the platform's own popover: it opens before the page comes alive, closes on Escape and on
 * a press beside it. Arrow keys move within.
 */
export function Menu({
  label,
  trigger,
  triggerClass,
  heading,
  items,
}: {
  /** Names the button when `trigger` holds no words. */
  label?: string;
  trigger: ReactNode;
  triggerClass?: string;
  /** Stands above the entries, such as who is signed in. */
  heading?: ReactNode;
  items: readonly MenuItem[];
}) {
  const id = useId();
  const anchor = `--menu${id.replace(/\W/g, "")}`;
  const popover = useRef<HTMLDivElement>(null);
  const forget = useRef<() => void>(undefined);
  const entries = () => [...(popover.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  const close = () => popover.current?.hidePopover();
  const move = (event: KeyboardEvent) => {
    const all = entries();
    const to = moveByKey(
      event,
      all.findIndex((entry) => entry === document.activeElement),
      all.length,
    );
    if (to === undefined || event.key === "ArrowLeft" || event.key === "ArrowRight") return;
    event.preventDefault();
    all[to]?.focus();
  };
  return (
    <>
      <button
        type="button"
        id={`${id}-button`}
        className={triggerClass}
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={id}
        style={{ anchorName: anchor }}
      >
        {trigger}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={css.popover}
        style={{ positionAnchor: anchor }}
        // At once, and not when it has been opened: the page may change in between.
        onBeforeToggle={(event) => {
          forget.current?.();
          forget.current = event.newState === "open" ? registerOpen(close) : undefined;
        }}
        onToggle={({ newState }) => newState === "open" && entries()[0]?.focus()}
      >
        {heading && <div className={css.heading}>{heading}</div>}
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus is on the entries */}
        <div role="menu" aria-labelledby={`${id}-button`} onKeyDown={move}>
          {items.map((item) => {
            const content = (
              <>
                {item.icon && <Icon of={item.icon} size={18} />}
                {item.label}
              </>
            );
            const select = () => {
              close();
              item.onSelect?.();
            };
            const entry =
              "href" in item ? (
                <Anchor role="menuitem" href={item.href} className={css.item} onClick={select}>
                  {content}
                </Anchor>
              ) : (
                <button type="button" role="menuitem" className={css.item} onClick={select}>
                  {content}
                </button>
              );
            return (
              <Fragment key={item.id}>
                {item.group && (
                  <div role="presentation" className={css.heading}>
                    {item.group}
                  </div>
                )}
                {entry}
              </Fragment>
            );
          })}
        </div>
      </div>
    </>
  );
}
