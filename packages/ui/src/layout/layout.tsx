import type { CSSProperties, ElementType, ReactNode } from "react";
import { useId } from "react";
import { cx } from "../support/cx.ts";
import { hidden } from "../support/hidden.css.ts";
import type { Space } from "../theme/tokens.ts";
import * as css from "./layout.css.ts";

type Box = {
  /** The element to draw; a `div` unless said otherwise. */
  as?: ElementType;
  gap?: Space;
  align?: keyof typeof css.align;
  className?: string | undefined;
  children?: ReactNode;
};

const box = (base: string) =>
  function Box({ as: Element = "div", gap = "4", align, className, children }: Box) {
    return <Element className={cx(base, css.gap[gap], align && css.align[align], className)}>{children}</Element>;
  };

/** One below the other. */
export const Stack = box(css.stack);
/** One after the other, wrapping. */
export const Inline = box(css.inline);
/** Pushed to both ends of the line. */
export const Spread = box(css.spread);

type Columns = Omit<Box, "align"> & { least?: string };

const columns = (base: string) =>
  function Columns({ as: Element = "div", gap = "4", least, className, children }: Columns) {
    const style: CSSProperties & { "--least"?: string } = least ? { "--least": least } : {};
    return (
      <Element className={cx(base, css.gap[gap], className)} style={style}>
        {children}
      </Element>
    );
  };

/** Columns of equal width, as many as fit when none may be narrower than `least`. */
export const Grid = columns(css.grid);
/** Cards side by side: a row to push along on phones, columns no narrower than `least` from `md` on. */
export const Shelf = columns(css.shelf);

export function Container({
  as: Element = "div",
  width = "wide",
  className,
  children,
}: Pick<Box, "as" | "className" | "children"> & { width?: keyof typeof css.widths }) {
  return <Element className={cx(css.widths[width], className)}>{children}</Element>;
}

export const Divider = () => <hr className={css.divider} />;

/** Words for people who listen instead of look. */
export const VisuallyHidden = ({
  as: Element = "span",
  id,
  role,
  children,
}: Pick<Box, "as" | "children"> & {
  /** For what it describes. */
  id?: string;
  /** For what is told as it changes. */
  role?: "status";
}) => (
  <Element className={hidden} id={id} role={role}>
    {children}
  </Element>
);

/** A part of a page under its own heading, with room above and below. */
export function Section({
  title,
  intro,
  action,
  children,
}: {
  title: ReactNode;
  intro?: ReactNode;
  /** Stands at the end of the heading's line, such as a link to all. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <Container>
        <div className={css.sectionHead}>
          <Spread align="baseline">
            {/* A long heading turns in its own room: what stands at the end of its line stays there. */}
            <h2 id={id} style={{ flex: "1 1 11rem" }}>
              {title}
            </h2>
            {action}
          </Spread>
          {intro && <p className={css.sectionIntro}>{intro}</p>}
        </div>
        {children}
      </Container>
    </section>
  );
}
