import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { panel } from "../account/account.css.ts";

export { page, panel } from "../account/account.css.ts";

const { colour, radius, size, space } = vars;

/** On phones one after the other; else what is looked at and changed, and beside it what is missing and where all else is. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["6"],
  "@media": {
    [from("xl")]: {
      gridTemplateColumns: "minmax(0, 1fr) 20rem",
      gridTemplateRows: "auto 1fr auto",
      gridTemplateAreas: '"main ready" "main also" "end also"',
      alignItems: "start",
    },
  },
});
const area = (name: string) => ({ "@media": { [from("xl")]: { gridArea: name } } });
const side = style({});
export const ready = style([side, area("ready")]);
export const also = style([side, area("also")]);
export const end = style(area("end"));
export const main = style([{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["6"] }, area("main")]);
globalStyle(`${side} > ${panel}`, { gap: space["4"], padding: space["5"] });
globalStyle(`${main} > ${panel} h2`, { fontSize: size.lead });
export const heading = style({ fontSize: size.lead });
export const person = style({ display: "flex", alignItems: "center", gap: space["4"], minInlineSize: 0 });
export const name = style({ fontSize: size.title, fontWeight: 600, overflowWrap: "anywhere" });
export const note = style({ color: colour.muted, fontSize: size.small, fontWeight: 400 });
export const words = style({ display: "grid", justifyItems: "start", gap: space["1"], minInlineSize: 0 });

/** The profile's facts: a word and what it is. */
export const facts = style({ margin: 0, display: "grid", gap: space["4"] });
export const fact = style({
  display: "grid",
  gap: space["1"],
  paddingBlockEnd: space["4"],
  borderBlockEnd: `1px solid ${colour.line}`,
  selectors: { "&:last-child": { paddingBlockEnd: 0, borderBlockEnd: 0 } },
  "@media": {
    [from("sm")]: { gridTemplateColumns: "12rem minmax(0, 1fr) auto", alignItems: "center", gap: space["4"] },
  },
});
export const factName = style({ color: colour.muted, fontSize: size.small });
export const factValue = style({ margin: 0, overflowWrap: "anywhere" });

export const steps = style({ display: "grid", gap: space["3"], margin: 0, padding: 0, listStyle: "none" });
export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space["3"],
  color: colour.text,
});
export const done = style([step, { color: colour.muted }]);
globalStyle(`${step} > svg`, { marginBlockStart: "0.2rem", color: colour.warning });
globalStyle(`${done} > svg`, { color: colour.success });
export const plain = style({
  padding: 0,
  border: 0,
  background: "none",
  color: colour.brand,
  font: "inherit",
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
});
export const fellows = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const fellow = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space["4"],
  paddingBlock: space["3"],
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${colour.line}` },
    "&:has(a:focus-visible)": {
      outline: `3px solid ${colour.brand}`,
      outlineOffset: "2px",
      borderRadius: radius.small,
    },
  },
});
/** The whole line leads to what is saved of somebody. */
export const fellowLink = style({
  color: "inherit",
  fontWeight: 600,
  overflowWrap: "anywhere",
  textDecoration: "none",
  outline: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
  ":hover": { textDecoration: "underline" },
});
export const places = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const besides = style({ "@media": { [from("lg")]: { display: "none" } } });
export const place = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "3rem",
  paddingBlock: space["2"],
  color: "inherit",
  fontWeight: 500,
  textDecoration: "none",
  ":hover": { color: colour.brand },
});
