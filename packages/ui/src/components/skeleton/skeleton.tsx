import * as css from "./skeleton.css.ts";

/** The shape of what is coming. Silent: the region around it says `aria-busy`. */
export const Skeleton = ({ kind = "text", width }: { kind?: keyof typeof css.kinds; width?: string }) => (
  <span className={css.kinds[kind]} aria-hidden="true" style={width ? { inlineSize: width } : undefined} />
);
