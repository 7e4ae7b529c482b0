import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const card = style({
  display: "grid",
  gap: space["5"],
  padding: space["5"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
});
export const leg = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space["3"],
});
export const words = style({ display: "grid", minInlineSize: 0, lineHeight: 1.5 });
export const way = style({ gridColumn: "1 / -1" });
/** Below the way, over the whole width. */
export const note = style({ gridColumn: "1 / -1", margin: 0, fontSize: size.small });
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["1"]} ${space["4"]}`,
  paddingBlockStart: space["3"],
  borderBlockStart: `1px solid ${colour.line}`,
  color: colour.muted,
  fontSize: size.micro,
});
