import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space, move } = vars;

export const strip = style({
  position: "relative",
  display: "grid",
  // All of its days from the first byte on, so that none is moved by those that come after it.
  gridTemplateColumns: "repeat(7, minmax(6.75rem, 1fr))",
  selectors: { "&:lang(ar)": { gridTemplateColumns: "repeat(7, minmax(8.5rem, 1fr))" } },
  gap: space["2"],
  overflowX: "auto",
  scrollbarWidth: "none",
  // Room for the outline of what has the focus.
  padding: "4px",
  margin: "-4px",
});
const box = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  minBlockSize: "3.5rem",
  padding: `${space["1"]} ${space["2"]}`,
  borderRadius: radius.medium,
  border: "1px solid transparent",
  textAlign: "center",
  lineHeight: 1.4,
});
export const cell = style([
  box,
  {
    color: colour.text,
    textDecoration: "none",
    transition: `background ${move}`,
    selectors: {
      "&:hover": { background: colour.sunken },
      "&[aria-current]": { background: colour.surface, borderColor: colour.brand },
    },
  },
]);
export const past = style([box, { color: colour.muted, background: colour.sunken }]);
export const day = style({ whiteSpace: "nowrap", fontSize: size.micro, color: colour.muted });
export const price = style({
  fontSize: size.small,
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  selectors: { [`${cell}[aria-current] &`]: { color: colour.brand, fontWeight: 600 } },
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space["4"]}`,
  marginBlockStart: space["1"],
});
/** A line of its own: what fits beside the note in one face may not in another. */
export const more = style({ inlineSize: "100%" });
export const note = style({ color: colour.muted, fontSize: size.micro, lineHeight: 1.4 });
