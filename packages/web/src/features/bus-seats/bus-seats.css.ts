import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { foot as seatsFoot } from "../seat-plan/seats-page.css.ts";

const { colour, radius, size, space } = vars;

export const next = style({ display: "grid", gap: space["2"] });
/** The sum and the one step on side by side: as little as can be of a phone. */
export const foot = style([
  seatsFoot,
  { gridTemplateColumns: "auto minmax(0, 24rem)", alignItems: "center", justifyContent: "end", gap: space["4"] },
]);
export const sum = style({ display: "grid", fontWeight: 600 });
export const bundles = style({
  display: "grid",
  gap: space["4"],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
});
export const bundle = style({
  display: "grid",
  alignContent: "start",
  gap: space["3"],
  padding: space["5"],
  borderRadius: radius.large,
  border: `1.5px solid ${colour.line}`,
  background: colour.surface,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { borderColor: colour.brand, background: colour.brandSoft },
    "&:has(:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" },
  },
});
export const bundleHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space["3"],
});
export const bundleName = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  fontWeight: 600,
  fontSize: size.lead,
});
export const includes = style({
  display: "grid",
  gap: space["1"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: size.small,
});
export const include = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  selectors: { "&[data-state=none]": { color: colour.muted } },
});
