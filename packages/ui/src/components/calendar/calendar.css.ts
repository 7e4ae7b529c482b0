import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from } from "../../theme/media.ts";

const { colour, radius, size, space, move } = vars;

export const calendar = style({
  inlineSize: "100%",
  maxInlineSize: "calc(22.75rem * var(--months) + 1.5rem * (var(--months) - 1))",
});
/** Level with the names of the months, at both ends of them. */
export const head = style({
  position: "relative",
  zIndex: 1,
  display: "flex",
  justifyContent: "space-between",
  blockSize: 0,
});
export const titles = style({
  display: "grid",
  alignContent: "center",
  minBlockSize: "2.75rem",
  textAlign: "center",
  lineHeight: vars.leading.tight,
});
export const title = style({ fontSize: size.body, fontWeight: 600 });
export const second = style({ color: colour.muted, fontSize: size.micro, fontWeight: 400 });
export const months = style({
  display: "grid",
  gap: space["6"],
  alignItems: "start",
  "@media": { [from("md")]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});
export const grid = style({ borderSpacing: "0 2px", inlineSize: "100%", tableLayout: "fixed" });
export const weekday = style({ color: colour.muted, fontSize: size.micro, fontWeight: 500, paddingBlock: space["1"] });
globalStyle(`${grid} td`, { padding: 0 });
export const day = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  minBlockSize: "3.5rem",
  "@media": {
    [from("md")]: { minBlockSize: "2.875rem" },
    // Six weeks with their heading and foot find room below a field.
    [`${from("md")} and (max-height: 56rem)`]: { minBlockSize: "2.375rem" },
  },
  borderRadius: radius.small,
  lineHeight: 1.15,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  outline: "none",
  transition: `background ${move}`,
  selectors: {
    "&[data-hovered]": { background: colour.sunken },
    "&[data-today]": { boxShadow: `inset 0 0 0 1px ${colour.control}` },
    "&[data-selected]": { background: colour.brandSoft, borderRadius: 0 },
    "&[data-selection-start]": { borderStartStartRadius: radius.small, borderEndStartRadius: radius.small },
    "&[data-selection-end]": { borderStartEndRadius: radius.small, borderEndEndRadius: radius.small },
    "&:is([data-selection-start], [data-selection-end])": { background: colour.brandFill, color: colour.onBrand },
    // Opened by a finger, no day has a ring.
    "&:focus-visible": { outline: `3px solid ${colour.brand}`, outlineOffset: "1px" },
    "&:is([data-disabled], [data-unavailable])": { color: colour.muted, cursor: "not-allowed" },
    "&[data-disabled]": { opacity: 0.5 },
    "&[data-unavailable]": { textDecoration: "line-through" },
    "&[data-outside-month]": { visibility: "hidden" },
  },
});
// Weeks of which no day can be chosen any more.
globalStyle(`${grid} tbody tr:not(:has(${day}:not([data-past])))`, { display: "none" });
export const number = style({ fontWeight: 500 });
export const small = style({
  fontSize: "0.6875rem",
  color: colour.muted,
  selectors: {
    "&::before": { content: "attr(data-text)" },
    [`${day}[data-selected] &`]: { color: colour.text },
    [`${day}:is([data-selection-start], [data-selection-end]) &`]: { color: "inherit" },
  },
});
export const price = style([small, { color: colour.muted }]);
export const lowPrice = style([
  price,
  {
    fontWeight: 600,
    selectors: {
      // Specific enough to win over the colours of the small words, and to lose to a chosen end's.
      [`${day}:not([data-selection-start], [data-selection-end]) &`]: { color: colour.success },
    },
  },
]);

export const scrolledMonths = style({ display: "grid", gap: space["6"] });
export const scrolledMonth = style({ scrollMarginBlockStart: "1rem" });
globalStyle(`${scrolledMonth} > ${titles}`, { paddingBlockEnd: space["2"], textAlign: "start" });
/** Five weeks and the names of the days, so that the scroll bar does not jump. */
export const monthToCome = style({ blockSize: "19.5rem" });
