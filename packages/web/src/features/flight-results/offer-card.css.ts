import { from, tails, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { besidePrice } from "../results/offer-frame.css.ts";

const { colour, size, space } = vars;

/** All but the smallest phones. */
const roomy = "(min-width: 22.5rem)";

/** On phones who flies stands above the way, otherwise before it. */
export const leg = style({
  vars: { "--mark": "1.375rem" },
  display: "grid",
  gap: `0 ${space["4"]}`,
  alignItems: "center",
  "@media": {
    [from("md")]: { vars: { "--mark": "2.25rem" }, gridTemplateColumns: "12.5rem minmax(0, 1fr)" },
  },
});
globalStyle(`${leg} + ${leg}`, {
  "@media": { [`not all and ${from("md")}`]: { marginBlockStart: `calc(-1 * ${space["1"]})` } },
});
export const who = style([
  besidePrice,
  {
    display: "flex",
    alignItems: "center",
    gap: space["2"],
    minInlineSize: 0,
    color: colour.muted,
    fontSize: size.micro,
    lineHeight: 1.4,
  },
]);
/** One line each, no wider than its column. */
export const airline = style({ display: "grid", minInlineSize: 0 });
globalStyle(`${airline} > span`, {
  minInlineSize: 0,
  overflow: ["hidden", "clip visible"],
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const several = style({ "@media": { [from("md")]: { vars: { "--mark": "1.5rem" } } } });
export const day = style({ flexShrink: 0, color: colour.text, fontWeight: 500 });
export const onLine = style({ paddingInline: space["2"], background: colour.surface });
/**
 * What is on the way, with a dot between. It reaches below the hours beside it and is one line whatever it says, so that all cards
 * are as high: what finds no room in it, the wait first, is not shown. Only the smallest phones need two, the first for how long it
 * takes alone.
 */
export const on = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  blockSize: "3.05em",
  marginInline: "-1.75rem",
  overflow: "hidden",
  ...tails,
  "@media": { [roomy]: { blockSize: "1.65em" } },
});
globalStyle(`${on} > span + span::before`, { content: " · ", whiteSpace: "pre" });
globalStyle(`${on} > :first-child`, { "@media": { [`not all and ${roomy}`]: { flexBasis: "100%" } } });
globalStyle(`${on} > :nth-child(2)::before`, { "@media": { [`not all and ${roomy}`]: { content: "none" } } });
/** For where there is room. */
export const extra = style({ "@media": { [`not all and ${from("md")}`]: { display: "none" } } });
export const caution = style({ color: colour.warning, fontWeight: 500 });
export const foot = style({ display: "flex", alignItems: "center", columnGap: space["2"] });
/** One line, in which what finds no room is not shown; on phones two where one is too narrow for it. */
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  flexGrow: 1,
  gap: "0 0.3125rem",
  minInlineSize: 0,
  "@media": { [from("md")]: { columnGap: space["3"], blockSize: "1.5em", overflow: "hidden" } },
});
globalStyle(`${facts} > *`, { flexShrink: 0, whiteSpace: "nowrap" });
export const brief = style({ "@media": { [from("md")]: { display: "none" } } });
export const brand = style({ color: colour.text, fontWeight: 600 });
export const more = style({
  position: "relative",
  flexShrink: 0,
  padding: 0,
  border: 0,
  background: "none",
  color: colour.brand,
  fontSize: "inherit",
  lineHeight: "inherit",
  cursor: "pointer",
  // Fingers get the room around it too.
  "::after": { content: "", position: "absolute", inset: "-0.6rem", insetInlineEnd: "-0.25rem" },
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&[aria-expanded=true]::before": { rotate: "180deg" },
  },
});
