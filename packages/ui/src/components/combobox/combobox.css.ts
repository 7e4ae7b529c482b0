import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from } from "../../theme/media.ts";

const { colour, radius, space, size } = vars;

/** As wide as its field, which says so itself; where fields stand side by side, wide enough for what it lists. */
export const popover = style({
  "@media": { [from("md")]: { minInlineSize: "24rem" } },
  overflow: "auto",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.raised,
  color: colour.text,
  boxShadow: vars.shadow.overlay,
});
export const list = style({ padding: space["1"], outline: "none" });
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "2.75rem",
  paddingInline: space["3"],
  paddingBlock: space["1"],
  borderRadius: radius.small,
  outline: "none",
  cursor: "pointer",
  selectors: {
    "&[data-focused]": { background: colour.brandSoft },
    "&[data-selected]": { fontWeight: 600 },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&[data-focused]": { outline: "2px solid Highlight" } } } },
});
export const icon = style({ color: colour.muted });
export const words = style({ display: "flex", flexDirection: "column", minInlineSize: 0, flexGrow: 1 });
export const detail = style({ color: colour.muted, fontSize: size.micro, fontWeight: 400 });
export const mark = style({
  paddingInline: space["2"],
  borderRadius: radius.small,
  background: colour.sunken,
  fontSize: size.micro,
  fontWeight: 600,
});
export const note = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.75rem",
  paddingInline: space["3"],
  color: colour.muted,
  fontSize: size.small,
});
export const heading = style({
  paddingInline: space["3"],
  paddingBlock: `${space["3"]} ${space["1"]}`,
  color: colour.muted,
  fontSize: size.micro,
  fontWeight: 600,
});
/** Stays in sight while the list below it is moved. */
export const searchRow = style({
  position: "sticky",
  insetBlockStart: `calc(-1 * ${space["5"]})`,
  zIndex: 1,
  marginBlockStart: `calc(-1 * ${space["5"]})`,
  paddingBlock: space["4"],
  background: colour.raised,
});
/** The clear button is our own, with a name. */
globalStyle(`${searchRow} input::-webkit-search-cancel-button`, { display: "none" });
