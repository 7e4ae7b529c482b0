import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const policies = style({
  display: "grid",
  gap: space["5"],
  "@media": { [from("md")]: { gridTemplateColumns: "1fr 1fr" } },
});
export const policy = style({ display: "grid", gap: space["3"], alignContent: "start" });
export const policyName = style({ fontSize: size.body, fontWeight: 600 });
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
export const accept = style({ display: "grid", gap: space["4"], padding: space["5"] });
globalStyle(`${accept} h2`, { fontSize: size.title });
