import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, space, move } = vars;

export const list = style({ borderBlockStart: `1px solid ${colour.line}` });
export const disclosure = style({ borderBlockEnd: `1px solid ${colour.line}` });
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["4"],
  minBlockSize: "3.5rem",
  paddingBlock: space["2"],
  fontWeight: 500,
  cursor: "pointer",
  listStyle: "none",
  borderRadius: vars.radius.small,
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { color: colour.brand } },
});
export const mark = style({
  flexShrink: 0,
  color: colour.muted,
  transition: `rotate ${move}`,
  selectors: { "[open] > * > &": { rotate: "180deg" } },
});
export const body = style({ paddingBlockEnd: space["5"], color: colour.muted });
// Words are read in lines of so much at most; what else is unfolded has all the room.
globalStyle(`${body} :where(p, ul, ol):not([role])`, { maxInlineSize: "42rem" });
