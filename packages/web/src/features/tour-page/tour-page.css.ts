import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { list } from "../vertical-home/strip-rule.ts";

const { colour, radius, space } = vars;

export { beside, head, line, panel, prose, quiet, subtitle, title } from "../offer-page/offer-page.css.ts";

export const group = style({
  display: "grid",
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["3"],
});
export const lists = style({
  display: "grid",
  gap: space["5"],
  "@media": { [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
globalStyle(`${lists} > div`, { padding: space["4"], border: `1px solid ${colour.line}`, borderRadius: radius.large });
/** What to know before it, as wide as both. */
globalStyle(`${lists} > :nth-child(3)`, { gridColumn: "1 / -1" });
export const marked = style({ ...list, display: "grid", gap: space["2"] });
globalStyle(`${marked} > li`, { display: "flex", gap: space["3"], alignItems: "baseline" });
globalStyle(`${marked} svg`, { flexShrink: 0, position: "relative", insetBlockStart: "0.2rem" });
globalStyle(`${marked} [data-in] svg`, { color: colour.success });
globalStyle(`${marked} [data-out] svg`, { color: colour.muted });
export const option = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["3"],
  padding: space["4"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  selectors: { "&[data-on]": { borderColor: colour.brand } },
});
export const map = style({
  blockSize: "22rem",
  borderRadius: radius.medium,
  overflow: "hidden",
  background: colour.sunken,
});
/** Low, so that the points are seen above it; clear of the button that closes it. */
export const pick = style({
  display: "grid",
  gap: space["2"],
  padding: space["3"],
});
globalStyle(`${pick} > :first-child`, { paddingInlineEnd: space["8"] });
