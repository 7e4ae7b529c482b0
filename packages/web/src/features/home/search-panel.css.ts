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
export const tabs = style({
  display: "flex",
  gap: space["1"],
  marginBlockEnd: space["3"],
  // To the edge of the panel: where there are more than fit, the next one looks in.
  marginInline: `calc(-1 * ${space["4"]})`,
  paddingInline: space["4"],
  overflowX: "auto",
  scrollbarWidth: "none",
});
export const tab = style({
  position: "relative",
  display: "flex",
  flex: "1 0 auto",
  alignItems: "center",
  justifyContent: "center",
  gap: space["2"],
  minBlockSize: "2.75rem",
  paddingInline: space["3"],
  borderRadius: radius.pill,
  color: colour.muted,
  fontWeight: 600,
  selectors: {
    "&:hover": { background: colour.sunken },
    "&:has(:checked)": { color: colour.brand, background: colour.brandSoft },
    "&:has(:focus-visible)": { outline: `2px solid ${colour.brand}`, outlineOffset: "-2px" },
  },
  "@media": { [from("md")]: { flexGrow: 0, paddingInline: space["5"] } },
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
