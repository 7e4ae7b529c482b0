import { from, low, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, shadow, size, space } = vars;

export const frame = style({
  display: "grid",
  gap: space["5"],
  inlineSize: "100%",
  maxInlineSize: "75rem",
  marginInline: "auto",
  paddingInline: space["4"],
  "@media": {
    [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 22rem", columnGap: space["8"], alignItems: "start" },
    [from("xl")]: { paddingInline: 0 },
  },
});
export const head = style({ display: "grid", gap: space["5"], gridColumn: "1 / -1" });
export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space["5"],
  rowGap: space["2"],
});
export const intro = style({ color: colour.muted, maxInlineSize: "42rem", textWrap: "pretty" });
export const main = style({ display: "grid", gap: space["5"], minInlineSize: 0 });
export const aside = style({
  display: "grid",
  gap: space["4"],
  minInlineSize: 0,
  scrollMarginBlockStart: "5.5rem",
  "@media": { [from("lg")]: { position: "sticky", insetBlockStart: "5.5rem" } },
});
/** The price with the yes to it, in one box beside the rest; on phones its parts follow each other, so that the bar sticks throughout. */
export const asideLast = style({
  display: "contents",
  "@media": {
    [from("lg")]: {
      position: "sticky",
      insetBlockStart: "5.5rem",
      display: "grid",
      gap: space["5"],
      padding: space["5"],
      border: `1px solid ${colour.line}`,
      borderRadius: radius.large,
      background: colour.surface,
      boxShadow: shadow.card,
      minInlineSize: 0,
    },
  },
});
export const priceRoom = style({ display: "grid", minInlineSize: 0, scrollMarginBlockStart: "5.5rem" });
globalStyle(`${priceRoom} > *`, { "@media": { [from("lg")]: { padding: 0, border: 0 } } });
/** The one next step: within the page from `lg` on, at the end of the window before. */
export const bar = style({
  position: "sticky",
  insetBlockEnd: "var(--page-bottom, 0px)",
  zIndex: 9,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  marginInline: `calc(-1 * ${space["4"]})`,
  padding: `${space["3"]} ${space["4"]}`,
  borderBlockStart: `1px solid ${colour.line}`,
  background: colour.raised,
  boxShadow: shadow.overlay,
  "@media": {
    [low]: { position: "static" },
    [from("lg")]: {
      position: "static",
      marginInline: 0,
      padding: 0,
      border: 0,
      background: "none",
      boxShadow: "none",
    },
    print: { position: "static" },
  },
});
export const barActions = style({
  display: "flex",
  flexDirection: "row-reverse",
  alignItems: "center",
  gap: space["2"],
  "@media": { [from("lg")]: { flexGrow: 1, justifyContent: "space-between" } },
});
export const barLast = style([bar]);
globalStyle(`${barLast} > ${barActions}`, {
  "@media": { [from("lg")]: { flexDirection: "column", alignItems: "stretch", gap: space["1"] } },
});
/** On wide windows the total stands beside the form. */
export const barTotal = style({
  display: "flex",
  flexDirection: "column",
  lineHeight: 1.35,
  "@media": { [from("lg")]: { display: "none" } },
});
export const barAmount = style({ fontWeight: 600, fontSize: size.lead, whiteSpace: "nowrap" });
/** What is added on this step: below the total where that is in the bar, beside the button where there is room. */
export const barAdded = style({ color: colour.success, fontSize: size.small, fontWeight: 500, whiteSpace: "nowrap" });
export const barExtras = style({
  display: "none",
  marginInline: `auto ${space["3"]}`,
  color: colour.success,
  fontWeight: 600,
  "@media": { [from("lg")]: { display: "block" } },
});
export const barMore = style({ fontSize: size.small });
/** The button that leads back gives way on phones, where the browser's own is at hand; its word stands at the page's edge. */
export const back = style({
  display: "none",
  "@media": { [from("sm")]: { display: "block" }, [from("lg")]: { marginInlineStart: `calc(-1 * ${space["5"]})` } },
});
globalStyle(`${barLast} ${back}`, { "@media": { [from("lg")]: { alignSelf: "center", marginInlineStart: 0 } } });
