import type { ComponentProps } from "react";
import { cx } from "../../support/cx.ts";
import { ripple } from "../../support/ripple.ts";
import { Anchor } from "../anchor/anchor.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import * as css from "./button.css.ts";

export type ButtonLook = {
  /** `next` is the one next step of a screen: at most one in sight. */
  kind?: keyof typeof css.kinds | undefined;
  size?: "medium" | "small" | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
};

const look = ({ kind = "secondary", size, wide, className }: ButtonLook & { className?: string | undefined }) =>
  cx(css.kinds[kind], size === "small" && css.small, wide && css.wide, className);

/**
 * While `busy` the button keeps its place, its focus and its words, and swallows presses: a second one must not act twice.
 */
export function Button({
  kind,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonLook & { busy?: boolean } & ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ kind, size, wide, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onPointerDown={ripple}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button, because it is a step of the way. */
export function ButtonLink({
  kind,
  size,
  wide,
  className,
  ...rest
}: ButtonLook & ComponentProps<"a"> & { href: string }) {
  return <Anchor {...rest} className={look({ kind, size, wide, className })} onPointerDown={ripple} />;
}
