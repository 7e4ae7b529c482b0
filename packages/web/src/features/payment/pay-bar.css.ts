import { from, low, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, shadow, size, space } = vars;

/** Out of the form that it ends while a window is narrow: whatever is read, the step to the payment is in sight. */
const narrow = `not all and ${from("lg")}`;

export const bar = style({
  display: "grid",
  gap: space["4"],
  "@media": {
    [narrow]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: "var(--page-bottom, 0px)",
      zIndex: 9,
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignItems: "center",
      padding: `${space["3"]} ${space["4"]}`,
      borderBlockStart: `1px solid ${colour.line}`,
      background: colour.raised,
      boxShadow: shadow.overlay,
    },
    [low]: { position: "static", padding: 0, border: 0, background: "none", boxShadow: "none" },
    print: { position: "static" },
  },
});
export const sum = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space["4"]}`,
  margin: 0,
  selectors: { "&[aria-hidden=true]": { visibility: "hidden" } },
  "@media": {
    [narrow]: {
      flexDirection: "column",
      flexWrap: "nowrap",
      maxInlineSize: "10rem",
      fontSize: size.micro,
      lineHeight: 1.35,
    },
  },
});
export const sumOfBar = style([sum, { "@media": { [from("lg")]: { display: "none" } } }]);
export const amount = style({ fontSize: size.lead, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });

/** What takes the focus stands above the bar, and so does the page's end. */
globalStyle(`html:has(${bar})`, {
  scrollPaddingBlockEnd: "11rem",
  "@media": { [low]: { scrollPaddingBlockEnd: "5rem" }, [from("lg")]: { scrollPaddingBlockEnd: "5rem" } },
});
globalStyle(`body:has(${bar})`, {
  "@media": { [narrow]: { paddingBlockEnd: "5.5rem" }, [low]: { paddingBlockEnd: 0 } },
});
