import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as css from "./toast.css.ts";

export type ToastItem = {
  id: string;
  tone?: "info" | "success" | "danger";
  message: ReactNode;
  action?: ReactNode;
  /** Milliseconds in sight, not counting while it is pointed at or focused. Without it the toast stays until closed. */
  lasts?: number;
};

const icons = { info: Info, success: CircleCheck, danger: CircleAlert } as const;

function Toast({ item, close, onClose }: { item: ToastItem; close: string; onClose: (id: string) => void }) {
  const { id, lasts, tone = "info" } = item;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (lasts === undefined || isHeld) return undefined;
    const end = setTimeout(() => onClose(id), lasts);
    return () => clearTimeout(end);
  }, [id, lasts, isHeld, onClose]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds its time while looked at
    <li
      className={css.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={css.mark}>
        <Icon of={icons[tone]} />
      </span>
      <div className={css.words}>{item.message}</div>
      {item.action}
      <IconButton icon={X} label={close} onClick={() => onClose(id)} />
    </li>
  );
}

/** Render it once, always, even while empty: a live region only speaks of what is added to it. */
export const ToastRegion = ({
  label,
  close,
  toasts,
  onClose,
  isOnTop = false,
}: {
  label: string;
  close: string;
  toasts: readonly ToastItem[];
  onClose: (id: string) => void;
  /** On phones over the header, rather than above what lies at the bottom. */
  isOnTop?: boolean;
}) => (
  <section aria-label={label} aria-live="polite" aria-relevant="additions">
    <ul className={isOnTop ? css.regionOnTop : css.region}>
      {toasts.map((item) => (
        <Toast key={item.id} item={item} close={close} onClose={onClose} />
      ))}
    </ul>
  </section>
);
