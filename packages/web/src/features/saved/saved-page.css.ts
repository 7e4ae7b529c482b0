import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space, move } = vars;

/** As high as a window with or without what the device keeps: nothing below it moves when that comes. */
export const page = style({ display: "grid", alignContent: "start", gap: space["5"], minBlockSize: "90vh" });
export const lead = style({ color: colour.muted });
export const list = style({ display: "grid", gap: space["2"], margin: 0, padding: 0, listStyle: "none" });
export const item = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${space["1"]} ${space["3"]}`,
  alignItems: "center",
  padding: space["4"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  transition: `border-color ${move}`,
  selectors: {
    "&:hover": { borderColor: colour.control },
    "&[data-over]": { background: "none", borderStyle: "dashed" },
  },
  "@media": { [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) fit-content(19rem) auto" } },
});
export const words = style({ display: "grid", gap: space["1"], minInlineSize: 0 });
export const title = style({ margin: 0, fontSize: size.lead, fontWeight: 600, lineHeight: 1.3 });
/** The whole of it leads back to the search. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.large },
  ":hover": { textDecoration: "underline" },
});
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const facts = style([quiet, { display: "flex", flexWrap: "wrap", columnGap: space["4"] }]);
export const over = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["3"],
  fontSize: size.small,
});
export const cost = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space["3"]}`,
  gridColumn: "1 / -1",
  "@media": {
    [from("md")]: { flexDirection: "column", alignItems: "end", gridColumn: "auto", textAlign: "end" },
  },
});
export const price = style({ fontSize: size.lead, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
export const remove = style({
  gridColumn: "2",
  gridRow: "1",
  alignSelf: "start",
  color: colour.muted,
  "@media": { [from("md")]: { gridColumn: "3", alignSelf: "center" } },
});
/** What else can be pressed lies over it. */
globalStyle(`${item} :is(button, a):not(${link})`, { position: "relative", zIndex: 1 });
export const heading = style({ marginBlockEnd: space["2"], fontSize: size.lead });
/** Less than it was. */
export const good = style({ color: colour.success, fontSize: size.small, fontWeight: 500 });
globalStyle(`${quiet} + ${list}`, { marginBlockStart: space["3"] });
