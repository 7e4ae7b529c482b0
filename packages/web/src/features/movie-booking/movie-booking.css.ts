import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const stub = style({
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  gap: space["4"],
  alignItems: "center",
  "@media": { [from("md")]: { gridTemplateColumns: "7.5rem minmax(0, 1fr)" } },
});
export const when = style({ display: "grid", gap: space["1"], lineHeight: 1.4 });
export const hour = style({
  justifySelf: "start",
  fontSize: size.display,
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: "tabular-nums",
});
export const quiet = style({ color: colour.muted, fontSize: size.small, margin: 0 });
export const door = style({
  display: "grid",
  justifyItems: "center",
  gap: space["2"],
  padding: space["5"],
  borderRadius: radius.large,
  border: `1px dashed ${colour.control}`,
  background: colour.surface,
  textAlign: "center",
});
export const code = style({
  fontSize: size.page,
  fontWeight: 700,
  letterSpacing: "0.12em",
  fontVariantNumeric: "tabular-nums",
});
export const moves = style({ display: "grid", gap: space["2"], border: 0, margin: 0, padding: 0 });
export const move = style({
  display: "grid",
  gridTemplateColumns: "auto auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "3.5rem",
  paddingInline: space["4"],
  border: `1.5px solid ${colour.line}`,
  borderRadius: radius.medium,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { borderColor: colour.brand, background: colour.brandSoft },
    "&:has(:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" },
  },
});
export const clock = style({ fontWeight: 700, fontVariantNumeric: "tabular-nums" });
