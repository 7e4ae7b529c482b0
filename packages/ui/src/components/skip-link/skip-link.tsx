import type { ComponentProps } from "react";
import { skipLink } from "./skip-link.css.ts";

/** The first link of a page: seen once focused, jumps over the navigation. Always a plain link, so that focus moves too. */
export const SkipLink = (props: Omit<ComponentProps<"a">, "className"> & { href: `#${string}` }) => (
  <a {...props} className={skipLink}>
    {props.children}
  </a>
);
