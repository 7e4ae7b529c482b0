import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const page = style({ display: "grid", gap: space["3"], gridTemplateColumns: "minmax(0, 1fr)" });
/** Those after the first week are as wide as the others. */
export const days = style({ gridAutoFlow: "column", gridAutoColumns: "minmax(max-content, 1fr)" });
export const quiet = style({ color: colour.muted, fontSize: size.small, margin: 0 });
export const panel = style({
  display: "grid",
  gap: space["4"],
  padding: space["5"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  maxInlineSize: "40rem",
});
export const cinemas = style({ display: "grid", gap: space["1"], border: 0, margin: 0, padding: 0 });
