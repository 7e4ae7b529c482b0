import { from, layer, low, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  paddingBlock: space["5"],
  paddingBlockEnd: "7rem",
});
export const head = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["2"] });
export const title = style({ overflowWrap: "anywhere", textWrap: "balance" });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["1"]} ${space["4"]}`,
  color: colour.muted,
  fontSize: size.small,
});

export const gallery = style({
  display: "grid",
  gap: space["2"],
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  borderRadius: radius.large,
  overflow: "hidden",
  "@media": { [from("md")]: { gridTemplateColumns: "2fr 1fr 1fr", gridTemplateRows: "repeat(2, 10rem)" } },
});
export const picture = style({
  position: "relative",
  padding: 0,
  border: 0,
  background: colour.sunken,
  cursor: "zoom-in",
  overflow: "hidden",
  ":first-child": { gridColumn: "1 / -1" },
  "@media": { [from("md")]: { ":first-child": { gridColumn: "auto", gridRow: "1 / -1" } } },
  ":focus-visible": { outlineOffset: "-3px" },
});
globalStyle(`${picture} img`, { display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
export const slides = style({
  display: "grid",
  gap: space["3"],
  justifyItems: "center",
  inlineSize: "min(56rem, 86vi)",
});
globalStyle(`${slides} img`, { inlineSize: "100%", blockSize: "auto", borderRadius: radius.medium });
export const slideButtons = style({ display: "flex", gap: space["4"], alignItems: "center" });

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  paddingBlock: space["4"],
});
export const prose = style({ maxInlineSize: "42rem", margin: 0 });
export const facts = style({
  display: "grid",
  gap: space["2"],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 10rem), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const amenity = style({ display: "flex", alignItems: "center", gap: space["3"] });
globalStyle(`${amenity} > svg`, { flexShrink: 0, color: colour.muted });
export const map = style({ blockSize: "22rem", borderRadius: radius.medium, overflow: "hidden" });
export const mapComing = style({ blockSize: "100%", background: colour.sunken });
export const subtitle = style({ margin: 0, fontSize: size.lead });
export const terms = style({ display: "grid", gap: space["3"], margin: 0 });
globalStyle(`${terms} dt`, { fontWeight: 600 });
globalStyle(`${terms} dd`, { margin: 0, color: colour.muted });

export const requested = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["2"],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const turn = style({
  display: "grid",
  gap: "0.1rem",
  minBlockSize: "3.25rem",
  padding: `${space["2"]} ${space["4"]}`,
  border: `1px solid ${colour.control}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.text,
  font: "inherit",
  fontSize: size.small,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    '&[aria-pressed="true"]': { borderColor: colour.brand, boxShadow: `inset 0 0 0 1px ${colour.brand}` },
    "&[data-missing]": { borderColor: colour.danger },
  },
});
export const turnNote = style({ color: colour.muted, fontSize: size.micro });

export const rooms = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const room = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  "@media": { [from("lg")]: { gridTemplateColumns: "16rem minmax(0, 1fr)" } },
});
export const roomSide = style({ display: "grid", alignContent: "start", gap: space["2"], padding: space["4"] });
globalStyle(`${roomSide} > img`, { inlineSize: "100%", blockSize: "auto", borderRadius: radius.medium });
/** A kind of room that cannot be had: a line is enough. */
export const goneRoom = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space["1"]} ${space["4"]}`,
  padding: `${space["3"]} ${space["4"]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  color: colour.muted,
});
export const goneRooms = style([rooms, { gap: space["2"] }]);
export const roomName = style({ margin: 0, fontSize: size.lead });
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const rates = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const rate = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["3"],
  padding: space["4"],
  borderBlockStart: `1px solid ${colour.line}`,
  selectors: { "&[data-picked]": { background: colour.brandSoft } },
  "@media": {
    [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" },
    [from("lg")]: {
      borderInlineStart: `1px solid ${colour.line}`,
      selectors: { "&:first-child": { borderBlockStart: 0 } },
    },
  },
});
export const rateWords = style({ display: "grid", gap: space["1"], minInlineSize: 0, fontSize: size.small });
export const board = style({ fontWeight: 600, fontSize: size.body });
export const good = style({ color: colour.success, fontWeight: 500 });
export const bad = style({ color: colour.muted });
export const few = style({ color: colour.warning, fontWeight: 500 });
export const plainButton = style({
  justifySelf: "start",
  minBlockSize: "2.75rem",
  padding: 0,
  border: 0,
  background: "none",
  color: colour.brand,
  font: "inherit",
  fontSize: size.small,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  cursor: "pointer",
});
export const rateSide = style({
  display: "grid",
  gap: space["2"],
  "@media": { [from("md")]: { justifyItems: "end", textAlign: "end" } },
});
export const amount = style({ fontSize: size.lead, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
export const supplements = style({ margin: 0, padding: 0, listStyle: "none", color: colour.muted });

export const bar = style({
  position: "sticky",
  insetBlockEnd: "var(--page-bottom, 0px)",
  zIndex: layer.sticky,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  padding: `${space["3"]} ${space["4"]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.raised,
  boxShadow: vars.shadow.card,
  "@media": { [low]: { position: "static" } },
});
export const barWords = style({ display: "grid", flexGrow: 1 });
globalStyle(`${bar} > button`, { flexGrow: 1, "@media": { [from("sm")]: { flexGrow: 0 } } });
/** Its words stand where those under it begin: what is around them shows under the pointer alone. */
export const back = style({
  justifySelf: "start",
  marginBlockEnd: `calc(-1 * ${space["3"]})`,
  marginInlineStart: `calc(-1 * ${space["4"]})`,
});
export const missing = style({ margin: 0, color: colour.danger, fontSize: size.small });

export const reviews = style({ display: "grid", gap: space["4"], margin: 0, padding: 0, listStyle: "none" });
export const review = style({
  display: "grid",
  gap: space["1"],
  padding: space["4"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
});
export const bars = style({
  display: "grid",
  gap: space["2"],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const meter = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: `0 ${space["3"]}`,
  fontSize: size.small,
});
globalStyle(`${meter} meter`, { gridColumn: "1 / -1", inlineSize: "100%" });
