import { forcedColours, from, vars } from "@safar/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { radio as radioLook } from "../payment/radio.css.ts";

const { colour, radius, size, space, move } = vars;

const line = `1px solid ${colour.line}`;
const wide = from("md");

export const fares = style({ minInlineSize: 0 });
export const title = style({ fontSize: size.heading, fontWeight: 600, marginBlockEnd: space["4"] });
export const table = style({
  display: "block",
  overflowX: "auto",
  border: line,
  borderRadius: radius.large,
  background: colour.surface,
  fontSize: size.small,
});
export const group = style({ display: "block" });
/** As many columns as there are fares: above them the name of the benefit on phones, before them where there is room. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  selectors: { "& + &": { borderBlockStart: line } },
  "@media": { [wide]: { flexWrap: "nowrap" } },
});
const column = style({
  flex: "1 1 0",
  minInlineSize: "4.5rem",
  paddingInline: space["2"],
  textAlign: "start",
  fontWeight: 400,
  transition: `background ${move}`,
  selectors: { "&[data-chosen]": { background: colour.brandSoft } },
  "@media": {
    [wide]: { minInlineSize: "7rem", paddingInline: space["4"] },
    [forcedColours]: { selectors: { "&[data-chosen]": { borderInline: "2px solid Highlight" } } },
  },
});
const named = style({
  "@media": { [wide]: { flex: "0 0 11rem", paddingInline: space["4"], paddingBlock: space["2"] } },
});
export const corner = style([
  named,
  {
    display: "none",
    alignSelf: "end",
    color: colour.muted,
    "@media": { [wide]: { display: "block" } },
  },
]);
export const fare = style([
  column,
  {
    paddingBlock: space["3"],
    borderBlockEnd: line,
    borderBlockStart: "3px solid transparent",
    selectors: {
      "&[data-chosen]": { borderBlockStartColor: colour.brand },
      "&:has(:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "-3px" },
    },
  },
]);
export const pick = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space["1"]} ${space["2"]}`,
  alignContent: "start",
  blockSize: "100%",
  minBlockSize: "2.75rem",
  cursor: "pointer",
});
export const name = style({
  fontWeight: 600,
  fontSize: size.small,
  overflowWrap: "anywhere",
  "@media": { [wide]: { fontSize: size.title } },
});
/** Its column shows the focus. */
export const radio = style([radioLook, { outline: "none" }]);
export const price = style({ gridColumn: "1 / -1", display: "grid", gap: space["1"], justifyItems: "start" });
export const quiet = style({ color: colour.muted, fontSize: size.micro });
export const few = style({ color: colour.warning, fontSize: size.micro, fontWeight: 500 });
export const benefit = style([
  named,
  {
    flex: "1 0 100%",
    paddingInline: space["3"],
    paddingBlockStart: space["2"],
    textAlign: "start",
    fontWeight: 600,
    selectors: { "[data-alike] &": { fontWeight: 400, color: colour.muted } },
  },
]);
export const cell = style([column, { display: "flex" }]);
const told = style({
  flexGrow: 1,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space["1"],
  alignItems: "start",
  paddingBlock: space["2"],
  fontWeight: 500,
  cursor: "pointer",
  selectors: { "[data-alike] &": { fontWeight: 400, color: colour.muted } },
});
export const states = styleVariants({
  included: [told],
  paid: [told],
  none: [told, { color: colour.muted, fontWeight: 400 }],
  unknown: [told, { color: colour.muted, fontWeight: 400 }],
});
globalStyle(`${told} svg`, { marginBlockStart: "0.25em" });
globalStyle(`${states.included} svg`, { color: colour.success });
