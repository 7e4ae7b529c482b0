import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

/** As many beside each other as there is room for, two on phones. */
export const glance = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(45%, 8.75rem), 1fr))",
  gap: `${space["4"]} ${space["5"]}`,
  margin: 0,
  padding: space["4"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  selectors: {
    "&[data-prose]": { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))", padding: space["5"] },
  },
});
export const fact = style({
  display: "grid",
  gridTemplateColumns: "1.25rem minmax(0, 1fr)",
  columnGap: space["3"],
  alignContent: "start",
});
globalStyle(`${fact} > svg`, { gridRow: "1 / 3", marginBlockStart: "0.15rem", color: colour.brand });
export const label = style({ color: colour.muted, fontSize: size.micro, lineHeight: 1.5 });
export const words = style({ margin: 0, fontSize: size.small, fontWeight: 500, lineHeight: 1.4 });
export const quiet = style({ display: "block", color: colour.muted, fontWeight: 400 });
