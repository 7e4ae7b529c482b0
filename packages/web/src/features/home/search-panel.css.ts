import { from, vars } from "@safar/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { sold } from "../../app/verticals.ts";

const { colour, space, radius, shadow } = vars;

/** Over the edge of the hero. */
export const panel = style({
  position: "relative",
  zIndex: 1,
  marginBlockStart: "-9rem",
  padding: space["4"],
  borderRadius: radius.large,
  color: colour.text,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  boxShadow: shadow.overlay,
  "@media": { [from("md")]: { padding: `${space["4"]} ${space["6"]} ${space["6"]}` } },
});
/** On phones each under its sign, so that all are in sight from edge to edge of the panel. */
export const tabs = style({
  display: "flex",
  marginBlockEnd: space["3"],
  marginInline: `calc(-1 * ${space["4"]})`,
  paddingInline: space["1"],
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [from("md")]: { gap: space["1"], paddingInline: space["4"] } },
});
export const tab = style({
  position: "relative",
  display: "flex",
  flex: "1 0 3rem",
  flexDirection: "column",
  alignItems: "center",
  minBlockSize: "3.25rem",
  paddingBlock: space["2"],
  borderRadius: radius.medium,
  color: colour.muted,
  fontSize: "0.6875rem",
  fontWeight: 600,
  textAlign: "center",
  selectors: {
    "&:hover": { background: colour.sunken },
    "&:has(:checked)": { color: colour.brand, background: colour.brandSoft },
    "&:has(:focus-visible)": { outline: `2px solid ${colour.brand}`, outlineOffset: "-2px" },
  },
  "@media": {
    [from("md")]: {
      flex: "none",
      flexDirection: "row",
      gap: space["2"],
      minBlockSize: "2.75rem",
      paddingInline: space["5"],
      fontSize: "inherit",
    },
  },
});
/** Over the whole tab, so that it is the radio itself that is pressed. */
export const radio = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});

/** One form at a time; all of them where a browser cannot tell which. */
export const searches = styleVariants(sold, (_, what) => ({
  selectors: {
    [`${panel}:has([name=search]:checked):not(:has([name=search][value=${what}]:checked)) &`]: { display: "none" },
  },
}));
/** As high as a form, about, while its script is on its way. */
export const coming = style({ minBlockSize: "8.5rem" });
