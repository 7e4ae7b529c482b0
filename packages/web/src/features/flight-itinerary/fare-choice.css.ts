import { forcedColours, from, vars } from "@safar/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { radio as radioLook } from "../payment/radio.css.ts";

const { colour, radius, size, space, move } = vars;

export const fares = style({ minInlineSize: 0 });
export const title = style({ fontSize: size.heading, fontWeight: 600, marginBlockEnd: space["4"] });
export const row = style({
  display: "grid",
  gap: space["3"],
  // Side by side on phones too: pushed along, with the next one peeping in.
  gridAutoFlow: "column",
  gridAutoColumns: "min(15.5rem, 80%)",
  overflowX: "auto",
  scrollSnapType: "inline proximity",
  scrollbarWidth: "none",
  // Room for outlines, which the scroll would cut off.
  margin: "-4px",
  padding: "4px",
  "@media": {
    [from("sm")]: { gridAutoFlow: "row", gridTemplateColumns: "repeat(auto-fit, minmax(13rem, 1fr))" },
  },
});
export const fare = style({
  position: "relative",
  scrollSnapAlign: "center",
  display: "flex",
  flexDirection: "column",
  gap: space["3"],
  padding: space["4"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  cursor: "pointer",
  transition: `border-color ${move}, background ${move}`,
  selectors: {
    "&:hover": { borderColor: colour.control },
    "&:has(:checked)": { borderColor: colour.brand, boxShadow: `inset 0 0 0 1px ${colour.brand}` },
    "&:has(:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" },
  },
  "@media": {
    [forcedColours]: { selectors: { "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-2px" } } },
  },
});
export const head = style({ display: "flex", alignItems: "center", gap: space["3"] });
export const name = style({ fontWeight: 600, fontSize: size.title });
/** Its card shows the focus. */
export const radio = style([radioLook, { outline: "none" }]);
export const price = style({ display: "grid" });
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const includes = style({
  display: "grid",
  gap: space["1"],
  paddingBlockStart: space["3"],
  borderBlockStart: `1px solid ${colour.line}`,
  fontSize: size.small,
});
const included = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space["2"],
  alignItems: "start",
});
export const states = styleVariants({
  included: [included, { color: colour.text }],
  paid: [included],
  none: [included, { color: colour.muted }],
  unknown: [included, { color: colour.muted }],
});
export const few = style({ color: colour.warning, fontSize: size.micro, fontWeight: 500 });
globalStyle(`${includes} svg`, { marginBlockStart: "0.3em" });
globalStyle(`${states.included} svg`, { color: colour.success });
