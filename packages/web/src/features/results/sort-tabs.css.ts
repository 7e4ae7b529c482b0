import { forcedColours, from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

/** Of one width, whatever stands in them: in the line of the filters on narrow windows, across the list on wide ones. */
export const tabs = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "7.25rem",
  overflowX: "auto",
  scrollbarWidth: "none",
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  "@media": { [from("lg")]: { gridAutoColumns: "minmax(8.25rem, 1fr)" } },
});
export const tab = style({
  display: "grid",
  alignContent: "center",
  minBlockSize: "2.75rem",
  paddingInline: space["3"],
  overflow: "hidden",
  lineHeight: 1.3,
  whiteSpace: "nowrap",
  color: colour.text,
  textDecoration: "none",
  fontSize: size.micro,
  outlineOffset: "-3px",
  selectors: {
    "& + &": { borderInlineStart: `1px solid ${colour.line}` },
    "&:hover": { background: colour.sunken },
    "&[aria-current]": {
      background: colour.brandSoft,
      boxShadow: `inset 0 -3px ${colour.brand}`,
      color: colour.brand,
    },
  },
  "@media": { [forcedColours]: { selectors: { "&[aria-current]": { border: "2px solid Highlight" } } } },
});
export const name = style({ fontWeight: 600 });
export const leader = style({ display: "flex", columnGap: space["2"] });
export const amount = style({ fontVariantNumeric: "tabular-nums" });
/** On narrow windows it stands where there is no price. */
globalStyle(`${amount} + span`, { "@media": { [`not all and ${from("lg")}`]: { display: "none" } } });
