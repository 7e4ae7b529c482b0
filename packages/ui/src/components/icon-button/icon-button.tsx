import type { ComponentProps } from "react";
import { cx } from "../../support/cx.ts";
import { ripple } from "../../support/ripple.ts";
import { Icon, type LucideIcon } from "../icon/icon.tsx";
import { iconButton } from "./icon-button.css.ts";

/** A button whose words are only heard (and shown as a tooltip). */
export const IconButton = ({
  icon,
  label,
  directional = false,
  className,
  ...rest
}: Omit<ComponentProps<"button">, "children"> & { icon: LucideIcon; label: string; directional?: boolean }) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    className={cx(iconButton, className)}
    onPointerDown={ripple}
  >
    <Icon of={icon} directional={directional} />
  </button>
);
