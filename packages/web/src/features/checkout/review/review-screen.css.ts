import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const policies = style({
  display: "grid",
  gap: space["5"],
  "@media": { [from("md")]: { gridTemplateColumns: "1fr 1fr" } },
});
export const policy = style({ display: "grid", gap: space["3"], alignContent: "start" });
export const policyName = style({ fontSize: size.body, fontWeight: 600 });
export const accept = style({
  display: "grid",
  gap: space["3"],
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
});
