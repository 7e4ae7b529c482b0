import { from, layer, low, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  paddingBlockEnd: space["8"],
});
/** The word of its button stands at the page's edge. */
export const back = style({ marginInlineStart: `calc(-1 * ${space["4"]})` });
export const lead = style({ color: colour.muted, marginBlockStart: space["1"] });
/** The times that were chosen, in a line each: the flights themselves come below the fares. */
export const when = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["3"],
  marginBlockStart: space["1"],
  color: colour.muted,
  fontSize: size.small,
});
export const times = style({ color: colour.text, fontWeight: 600, fontVariantNumeric: "tabular-nums" });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["6"],
  alignItems: "start",
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 21rem", gap: space["8"] } },
});
export const main = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["6"] });
export const leg = style({
  minInlineSize: 0,
  padding: space["4"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  "@media": { [from("md")]: { padding: space["6"] } },
});
export const legTitle = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space["3"],
  fontSize: size.title,
  marginBlockEnd: space["5"],
});
export const which = style({
  paddingInline: space["3"],
  borderRadius: radius.pill,
  background: colour.brandSoft,
  color: colour.brand,
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: 1.8,
});
export const length = style({ color: colour.muted, fontSize: size.small, fontWeight: 400 });
export const aside = style({
  display: "grid",
  gap: space["4"],
  "@media": { [from("lg")]: { position: "sticky", insetBlockStart: "5.5rem" } },
});
export const ledger = style({
  display: "grid",
  gap: space["4"],
  padding: space["5"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  boxShadow: vars.shadow.card,
});
export const ledgerTitle = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  fontSize: size.title,
});
export const terms = style({ color: colour.muted, fontSize: size.small });
export const wideNext = style({ display: "none", "@media": { [from("lg")]: { display: "block" } } });
/** The price and the next step stay in sight where the ledger is below. */
export const bar = style({
  position: "sticky",
  insetBlockEnd: "var(--page-bottom, 0px)",
  zIndex: layer.sticky,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(8rem, auto)",
  alignItems: "center",
  gap: space["4"],
  marginInline: "-1rem",
  padding: `${space["3"]} 1rem`,
  borderBlockStart: `1px solid ${colour.line}`,
  background: colour.raised,
  "@media": { [low]: { position: "static" }, [from("lg")]: { display: "none" } },
});
