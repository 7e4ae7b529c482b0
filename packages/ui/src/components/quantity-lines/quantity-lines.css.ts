import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, size, space } = vars;

export const lines = style({ display: "grid", gap: space["3"], minInlineSize: 0 });
/** A card of its own; one that is chosen from stands out. */
export const line = style({
  padding: space["4"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  selectors: { "&[data-on]": { borderColor: colour.brand, boxShadow: `inset 0 0 0 1px ${colour.brand}` } },
});
/** One of which there is nothing to choose. */
export const gone = style([
  line,
  { display: "flex", alignItems: "center", justifyContent: "space-between", gap: space["3"], color: colour.muted },
]);
globalStyle(`${gone} > :last-child`, { flexShrink: 0 });
export const name = style({ display: "block", fontWeight: 500 });
export const detail = style({ display: "block", fontSize: size.micro, lineHeight: vars.leading.tight });
/** Said where it stops, in the place of nothing. */
export const stop = style({ display: "block", color: colour.warning });
export const total = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space["3"],
  paddingInline: space["4"],
  fontWeight: 600,
});
