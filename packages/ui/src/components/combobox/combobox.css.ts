import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from } from "../../theme/media.ts";
import { layer } from "../../theme/tokens.ts";

const { colour, radius, space, size } = vars;

export { place } from "../form-field/form-field.css.ts";

/** Under its field, over what stands there; as wide as the field, and wide enough for what it lists. */
export const popover = style({
  position: "absolute",
  zIndex: layer.overlay,
  insetBlockStart: `calc(100% + ${space["1"]})`,
  insetInlineStart: 0,
  inlineSize: "100%",
  maxBlockSize: "min(24rem, 60dvb)",
  overflow: "auto",
  overscrollBehavior: "contain",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.raised,
  color: colour.text,
  boxShadow: vars.shadow.overlay,
  selectors: { "&[hidden]": { display: "none" } },
  "@media": { [from("md")]: { inlineSize: "max(100%, 24rem)" } },
  "@supports": {
    // Inside a sheet that scrolls it is not cut off, and where there is no room below it stands above.
    "(position-area: block-end span-inline-end)": {
      position: "fixed",
      inset: "auto",
      marginBlock: space["1"],
      inlineSize: "max(anchor-size(inline), 24rem)",
      maxInlineSize: "100dvi",
      positionArea: "block-end span-inline-end",
      positionTryFallbacks: "block-end span-inline-start, flip-block",
    },
  },
});
export const list = style({ selectors: { "&:not(:empty)": { padding: space["1"] } } });
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "2.75rem",
  paddingInline: space["3"],
  paddingBlock: space["1"],
  borderRadius: radius.small,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: colour.sunken },
    "&[data-active]": { background: colour.brandSoft },
    "&[aria-selected=true]": { fontWeight: 600 },
    [`${list}[aria-busy=true] &`]: { opacity: 0.6 },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&[data-active]": { outline: "2px solid Highlight" } } } },
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
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.75rem",
  padding: `${space["2"]} ${space["4"]}`,
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
