import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, shadow, size, space } = vars;

const roomy = "(min-width: 40rem)";

/** A phone shows as many bookings as it can. */
const handy = "(max-width: 40rem)";

export const page = style({ display: "grid", gap: space["5"], "@media": { [handy]: { gap: space["3"] } } });
export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  containerType: "inline-size",
  "@media": { [handy]: { gap: space["4"] } },
});
export const loading = style({ display: "grid", gap: space["3"] });
export const coming = style({
  display: "grid",
  gap: space["3"],
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
});
export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["8"],
  "@media": { [handy]: { gap: space["5"] } },
});
export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["3"] });
export const partName = style({ fontSize: size.lead });
/** Leads to what waits, which the next trip pushes out of a phone's first screen. */
export const waiting = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.75rem",
  paddingInline: space["4"],
  borderRadius: radius.medium,
  background: colour.warningSoft,
  color: colour.warning,
  fontWeight: 600,
  textDecoration: "none",
  "@media": { [`not all and ${handy}`]: { display: "none" } },
});
export const list = style({ display: "grid", gap: space["3"], listStyle: "none", padding: 0, margin: 0 });
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space["3"],
  rowGap: space["3"],
  padding: space["3"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  transition: `border-color ${vars.move}, box-shadow ${vars.move}`,
  ":hover": { borderColor: colour.control, boxShadow: shadow.card },
  selectors: { "&:has(h3 a:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" } },
  "@container": {
    [roomy]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", columnGap: space["4"], alignItems: "center" },
  },
});
export const picture = style({
  position: "relative",
  inlineSize: "4.5rem",
  aspectRatio: "1",
  borderRadius: radius.medium,
  overflow: "clip",
  "@container": { [roomy]: { inlineSize: "7.5rem", aspectRatio: "4 / 3" } },
});
/** Of which kind it is, in a corner of what it is. */
export const mark = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineStart: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "1.5rem",
  aspectRatio: "1",
  borderStartEndRadius: radius.small,
  background: colour.surface,
  color: colour.brand,
});
export const what = style({ display: "grid", gap: space["1"], minInlineSize: 0, alignContent: "center" });
export const title = style({ fontSize: size.lead, overflowWrap: "anywhere" });
export const when = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space["3"],
  fontVariantNumeric: "tabular-nums",
});
export const was = style({ color: colour.warning, fontSize: size.small, fontWeight: 500 });
export const countdown = style({
  color: colour.brand,
  fontSize: size.small,
  fontWeight: 600,
  // One below the other they stand in columns.
  "@container": { [roomy]: { minInlineSize: "5rem", textAlign: "end" } },
});
/** The day and the hour, apart on one line or each on its own. */
export const start = style({ display: "flex", flexWrap: "wrap", columnGap: space["3"] });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["4"],
  color: colour.muted,
  fontSize: size.small,
});
export const state = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["2"],
  "@container": { [roomy]: { gridColumn: "3", flexDirection: "column", alignItems: "end" } },
});
/** How it stands. */
export const stands = style({
  flexGrow: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space["1"]} ${space["3"]}`,
  "@container": { [roomy]: { justifyContent: "end" } },
});
export const amount = style({
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@container": { [roomy]: { minInlineSize: "6.5rem", textAlign: "end" } },
});
/** Above the link that the whole card is. */
export const afterwards = style({
  position: "relative",
  zIndex: 1,
  display: "flex",
  justifyContent: "end",
  gap: space["2"],
  marginInlineStart: "auto",
});
