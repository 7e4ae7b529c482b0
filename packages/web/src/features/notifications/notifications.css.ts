import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, space, size, radius } = vars;

export const page = style({ display: "grid", gap: space["5"] });
export const list = style({ display: "grid", gap: space["3"], listStyle: "none", padding: 0, margin: 0 });
export const item = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  columnGap: space["4"],
  rowGap: space["1"],
  padding: space["4"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  transition: `border-color ${vars.move}, box-shadow ${vars.move}`,
  ":hover": { borderColor: colour.control, boxShadow: vars.shadow.card },
  selectors: { "&:has(a:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" } },
});
export const unseen = style({ background: colour.brandSoft, borderColor: "transparent" });
export const sign = style({ color: colour.brand, gridRow: "span 3", paddingBlockStart: "0.15rem" });
export const title = style({ fontSize: size.body });
export const body = style({ gridColumn: "2 / -1", color: colour.muted, fontSize: size.small, textWrap: "pretty" });
export const when = style({ gridColumn: "2 / -1", fontSize: size.micro, color: colour.muted });
export const detail = style({ display: "grid", gap: space["5"], justifyItems: "start" });
export const words = style({ fontSize: size.lead, textWrap: "pretty" });
