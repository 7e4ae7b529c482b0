import { forcedColours, from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const tabs = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(8.25rem, 1fr)",
  overflowX: "auto",
  scrollbarWidth: "none",
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
});
export const tab = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  minBlockSize: "4rem",
  padding: `${space["2"]} ${space["4"]}`,
  color: colour.text,
  textDecoration: "none",
  fontSize: size.small,
  outlineOffset: "-3px",
  selectors: {
    "& + &": { borderInlineStart: `1px solid ${colour.line}` },
    "&:hover": { background: colour.sunken },
    "&::after": {
      content: "",
      position: "absolute",
      insetInline: space["4"],
      insetBlockEnd: 0,
      blockSize: "3px",
      borderRadius: "3px 3px 0 0",
      background: colour.brand,
      visibility: "hidden",
    },
    "&[aria-current]": { background: colour.brandSoft },
    "&[aria-current]::after": { visibility: "visible" },
  },
  "@media": { [forcedColours]: { selectors: { "&[aria-current]::after": { background: "Highlight" } } } },
});
export const name = style({
  fontWeight: 600,
  selectors: { [`${tab}[aria-current] &`]: { color: colour.brand } },
});
/** On phones two lines, also while nothing stands in them. */
export const leader = style({
  display: "flex",
  flexDirection: "column",
  columnGap: space["2"],
  minBlockSize: "2.8em",
  fontSize: size.micro,
  lineHeight: 1.4,
  whiteSpace: "nowrap",
  "@media": { [from("md")]: { flexFlow: "wrap", minBlockSize: "1.4em" } },
});
export const amount = style({ fontVariantNumeric: "tabular-nums" });
export const time = style({ color: colour.muted, selectors: { [`${tab}[aria-current] &`]: { color: colour.text } } });
