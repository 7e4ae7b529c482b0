import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const strip = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "3.75rem",
  marginBlockStart: space["4"],
});
export const title = style({
  display: "inline-flex",
  flexShrink: 0,
  alignItems: "center",
  gap: space["2"],
  fontSize: size.small,
  fontWeight: 600,
});
export const list = style({
  display: "flex",
  flexGrow: 1,
  gap: space["2"],
  minInlineSize: 0,
  margin: 0,
  padding: "3px",
  listStyle: "none",
  overflowX: "auto",
  scrollbarWidth: "none",
});
export const chip = style({
  display: "flex",
  flexShrink: 0,
  alignItems: "center",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
});
export const link = style({
  display: "flex",
  flexDirection: "column",
  paddingBlock: space["1"],
  paddingInlineStart: space["4"],
  color: "inherit",
  lineHeight: vars.leading.tight,
  textDecoration: "none",
});
export const alone = style([link, { paddingInlineEnd: space["4"] }]);
export const route = style({ fontSize: size.small, fontWeight: 500 });
export const days = style({ color: colour.muted, fontSize: size.micro });
export const promises = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["2"]} ${space["8"]}`,
  margin: 0,
  padding: 0,
  color: colour.muted,
  fontSize: size.small,
  listStyle: "none",
});
globalStyle(`${promises} > li`, { display: "inline-flex", alignItems: "center", gap: space["2"] });
// A phone has room for one line.
globalStyle(`${promises} > li:not(:first-child)`, {
  display: "none",
  "@media": { [from("md")]: { display: "inline-flex" } },
});
/** Instead of the promises, where there is room for one line. */
export const onPhones = style([list, { "@media": { [from("md")]: { display: "none" } } }]);
globalStyle(`${onPhones} + ${promises}`, { "@media": { [`not all and ${from("md")}`]: { display: "none" } } });
export const way = style({ display: "inline-flex", alignItems: "center", gap: space["1"] });
