import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space, move } = vars;

/** A card is laid out by the room that it has itself. */
const roomy = "(min-width: 40rem)";

export const frame = style({ containerType: "inline-size" });
export const card = style({
  position: "relative",
  display: "grid",
  overflow: "hidden",
  gridTemplateColumns: "6.5rem minmax(0, 1fr)",
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  transition: `border-color ${move}, box-shadow ${move}`,
  selectors: { "&:hover, &:focus-within": { borderColor: colour.control, boxShadow: vars.shadow.card } },
  "@container": { [roomy]: { gridTemplateColumns: "12.5rem minmax(0, 1fr) 11.5rem" } },
});
/** As high as the words, on phones too. */
export const picture = style({
  display: "grid",
  gridRow: "1 / span 2",
  background: colour.sunken,
  "@container": { [roomy]: { gridRow: "auto" } },
});
globalStyle(`${picture} img`, { inlineSize: "100%", blockSize: "100%", minBlockSize: "9rem", objectFit: "cover" });
export const words = style({
  display: "grid",
  alignContent: "start",
  gap: space["1"],
  minInlineSize: 0,
  padding: space["3"],
  "@container": { [roomy]: { gap: space["2"], padding: space["4"] } },
});
/** On phones it keeps two lines, so that no face takes more or fewer than another. */
export const name = style({
  margin: 0,
  fontSize: size.lead,
  lineHeight: 1.3,
  minBlockSize: "2.6em",
  "@container": { [roomy]: { minBlockSize: "auto" } },
});
export const link = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
  ":hover": { textDecoration: "underline" },
});
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.small });
export const tongues = style([quiet, { overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis" }]);
export const good = style({
  display: "flex",
  flexDirection: "column",
  gap: `0 ${space["3"]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: colour.success,
  fontSize: size.small,
  fontWeight: 500,
  "@container": { [roomy]: { flexFlow: "row wrap" } },
});
export const ask = style({ margin: 0, color: colour.warning, fontSize: size.small, fontWeight: 500 });
export const side = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space["2"]}`,
  padding: `0 ${space["3"]} ${space["3"]}`,
  "@container": {
    [roomy]: {
      display: "grid",
      alignContent: "center",
      justifyItems: "end",
      gap: space["1"],
      padding: space["4"],
      textAlign: "end",
      borderInlineStart: `1px dashed ${colour.line}`,
    },
  },
});
/** A line of its own on phones, whatever face it is written in. */
export const line = style([quiet, { flexBasis: "100%" }]);
export const amount = style({ fontSize: size.title, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
