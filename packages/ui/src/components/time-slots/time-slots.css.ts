import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from } from "../../theme/media.ts";

const { colour, radius, size, space, move } = vars;

/** Two beside each other on phones; where there is room, each as wide as it needs, so that short lists can share a line. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space["2"],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const item = style({
  flex: `0 0 calc(50% - ${space["1"]})`,
  minInlineSize: 0,
  "@media": { [from("sm")]: { flexBasis: "10.25rem" } },
});
/** When, beside what it costs; below, until when and where; then how full it is. */
export const open = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  alignContent: "start",
  columnGap: space["2"],
  rowGap: "0.125rem",
  blockSize: "100%",
  padding: `${space["2"]} ${space["3"]}`,
  borderRadius: radius.medium,
  fontSize: size.micro,
  lineHeight: 1.4,
  color: colour.muted,
  border: `1.5px solid ${colour.control}`,
  background: colour.surface,
  textDecoration: "none",
  transition: `background ${move}, border-color ${move}`,
  ":hover": { borderColor: colour.brand, background: colour.brandSoft },
  ":focus-visible": { outline: `3px solid ${colour.brand}`, outlineOffset: "1px" },
});
/** There, and not to be pressed: a word among the others. */
export const shut = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: "0.375rem",
  paddingInline: space["2"],
  borderRadius: radius.pill,
  background: colour.sunken,
  color: colour.muted,
  fontSize: size.micro,
  lineHeight: 1.75,
});
export const struck = style({ textDecoration: "line-through", fontVariantNumeric: "tabular-nums" });
export const time = style({
  fontSize: size.title,
  fontWeight: 700,
  lineHeight: 1.25,
  color: colour.text,
  fontVariantNumeric: "tabular-nums",
});
export const price = style({
  fontSize: size.small,
  fontWeight: 600,
  color: colour.text,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const whole = style({ gridColumn: "1 / -1", minInlineSize: 0 });
/** A bar as long as what is gone, and the words beside it. */
export const full = style([
  whole,
  { display: "flex", alignItems: "center", gap: "0.375rem", fontWeight: 500, color: colour.text },
]);
export const meter = style({
  flex: "0 0 1.75rem",
  blockSize: "0.3125rem",
  borderRadius: radius.pill,
  background: colour.line,
  overflow: "hidden",
});
export const gone = style({
  display: "block",
  blockSize: "100%",
  inlineSize: "calc(var(--gone) * 100%)",
  background: colour.tile,
  selectors: { "&[data-few]": { background: colour.warning } },
});

/** A place, and its hours below. */
export const card = style({
  display: "grid",
  gap: space["3"],
  padding: space["3"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  "@media": { [from("md")]: { padding: space["4"] } },
});
/** The name with what is said of it below, and something at the end of the line. */
export const place = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space["3"] });
export const name = style({ fontSize: size.lead, fontWeight: 600, margin: 0 });
export const aside = style({ fontSize: size.small, fontWeight: 600, alignSelf: "center" });
export const quiet = style({ gridColumn: "1 / -1", color: colour.muted, fontSize: size.small, margin: 0 });
/** Groups of few hours share a line where there is room. */
export const groups = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${space["3"]} ${space["5"]}`,
});
export const group = style({
  display: "grid",
  gap: space["2"],
  inlineSize: "100%",
  // Where nothing can be had any more a line is enough.
  selectors: { "&[data-shut]": { order: 1, display: "flex", flexWrap: "wrap", alignItems: "center" } },
  "@media": { [from("sm")]: { inlineSize: "auto" } },
});
export const tag = style({
  display: "inline-block",
  paddingInline: "0.4em",
  borderRadius: "0.25rem",
  border: `1px solid ${colour.tile}`,
  color: colour.tile,
  fontSize: size.micro,
  fontWeight: 600,
});
