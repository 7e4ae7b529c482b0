import { Fragment, type ReactNode } from "react";
import * as css from "./dot.css.ts";

/** Between two facts in a line of text; nothing where the line is broken between them. */
export const Dot = () => <span className={css.dot}> </span>;

/** Facts in a line of text, with a dot between them. What is not there is left out. */
export const Dotted = ({ of }: { of: readonly ReactNode[] }) =>
  of.filter(Boolean).map((fact, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a fact is its place in the line
    <Fragment key={place}>
      {place > 0 && <Dot />}
      {fact}
    </Fragment>
  ));
