import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, leading, radius, shadow, size, space } = vars;

/** The form first; beside it, where there is room, what helps to fill it in. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["6"],
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 30rem) minmax(0, 1fr)",
      gridTemplateRows: "auto auto 1fr",
      columnGap: space["16"],
      alignItems: "start",
    },
  },
});
export const head = style({ display: "grid", gap: space["3"], "@media": { [from("lg")]: { gridColumn: "1 / -1" } } });
export const intro = style({ maxInlineSize: "38rem", color: colour.muted, fontSize: size.lead, textWrap: "pretty" });
export const form = style({
  display: "grid",
  gap: space["5"],
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  boxShadow: shadow.card,
  "@media": { [from("sm")]: { padding: space["6"] } },
});
export const guide = style({
  display: "grid",
  gap: space["8"],
  "@media": { [from("lg")]: { gridColumn: "2", gridRow: "2 / span 2" } },
});
/** Below the form where that stands in a column of its own. */
export const without = style({ "@media": { [from("lg")]: { gridColumn: "1", gridRow: "3" } } });
export const heading = style({ marginBlockEnd: space["3"], fontSize: size.title });
export const note = style({ color: colour.muted, fontSize: size.small, textWrap: "pretty" });

/** The confirmation, drawn. */
export const mail = style({ display: "grid", gap: space["3"], margin: 0 });
export const letter = style({
  overflow: "clip",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
});
export const subject = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  padding: `${space["3"]} ${space["5"]}`,
  background: colour.brandSoft,
  fontWeight: 600,
});
globalStyle(`${subject} > svg`, { color: colour.brand });
export const lines = style({ display: "grid", gap: space["3"], padding: space["5"] });
export const line = style({
  inlineSize: "70%",
  blockSize: "0.6rem",
  borderRadius: radius.pill,
  background: colour.sunken,
});
export const shortLine = style([line, { inlineSize: "45%" }]);
export const marked = style({
  unicodeBidi: "isolate",
  marginInlineStart: space["1"],
  paddingInline: space["2"],
  paddingBlock: "0.1em",
  borderRadius: radius.small,
  background: colour.warningSoft,
  boxShadow: `0 0 0 2px ${colour.next}`,
  color: colour.text,
  fontWeight: 600,
  lineHeight: leading.body,
  letterSpacing: "0.04em",
});

export const opens = style({
  display: "grid",
  gap: space["3"],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  margin: `0 0 ${space["3"]}`,
  padding: 0,
  listStyle: "none",
});
export const opened = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space["3"],
  padding: `${space["3"]} ${space["4"]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
});
globalStyle(`${opened} > svg`, { color: colour.brand });
export const lost = style({ display: "grid", gap: space["2"], margin: 0, padding: 0, listStyle: "none" });
