import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { besidePrice } from "../results/offer-frame.css.ts";

const { colour, radius, size, space } = vars;

export const film = style({
  display: "grid",
  gridTemplateColumns: "7rem minmax(0, 1fr)",
  gap: space["4"],
  alignItems: "start",
  "@media": { [from("md")]: { gridTemplateColumns: "13rem minmax(0, 1fr)", gap: space["6"] } },
});
export const about = style({ display: "grid", gap: space["3"], minInlineSize: 0 });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["2"],
  margin: 0,
  color: colour.muted,
  fontSize: size.small,
});
export const synopsis = style({ margin: 0, maxInlineSize: "42rem", lineHeight: 1.6 });
export const more = style({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  gap: `${space["1"]} ${space["4"]}`,
  margin: 0,
  fontSize: size.small,
});
export const term = style({ color: colour.muted });
export const value = style({ margin: 0 });
export const page = style({ display: "grid", gap: space["5"], gridTemplateColumns: "minmax(0, 1fr)" });

export const show = style({ display: "grid", gap: space["2"], minInlineSize: 0 });
/** When and where, beside the price. */
export const first = style([
  besidePrice,
  { display: "flex", alignItems: "baseline", gap: space["3"], minInlineSize: 0 },
]);
export const hour = style({
  fontSize: size.heading,
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: "tabular-nums",
});
export const cinema = style({ fontSize: size.body, fontWeight: 600, margin: 0 });
export const quiet = style({ color: colour.muted, fontSize: size.small, margin: 0 });
export const kind = style({
  display: "inline-block",
  paddingInline: "0.4em",
  borderRadius: "0.25rem",
  border: `1px solid ${colour.tile}`,
  color: colour.tile,
  fontSize: size.micro,
  fontWeight: 600,
});
/** How full the hall is: a bar that is as long as what is sold, and the words beside it. */
export const full = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  fontSize: size.small,
});
export const meter = style({
  flex: "0 0 5rem",
  blockSize: "0.375rem",
  borderRadius: radius.pill,
  background: colour.line,
  overflow: "hidden",
});
export const sold = style({
  display: "block",
  blockSize: "100%",
  inlineSize: "calc(var(--sold) * 100%)",
  background: colour.tile,
  selectors: { "&[data-few]": { background: colour.warning } },
});
export const panel = style({
  display: "grid",
  gap: space["4"],
  padding: space["5"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  maxInlineSize: "40rem",
});
export const cinemas = style({ display: "grid", gap: space["1"], border: 0, margin: 0, padding: 0 });
