import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import * as shared from "../results/picture-card.css.ts";

const { roomy } = shared;
const { colour, radius, size, space } = vars;

/** As a list beside a map leaves it. */
const beside = "(min-width: 29rem)";

export const card = style([
  shared.card,
  {
    gridTemplateColumns: "6.25rem minmax(0, 1fr)",
    gridTemplateRows: "1fr auto",
    "@container": {
      [beside]: { gridTemplateColumns: "9.5rem minmax(0, 1fr)" },
      [roomy]: { gridTemplateColumns: "13rem minmax(0, 1fr) 12.5rem", gridTemplateRows: "auto" },
    },
  },
]);
/** With its stars two lines on phones, where most names take one or two: nothing moves when the letters come. */
export const name = style({
  fontSize: size.body,
  lineHeight: 1.3,
  minBlockSize: "2lh",
  "@container": { [beside]: { fontSize: size.lead, minBlockSize: 0 } },
});
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space["3"]}`,
  fontSize: size.small,
});
export const facts = style({
  // One line, whatever face it is written in: what has no room in it is on the hotel's own page.
  display: "flex",
  flexWrap: "wrap",
  blockSize: "1lh",
  overflow: "hidden",
  gap: `0 ${space["3"]}`,
  color: colour.muted,
  fontSize: size.small,
});
/** Where there is room for more than what most look for. */
export const roomyOnly = style([shared.quiet, { display: "none", "@container": { [beside]: { display: "inline" } } }]);
export const narrowOnly = style({ "@container": { [beside]: { display: "none" } } });
/** A line of its own on phones, whatever face it is written in. */
export const nights = style([shared.quiet, { flexBasis: "100%", "@container": { [beside]: { flexBasis: "auto" } } }]);
export const good = style({ color: colour.success, fontSize: size.small, fontWeight: 500 });
export const few = style({ color: colour.warning, fontSize: size.small, fontWeight: 500 });
/** Looks like the button that the whole card is, where there is room for it. */
export const choose = style({
  display: "none",
  alignItems: "center",
  minBlockSize: "2.25rem",
  marginInlineStart: "auto",
  paddingInline: space["4"],
  borderRadius: radius.medium,
  background: colour.brandFill,
  color: colour.onBrand,
  fontWeight: 600,
  fontSize: size.small,
  "@container": { [beside]: { display: "inline-flex" }, [roomy]: { marginBlockStart: space["2"] } },
});
