import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

/** How tall a field's label is with the gap below it; Arabic lines are taller. */
const labelHeight = `${size.small} * ${vars.leading.body} + ${space["1"]}`;

export const form = style({ display: "grid", gap: space["4"] });
export const main = style({
  display: "grid",
  gap: space["3"],
  alignItems: "start",
  "@media": {
    [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
    [from("lg")]: { gridTemplateColumns: "minmax(0, 1.8fr) minmax(0, 0.8fr) auto" },
  },
});
/** Two cities with the button between them: on the joint, at the end on phones. */
export const places = style({
  position: "relative",
  display: "grid",
  gap: space["3"],
  "@media": {
    [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: "2.25rem", gridColumn: "1 / -1" },
    [from("lg")]: { gridColumn: "auto" },
  },
});
export const swap = style({
  position: "absolute",
  zIndex: 1,
  insetInlineEnd: space["3"],
  insetBlockStart: `calc(50% + ${space["3"]} - 1.375rem)`,
  borderRadius: radius.pill,
  border: `1px solid ${colour.control}`,
  background: colour.raised,
  rotate: "90deg",
  "@media": {
    [from("md")]: {
      insetInlineEnd: "calc(50% - 1.375rem)",
      insetBlockStart: "auto",
      marginBlockStart: `calc(${labelHeight} + 0.0625rem)`,
      rotate: "0deg",
    },
    "(scripting: none)": { display: "none" },
  },
});
export const submit = style({ "@media": { [from("md")]: { marginBlockStart: `calc(${labelHeight})` } } });
