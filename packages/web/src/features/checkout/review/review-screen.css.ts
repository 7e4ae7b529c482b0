import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const policies = style({
  display: "grid",
  gap: space["5"],
  fontSize: size.small,
  "@media": { [from("md")]: { gridTemplateColumns: "minmax(9rem, auto) minmax(9rem, auto)" } },
});
export const policy = style({ display: "grid", gap: space["2"], alignContent: "start" });
export const policyName = style({ color: colour.muted, fontSize: size.small, fontWeight: 500 });
/** Sections that are read together are parts of one box. */
export const group = style({
  display: "grid",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  minInlineSize: 0,
});
globalStyle(`${group} > *`, { border: 0, borderRadius: 0, background: "none" });
globalStyle(`${group} > * + *`, { borderBlockStart: `1px solid ${colour.line}` });
export const next = style({ display: "grid", gap: space["4"], padding: space["5"] });
globalStyle(`${next} h2`, { fontSize: size.title });
export const accept = style({ display: "grid", gap: space["3"], fontSize: size.small });
