import { from, layer, low, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, shadow, size, space } = vars;

/** At the window's foot on phones, where it stands in the stead of the bottom navigation, beside what is read on wider windows; always in sight. */
export const card = style({
  position: "fixed",
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: layer.sticky,
  alignSelf: "start",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${space["1"]} ${space["3"]}`,
  padding: `${space["2"]} ${space["4"]} calc(${space["2"]} + env(safe-area-inset-bottom))`,
  border: `1px solid ${colour.line}`,
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  background: colour.raised,
  boxShadow: shadow.card,
  "@media": {
    [low]: { position: "static" },
    print: { position: "static" },
    [from("lg")]: {
      position: "sticky",
      inset: "auto",
      insetBlockStart: `calc(var(--page-top, 0px) + ${space["4"]})`,
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space["4"],
      padding: space["5"],
      borderRadius: radius.large,
    },
  },
});
/** What takes the focus, or is led to, stands above the card while that lies over the page's foot. */
globalStyle(`html:has(${card})`, {
  scrollPaddingBlockEnd: "8rem",
  "@media": { [low]: { scrollPaddingBlockEnd: "5rem" }, [from("lg")]: { scrollPaddingBlockEnd: "5rem" } },
});
/** The page's foot is read above it. */
globalStyle(`body:has(${card})`, {
  paddingBlockEnd: "7.5rem",
  "@media": { [low]: { paddingBlockEnd: 0 }, print: { paddingBlockEnd: 0 }, [from("lg")]: { paddingBlockEnd: 0 } },
});
export const price = style({ display: "grid" });
/** On phones beside the price, whatever is said below both. */
export const way = style({
  display: "grid",
  gridColumn: "2",
  gridRow: "1",
  "@media": { [from("lg")]: { gridColumn: "auto", gridRow: "auto" } },
});
export const amount = style({ fontSize: size.title, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
export const quiet = style({ color: colour.muted, fontSize: size.micro });
/** Said where there is room. */
export const roomy = style([quiet, { "@media": { [`not all and ${from("lg")}`]: { display: "none" } } }]);
/** What the price is for: where there is no room, only what is always said. */
export const facts = style({
  display: "none",
  gridColumn: "1 / -1",
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: size.micro,
  selectors: { "&:has(> [data-always])": { display: "grid" } },
  "@media": {
    [from("lg")]: { display: "grid", gridColumn: "auto", gap: space["2"], fontSize: size.small },
  },
});
globalStyle(`${facts} > li:not([data-always])`, { "@media": { [`not all and ${from("lg")}`]: { display: "none" } } });
globalStyle(`${facts} > li > span`, { flexGrow: 1 });
globalStyle(`${facts} > li`, { display: "flex", gap: space["2"], alignItems: "center" });
globalStyle(`${facts} svg`, { flexShrink: 0, color: colour.muted });
export const missing = style({ margin: 0, gridColumn: "1 / -1", color: colour.danger, fontSize: size.small });
