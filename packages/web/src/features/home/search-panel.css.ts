import { from, vars } from "@safar/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const { colour, space, size, radius, shadow } = vars;

export const kinds = ["flights", "hotels", "buses"] as const;

export const panel = style({
  padding: space["4"],
  marginBlockEnd: space["5"],
  borderRadius: radius.large,
  color: colour.text,
  background: colour.surface,
  boxShadow: shadow.overlay,
});
export const tabs = style({ display: "flex", gap: space["1"], marginBlockEnd: space["3"] });
export const tab = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minBlockSize: "2.75rem",
  paddingInline: space["4"],
  borderRadius: radius.pill,
  color: colour.muted,
  fontWeight: 600,
  selectors: {
    "&:hover": { background: colour.sunken },
    "&:has(:checked)": { color: colour.brand, background: colour.brandSoft },
    "&:has(:focus-visible)": { outline: `2px solid ${colour.brand}`, outlineOffset: "2px" },
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
export const searches = styleVariants({ flights: "flights", hotels: "hotels", buses: "buses" }, (what) => ({
  display: "grid",
  gap: space["3"],
  alignItems: "end",
  gridTemplateColumns: "repeat(auto-fit, minmax(8.5rem, 1fr))",
  "@media": { [from("md")]: { display: "flex", flexWrap: "wrap" } },
  selectors: { [`${panel}:has(:checked):not(:has([value=${what}]:checked)) &`]: { display: "none" } },
}));
export const field = style({
  flex: "1 1 9.5rem",
  display: "grid",
  gap: space["1"],
  fontSize: size.small,
  fontWeight: 500,
});
/** In a row of its own on a phone, and wider than others elsewhere. */
export const wideField = style([field, { gridColumn: "1 / -1", flexGrow: 2 }]);
export const more = style({ gridColumn: "1 / -1", flexBasis: "100%", margin: 0, fontSize: size.small });
export const input = style({
  inlineSize: "100%",
  minBlockSize: "3rem",
  minInlineSize: 0,
  paddingInline: space["2"],
  borderRadius: radius.medium,
  border: `1px solid ${colour.control}`,
  color: "inherit",
  background: colour.surface,
  font: "inherit",
  fontSize: size.body,
});
export const submit = style({ flex: "1 1 8rem", minBlockSize: "3rem" });
