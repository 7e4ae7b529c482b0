import X from "lucide-react/icons/x";
import { type CSSProperties, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as css from "./dialog.css.ts";
import { registerOpen } from "./dialog-registry.ts";

export { closeAllDialogs, registerOpen } from "./dialog-registry.ts";

export type DialogProps = {
  open: boolean;
  /** Asked for by Escape, the close button, a press beside the dialog, or a route change. */
  onClose: () => void;
  title: ReactNode;
  /** The close button's words. */
  close: string;
  /** Buttons at the end. */
  actions?: ReactNode;
  children: ReactNode;
};

const anchoredTo = (anchor: string): CSSProperties & { "--anchor": string } => ({ "--anchor": anchor });

/** The native modal: the page behind is inert, focus goes in and comes back, Escape closes. */
export function Modal({
  look,
  open,
  onClose,
  title,
  close,
  actions,
  anchor,
  children,
}: DialogProps & { look: string; anchor?: string | undefined }) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  // Before it is taken away: a dialog that is closed in the page gives the focus back to what opened it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    const forget = registerOpen(() => dialog.close());
    return () => {
      forget();
      dialog.close();
    };
  }, [open]);
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key
    <dialog
      ref={ref}
      aria-labelledby={id}
      className={look}
      style={anchor === undefined ? undefined : anchoredTo(anchor)}
      // The news of a closing may come after the dialog was opened again.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      onClick={closeBeside}
    >
      {open && (
        <>
          <header className={css.head}>
            <h2 id={id} className={css.title}>
              {title}
            </h2>
            <IconButton icon={X} label={close} onClick={() => ref.current?.close()} />
          </header>
          <div className={css.body}>{children}</div>
          {actions && <footer className={css.foot}>{actions}</footer>}
        </>
      )}
    </dialog>
  );
}

export const Dialog = (props: DialogProps) => <Modal look={css.kinds.dialog} {...props} />;

/** Filters, menus and other asides, from the side where lines end. */
export const Drawer = (props: DialogProps) => <Modal look={css.kinds.drawer} {...props} />;

/** The whole screen on phones, a band across the top of the page on wider windows: for what has many fields beside each other. */
export const Band = (props: DialogProps) => <Modal look={css.kinds.band} {...props} />;

/**
 * Asks for one thing: the whole screen on phones, a panel beside what it belongs to on wider windows. `anchor` is the
 * `anchor-name` of that, such as `--dates`; where a browser cannot anchor, the panel stands in the middle.
 */
export const Sheet = ({ anchor, ...props }: DialogProps & { anchor?: string }) => (
  <Modal look={css.kinds.sheet} anchor={anchor} {...props} />
);
