import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

/** How tall a field's label is with the gap below it; Arabic lines are taller. */
const labelHeight = `${size.small} * ${vars.leading.body} + ${space["1"]}`;

export const form = style({ display: "grid", gap: space["4"] });
export const main = style({
  display: "grid",
  gap: space["3"],
  alignItems: "start",
  "@media": {
    [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    [from("lg")]: { gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1.25fr) minmax(0, 0.95fr) auto" },
  },
});
export const dates = style({ display: "grid", gap: space["3"], gridTemplateColumns: "repeat(2, minmax(0, 1fr))" });
export const submit = style({
  "@media": {
    [from("md")]: { marginBlockStart: `calc(${labelHeight})` },
  },
});

/** A label like those of the fields beside it. */
export const label = style({
  display: "block",
  marginBlockEnd: space["1"],
  fontSize: size.small,
  fontWeight: 500,
});

export const room = style({
  display: "grid",
  gap: space["3"],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  paddingBlockEnd: space["3"],
  border: 0,
  borderBlockEnd: `1px solid ${colour.line}`,
});
export const roomTitle = style({ padding: 0, fontWeight: 600 });
export const ages = style({ display: "grid", gap: space["3"], gridTemplateColumns: "repeat(2, minmax(0, 1fr))" });
export const error = style({ margin: 0, color: colour.danger, fontSize: size.small });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  inlineSize: "100%",
});
export const calendar = style({ display: "grid", justifyContent: "center" });

export const places = style({
  display: "grid",
  gap: space["4"],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const place = style({
  display: "grid",
  gap: space["2"],
  color: "inherit",
  textDecoration: "none",
  fontWeight: 600,
});
globalStyle(`${place} img`, { inlineSize: "100%", blockSize: "auto", borderRadius: radius.large });
globalStyle(`${place}:hover span`, { textDecoration: "underline" });
