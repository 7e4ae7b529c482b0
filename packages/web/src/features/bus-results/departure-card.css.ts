import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space["1"]} ${space["3"]}`,
});
export const operator = style({
  fontSize: size.lead,
  fontWeight: 600,
  color: colour.text,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const rating = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["1"],
  color: colour.muted,
  fontSize: size.small,
});
/** From the first stop to the last, with the road between them. */
export const way = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(3rem, 1fr) auto",
  alignItems: "start",
  columnGap: space["3"],
});
export const stop = style({ display: "grid", minInlineSize: 0, lineHeight: 1.45, maxInlineSize: "9.5rem" });
export const last = style([stop, { textAlign: "end" }]);
export const clock = style({ fontSize: size.lead, fontWeight: 600, fontVariantNumeric: "tabular-nums" });
export const place = style({ color: colour.muted, fontSize: size.small });
export const road = style({
  display: "grid",
  justifyItems: "center",
  color: colour.muted,
  fontSize: size.micro,
  paddingBlockStart: "0.35rem",
  selectors: {
    "&::before": {
      content: "",
      inlineSize: "100%",
      blockSize: "2px",
      borderRadius: "2px",
      background: colour.line,
      order: 1,
      marginBlock: "0.2rem",
    },
  },
});
export const distance = style({ order: 2 });
export const dayOffset = style({ marginInline: "0.2em", color: colour.warning, fontSize: "0.7em", fontWeight: 600 });
export const amenities = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["1"]} ${space["3"]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: colour.muted,
  fontSize: size.micro,
  "@media": { [from("md")]: { paddingBlockStart: space["3"], borderBlockStart: `1px solid ${colour.line}` } },
});
export const amenity = style({ display: "inline-flex", alignItems: "center", gap: space["1"] });
export const refund = style({ color: colour.success, fontWeight: 500 });
export const was = style({ color: colour.muted, fontSize: size.small, textDecoration: "line-through" });
export const full = style({ color: colour.muted, fontSize: size.small, fontWeight: 600 });
export const facts = style({ display: "grid", gap: space["4"] });
export const factTitle = style({ fontSize: size.small, fontWeight: 600 });
export const list = style({
  display: "grid",
  gap: space["1"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: size.small,
});
export const line = style({ display: "flex", justifyContent: "space-between", gap: space["3"] });
export const pair = style({
  display: "grid",
  gap: space["4"],
  "@media": { [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
