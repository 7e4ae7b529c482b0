import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, shadow, size, space } = vars;

const roomy = "(min-width: 40rem)";

export const card = style({
  position: "relative",
  display: "grid",
  overflow: "clip",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  boxShadow: shadow.card,
  ":hover": { borderColor: colour.control },
  selectors: { "&:has(h3 a:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" } },
  "@container": { [roomy]: { gridTemplateColumns: "15rem minmax(0, 1fr)" } },
});
/** Above the words on a phone; beside them, as high as they are, where there is room. */
export const picture = style({
  position: "relative",
  blockSize: "7.5rem",
  "@container": { [roomy]: { blockSize: "auto" } },
});
// A strip of it: what stands out of its ground, rather than that.
globalStyle(`${picture} img`, { position: "absolute", inset: 0, objectPosition: "50% 45%" });
export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  padding: space["4"],
  "@container": { [roomy]: { padding: space["5"] } },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["1"]} ${space["3"]}`,
});
export const countdown = style({ color: colour.brand, fontSize: size.lead });
export const amount = style({
  marginInlineStart: "auto",
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const title = style({ fontSize: size.title, overflowWrap: "anywhere" });
export const code = style({ color: colour.muted, fontWeight: 500 });
export const ends = style({ display: "flex", flexWrap: "wrap", gap: `${space["3"]} ${space["6"]}`, margin: 0 });
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const end = style({ margin: 0, fontSize: size.small, fontVariantNumeric: "tabular-nums" });
export const hour = style({ display: "block", fontSize: size.title, fontWeight: 700, lineHeight: 1.2 });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["1"]} ${space["5"]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: size.small,
});
export const fact = style({ display: "flex", alignItems: "flex-start", gap: space["2"] });
globalStyle(`${fact} svg`, { flexShrink: 0, marginBlockStart: "0.125em", color: colour.muted });
/** Above the link that the whole card is. */
export const actions = style({ position: "relative", zIndex: 1, display: "flex", flexWrap: "wrap", gap: space["2"] });
globalStyle(`${actions} > *`, { flexGrow: 1, "@container": { [roomy]: { flexGrow: 0 } } });
globalStyle(`${actions} > :first-child`, { flexBasis: "100%", "@container": { [roomy]: { flexBasis: "auto" } } });
/** However long the places' names are, the line between is one. */
export const way = style({ containerType: "inline-size" });
globalStyle(`${way} > *`, { gridTemplateColumns: "minmax(0, 11rem) minmax(5.5rem, 1fr) minmax(0, 11rem)" });
export const town = style({ display: "block", color: colour.text, fontWeight: 600 });
export const stop = style({ display: "block", fontSize: size.micro, textWrap: "balance" });
