import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, space, size, radius } = vars;

export const page = style({ display: "grid", gap: space["5"] });
export const summary = style({ color: colour.muted });
export const day = style({ display: "grid", gap: space["3"] });
export const dayName = style({ color: colour.muted, fontSize: size.small, fontWeight: 600 });
/** What waits for somebody stands before the days. */
export const waiting = style([dayName, { color: colour.warning }]);
/** Rows of one panel. */
export const list = style({
  padding: 0,
  margin: 0,
  listStyle: "none",
  overflow: "clip",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
});
export const item = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space["2"]} ${space["4"]}`,
  padding: space["4"],
  transition: `background ${vars.move}`,
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${colour.line}` },
    "&:hover": { background: colour.sunken },
    "&:has(h3 a:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "-3px" },
  },
  "@media": {
    [from("sm")]: { padding: `${space["4"]} ${space["5"]}` },
  },
});
export const unseen = style([item, { background: colour.brandSoft }]);
export const sign = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: radius.medium,
  background: colour.brandSoft,
  color: colour.brand,
  selectors: { [`${unseen} > &`]: { background: colour.surface } },
});
export const said = style({ display: "grid", gap: space["1"], justifyItems: "start", minInlineSize: 0 });
export const title = style({
  fontSize: size.body,
  fontWeight: 500,
  overflowWrap: "anywhere",
  selectors: { [`${unseen} &`]: { fontWeight: 650 } },
});
export const body = style({ color: colour.muted, fontSize: size.small, textWrap: "pretty" });
/** Over the row, which leads to the whole of it. */
export const action = style({ position: "relative", fontSize: size.small });
/** When it came, and where it leads. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["1"]} ${space["4"]}`,
  marginBlockStart: space["1"],
});
export const when = style({ fontSize: size.small, color: colour.muted, fontVariantNumeric: "tabular-nums" });
export const detail = style({ display: "grid", gap: space["5"], justifyItems: "start" });
export const words = style({ fontSize: size.lead, textWrap: "pretty" });
