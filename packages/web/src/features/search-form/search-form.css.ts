import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

/** How tall a field's label is with the gap below it; Arabic lines are taller. */
export const labelHeight = `${size.small} * ${vars.leading.body} + ${space["1"]}`;

export const form = style({ display: "grid", gap: space["4"] });
export const top = style({
  display: "grid",
  gap: space["3"],
  "@media": { [from("md")]: { display: "flex", justifyContent: "space-between", alignItems: "center" } },
});
export const main = style({
  display: "grid",
  gap: space["3"],
  alignItems: "start",
  "@media": {
    [from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    // The button's place is kept: a page that comes in parts may show the fields before it.
    [from("lg")]: { gridTemplateColumns: "var(--columns) minmax(11.75rem, auto)" },
  },
});
/** Level with the fields beside it, under their labels. */
export const submit = style({ "@media": { [from("md")]: { marginBlockStart: `calc(${labelHeight})` } } });

/** Two places with the button between them: on the joint, at the end on phones. */
export const places = style({
  position: "relative",
  display: "grid",
  gap: space["3"],
  "@media": {
    // The button stands in the gap and laps a little over both fields.
    [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: "2.25rem", gridColumn: "1 / -1" },
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
      marginBlockStart: `calc(${labelHeight} + 0.0625rem)`,
      rotate: "0deg",
    },
    "(scripting: none)": { display: "none" },
  },
});

/** One day, or two beside each other. */
export const dates = style({
  display: "grid",
  gap: space["3"],
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  // The browser's own date fields need a phone's whole width.
  "@media": { "(scripting: none) and (max-width: 39.99rem)": { gridAutoFlow: "row" } },
});

export const day = style({ position: "relative" });
/**
 * A day in words over the browser's own field of it, until the page is alive: it reads the same before and after. Whoever is in the field
 * sees what they fill in, and where no script will come there is the field alone.
 */
export const written = style({
  display: "flex",
  selectors: { [`${day}:is(:focus-within, :has(:user-valid)) > &`]: { display: "none" } },
  "@media": { "(scripting: none)": { display: "none" } },
});
// At the element: the style sheet is what each page carries before it is first seen.
export const over = {
  position: "absolute",
  inset: `calc(${labelHeight} + 1px) 1px auto`,
  blockSize: "calc(3rem - 2px)",
  alignItems: "center",
  gap: space["2"],
  paddingInline: `calc(${space["4"]} - 1px)`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.muted,
  lineHeight: 1.25,
  whiteSpace: "nowrap",
  overflow: "hidden",
  pointerEvents: "none",
} as const;
export const told = { color: colour.text };
/** A label like those of the fields beside it. */
export const label = style({
  display: "block",
  marginBlockEnd: space["1"],
  fontSize: size.small,
  fontWeight: 500,
});

// Three kinds of a search share a phone's width.
globalStyle(`${top} > [role=radiogroup]`, { display: "flex" });
globalStyle(`${top} > [role=radiogroup] > label`, {
  paddingInline: space["3"],
  "@media": { [from("md")]: { paddingInline: space["5"] } },
});
