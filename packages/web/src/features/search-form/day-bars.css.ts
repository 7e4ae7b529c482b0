import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space, move } = vars;

const height = "10rem";

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  fontWeight: 600,
});
/** Pushed along; a month's name stays in sight while its days are. */
export const strip = style({
  display: "flex",
  gap: space["4"],
  paddingBlock: space["2"],
  overflowX: "auto",
  scrollbarWidth: "thin",
});
export const month = style({ flexShrink: 0 });
export const name = style({
  position: "sticky",
  insetInlineStart: 0,
  inlineSize: "max-content",
  color: colour.muted,
  fontSize: size.small,
});
export const days = style({ display: "flex" });
export const day = style({
  display: "grid",
  gridTemplateRows: `${height} auto`,
  justifyItems: "center",
  alignItems: "end",
  inlineSize: "1.75rem",
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: "none",
  color: "inherit",
  fontSize: size.micro,
  cursor: "pointer",
  selectors: { "&:hover": { background: colour.sunken }, "&[aria-pressed=true]": { background: colour.brandSoft } },
});
/** What is not known yet has a stump. */
export const bar = style({
  display: "grid",
  alignItems: "end",
  justifyItems: "center",
  inlineSize: "1.375rem",
  minBlockSize: "0.375rem",
  blockSize: `calc(${height} * var(--share))`,
  paddingBlockEnd: space["1"],
  borderStartStartRadius: radius.small,
  borderStartEndRadius: radius.small,
  background: colour.brandSoft,
  overflow: "hidden",
  transition: `block-size ${move}`,
  selectors: {
    [`${day}[aria-pressed=true] > &`]: { background: colour.brandFill, color: colour.onBrand },
  },
});
export const lowBar = style([bar, { background: colour.successSoft, color: colour.success }]);
/** From its foot upwards, in either language. */
export const price = style({
  writingMode: "vertical-rl",
  rotate: "180deg",
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
});
export const number = style({ paddingBlock: space["1"], fontWeight: 500 });
export const hint = style({ color: colour.muted, fontSize: size.small });
