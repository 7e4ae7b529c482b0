import { count } from "./count-mark.css.ts";

/** A number at the upper edge of the mark around it, which stands still whether there is one or not. Silent: the words beside it say what it counts. */
export const CountMark = ({ children }: { children: string }) => (
  <span className={count} dir="ltr" aria-hidden="true">
    {children}
  </span>
);
