import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from, low } from "../../theme/media.ts";

const { move, radius, size, space } = vars;
const fade = keyframes({ from: { opacity: 0 } });

/** A dark room in both modes: pictures are looked at, not the page. */
const [room, words] = ["#0a1220", "#f4f1e8"];

export const box = style({
  inset: 0,
  margin: 0,
  padding: 0,
  border: 0,
  inlineSize: "100%",
  maxInlineSize: "none",
  blockSize: "100dvb",
  maxBlockSize: "none",
  gridTemplateRows: "auto minmax(0, 1fr) auto auto",
  gridTemplateColumns: "minmax(0, 1fr)",
  background: room,
  color: words,
  overflow: "hidden",
  animation: `${fade} ${move}`,
  selectors: { "&[open]": { display: "grid" } },
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["4"],
  paddingInline: `${space["5"]} ${space["2"]}`,
  paddingBlock: space["2"],
});
export const title = style({ margin: 0, fontSize: size.body, fontWeight: 600 });
export const count = style({ marginInlineStart: "auto", fontSize: size.small, fontVariantNumeric: "tabular-nums" });
export const stage = style({ position: "relative", minBlockSize: 0 });
export const track = style({
  display: "flex",
  blockSize: "100%",
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflowX: "auto",
  overscrollBehavior: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
});
export const slide = style({
  flex: "0 0 100%",
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  placeItems: "center",
  minInlineSize: 0,
  blockSize: "100%",
  padding: `0 ${space["2"]}`,
  scrollSnapAlign: "center",
  scrollSnapStop: "always",
  "@media": { [from("md")]: { paddingInline: "5rem" } },
});
globalStyle(`${slide} > img`, {
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "contain",
});
/** Beside the picture where there is room for it; a phone is swiped. */
export const step = style({
  position: "absolute",
  insetBlock: 0,
  marginBlock: "auto",
  blockSize: "3rem",
  display: "none",
  "@media": { [from("md")]: { display: "grid", placeItems: "center" } },
  selectors: {
    "&:first-of-type": { insetInlineStart: space["4"] },
    "&:last-of-type": { insetInlineEnd: space["4"] },
  },
});
globalStyle(`${step} > button`, { background: "rgb(255 255 255 / 0.12)" });
export const caption = style({ margin: 0, padding: space["3"], textAlign: "center", fontSize: size.small });
export const thumbs = style({
  display: "flex",
  gap: space["2"],
  margin: 0,
  padding: `${space["2"]} ${space["4"]} ${space["4"]}`,
  listStyle: "none",
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [low]: { display: "none" } },
});
globalStyle(`${thumbs} > li:first-child`, { marginInlineStart: "auto" });
globalStyle(`${thumbs} > li:last-child`, { marginInlineEnd: "auto" });
export const thumb = style({
  display: "block",
  inlineSize: "5.5rem",
  aspectRatio: "4 / 3",
  padding: 0,
  border: "2px solid transparent",
  borderRadius: radius.small,
  background: "none",
  overflow: "hidden",
  cursor: "pointer",
  opacity: 0.65,
  transition: `opacity ${move}`,
  selectors: { "&:hover": { opacity: 1 }, "&[aria-current]": { opacity: 1, borderColor: words } },
});
globalStyle(`${thumb} img`, { display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
