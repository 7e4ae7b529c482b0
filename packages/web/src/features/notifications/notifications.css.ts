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
  padding: `${space["3"]} ${space["4"]}`,
  transition: `background ${vars.move}`,
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${colour.line}` },
    "&:hover": { background: colour.sunken },
    "&:has(h3 a:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "-3px" },
  },
  "@media": {
    [from("md")]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", paddingInline: space["5"] },
  },
});
export const unseen = style([item]);
export const sign = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.5rem",
  blockSize: "2.5rem",
  borderRadius: radius.medium,
  background: colour.sunken,
  color: colour.muted,
  selectors: { [`${unseen} > &`]: { background: colour.brandSoft, color: colour.brand } },
});
export const said = style({ display: "grid", gap: space["1"], justifyItems: "start", minInlineSize: 0 });
export const head = style({ display: "flex", alignItems: "baseline", gap: space["2"] });
export const title = style({
  fontSize: size.body,
  fontWeight: 500,
  overflowWrap: "anywhere",
  selectors: { [`${unseen} &`]: { fontWeight: 650 } },
});
/** Beside the title of what was not seen yet. */
export const fresh = style({
  flexShrink: 0,
  inlineSize: "0.55rem",
  blockSize: "0.55rem",
  borderRadius: radius.pill,
  background: colour.brand,
});
export const body = style({ color: colour.muted, fontSize: size.small, textWrap: "pretty" });
/** Over the row, which leads to the whole of it. */
export const action = style({ position: "relative", fontSize: size.small });
/** Where it leads and when it came: below the words, and at the end of the row where there is room. */
export const end = style({
  gridColumn: "2",
  display: "flex",
  flexDirection: "row-reverse",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["4"],
  "@media": { [from("md")]: { gridColumn: "3", flexDirection: "row" } },
});
export const when = style({
  minInlineSize: "5rem",
  marginInlineEnd: "auto",
  fontSize: size.small,
  color: colour.muted,
  fontVariantNumeric: "tabular-nums",
  "@media": { [from("md")]: { marginInlineEnd: 0, textAlign: "end" } },
});
export const detail = style({ display: "grid", gap: space["5"], justifyItems: "start" });
export const words = style({ fontSize: size.lead, textWrap: "pretty" });
