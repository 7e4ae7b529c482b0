import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { forcedColours } from "../../theme/media.ts";

const { colour, space, size, move } = vars;

export const list = style({
  display: "flex",
  gap: space["1"],
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBlockEnd: `1px solid ${colour.line}`,
  "@media": { print: { display: "none" } },
});
export const tab = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  flexShrink: 0,
  minBlockSize: "3rem",
  paddingInline: space["4"],
  border: 0,
  background: "none",
  color: colour.muted,
  fontSize: size.small,
  fontWeight: 500,
  textDecoration: "none",
  cursor: "pointer",
  transition: `color ${move}`,
  outlineOffset: "-3px",
  selectors: {
    "&:hover": { color: colour.text },
    "&::after": {
      content: "",
      position: "absolute",
      insetInline: space["3"],
      insetBlockEnd: 0,
      blockSize: "3px",
      borderRadius: "3px 3px 0 0",
      background: colour.brand,
      scale: "0 1",
      transition: `scale ${move}`,
    },
    "&[aria-selected=true]": { color: colour.brand },
    "&[aria-selected=true]::after": { scale: 1 },
  },
  "@media": {
    [forcedColours]: { selectors: { "&[aria-selected=true]::after": { background: "Highlight" } } },
    // Where there is little room, words go before pictures.
    "(max-width: 30rem)": { paddingInline: space["3"] },
  },
});
globalStyle(`${tab} > svg`, { "@media": { "(max-width: 30rem)": { display: "none" } } });
export const panel = style({ paddingBlockStart: space["5"], "@media": { print: { paddingBlockStart: 0 } } });
