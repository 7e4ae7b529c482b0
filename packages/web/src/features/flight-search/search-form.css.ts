import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

/** How tall a field's label is with the gap below it; Arabic lines are taller. */
const labelHeight = `${size.small} * ${vars.leading.body} + ${space["1"]}`;

export const form = style({ display: "grid", gap: space["4"] });
export const top = style({
  display: "grid",
  gap: space["3"],
  "@media": { [from("md")]: { display: "flex", justifyContent: "space-between", alignItems: "center" } },
});
// Three kinds of trip share a phone's width.
globalStyle(`${top} > [role=radiogroup]`, { display: "flex" });
globalStyle(`${top} > [role=radiogroup] > label`, {
  paddingInline: space["3"],
  "@media": { [from("md")]: { paddingInline: space["5"] } },
});

export const main = style({
  display: "grid",
  gap: space["3"],
  alignItems: "start",
  "@media": {
    [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
    [from("lg")]: { gridTemplateColumns: "minmax(0, 1.7fr) minmax(0, 1fr) auto" },
  },
});

// The first leg stands over the others, which have room for the button that removes them.
globalStyle(`${form}:has([name=trip][value=multi_city]:checked) ${main}`, {
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1.7fr) minmax(0, 1fr) 2.75rem" } },
});

/** Two places with the button between them: on the joint, at the end on phones. */
export const places = style({
  position: "relative",
  display: "grid",
  gap: space["3"],
  "@media": {
    // The button stands in the gap and laps a little over both fields.
    [from("md")]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: "2.25rem",
      gridColumn: "1 / -1",
    },
    [from("lg")]: { gridColumn: "auto" },
  },
});
export const swap = style({
  position: "absolute",
  zIndex: 1,
  insetInlineEnd: space["3"],
  // The middle of the joint: both fields are a label and a frame tall.
  insetBlockStart: `calc(50% + ${space["3"]} - 1.375rem)`,
  borderRadius: radius.pill,
  border: `1px solid ${colour.control}`,
  background: colour.raised,
  rotate: "90deg",
  "@media": {
    [from("md")]: {
      insetInlineEnd: "calc(50% - 1.375rem)",
      insetBlockStart: "auto",
      insetBlockEnd: "auto",
      marginBlockStart: `calc(${labelHeight} + 0.0625rem)`,
      rotate: "0deg",
    },
    "(scripting: none)": { display: "none" },
  },
});

export const dates = style({
  display: "grid",
  gap: space["3"],
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  // The browser's own date fields need a phone's whole width.
  "@media": { "(scripting: none) and (max-width: 39.99rem)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
/** The way back belongs to a round trip alone; which kind it is, the radio says, with script or without. */
export const back = style({ display: "grid" });
globalStyle(`${form}:not(:has([name=trip][value=return]:checked)) ${back}`, { display: "none" });
globalStyle(`${form}:not(:has([name=trip][value=return]:checked)) ${dates}`, { gridTemplateColumns: "minmax(0, 1fr)" });

export const more = style({ display: "grid", gap: space["4"], gridColumn: "1 / -1" });
globalStyle(`${form}:not(:has([name=trip][value=multi_city]:checked)) ${more}`, { display: "none" });
export const leg = style({
  position: "relative",
  display: "grid",
  gap: space["3"],
  alignItems: "start",
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  paddingBlockStart: space["3"],
  border: 0,
  borderBlockStart: `1px solid ${colour.line}`,
  "@media": {
    [from("lg")]: { gridTemplateColumns: "minmax(0, 1.7fr) minmax(0, 1fr) 2.75rem" },
  },
});
export const legTitle = style({
  float: "inline-start",
  gridColumn: "1 / -1",
  padding: 0,
  fontSize: size.small,
  fontWeight: 600,
});
export const remove = style({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlockStart: space["1"],
  "@media": { [from("lg")]: { position: "static", marginBlockStart: `calc(${labelHeight} + 0.125rem)` } },
});
export const add = style({ justifySelf: "start", "@media": { "(scripting: none)": { display: "none" } } });
export const submit = style({
  "@media": {
    // Level with the fields beside it, under their labels.
    [from("md")]: { marginBlockStart: `calc(${labelHeight})` },
  },
});
globalStyle(`${form}:has([name=trip][value=multi_city]:checked) ${submit}`, {
  gridColumn: "1 / -1",
  justifySelf: "end",
  marginBlockStart: 0,
});
globalStyle(`${form}:has([name=trip][value=multi_city]:checked) ${submit}`, {
  "@media": { "(max-width: 47.99rem)": { justifySelf: "stretch" } },
});
