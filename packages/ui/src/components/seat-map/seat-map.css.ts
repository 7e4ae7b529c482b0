import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, size, space } = vars;

export const decks = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space["6"] });
const room = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: space["3"],
  minInlineSize: 0,
});
export const rooms = styleVariants({
  plain: [room, { paddingInline: "1.25rem" }],
  /** Room for the wings beside the body. */
  plane: [room, { paddingInline: "1.25rem" }],
  /** A hall is as wide as its rows, and is looked at through a window. */
  hall: [room, { gap: space["2"], inlineSize: "max-content" }],
  /** Berths are long, and a coach has no wings. */
  carriage: [room, { inlineSize: "100%" }],
});
export const deckName = style({ fontSize: size.small, fontWeight: 600, color: colour.muted });
const body = style({
  position: "relative",
  inlineSize: "100%",
  maxInlineSize: "max-content",
  paddingInline: space["3"],
  paddingBlock: space["4"],
  border: `2px solid ${colour.line}`,
  background: colour.canvas,
});
const windows = `repeating-linear-gradient(transparent 0 0.5rem, ${colour.tile} 0.5rem 2.25rem, transparent 2.25rem 2.75rem)`;
export const shapes = styleVariants({
  plain: [body, { borderRadius: radius.large }],
  /** A car of a train: a door at either end, and couplings to the next. */
  carriage: [
    body,
    {
      paddingBlock: space["5"],
      paddingInline: space["2"],
      borderRadius: "1.25rem",
      selectors: {
        // Rows of seats have a window at either end of them; bays have theirs between the berths.
        "&:not([data-panes])": {
          paddingInline: space["3"],
          backgroundImage: `${windows}, ${windows}`,
          backgroundSize: "0.25rem 100%",
          backgroundPosition: "left top, right top",
          backgroundRepeat: "no-repeat",
        },
        "&::before, &::after": {
          content: "",
          position: "absolute",
          insetInlineStart: "calc(50% - 1.25rem)",
          inlineSize: "2.5rem",
          blockSize: "0.375rem",
          borderRadius: radius.pill,
          background: colour.line,
        },
        "&::before": { insetBlockStart: "-0.375rem" },
        "&::after": { insetBlockEnd: "-0.375rem" },
      },
    },
  ],
  /** No walls: what counts is where the screen is. Room above for the ends of rows, which bend towards it. */
  hall: [
    body,
    {
      border: 0,
      background: "none",
      paddingBlock: `calc(0.5rem + var(--curve) * 2rem) ${space["2"]}`,
      paddingInline: space["1"],
      maxInlineSize: "none",
    },
  ],
  /** Seen from above, the nose at the top. */
  plane: [
    body,
    {
      borderStartStartRadius: "50% 7.5rem",
      borderStartEndRadius: "50% 7.5rem",
      borderEndStartRadius: "3rem",
      borderEndEndRadius: "3rem",
      paddingBlock: `5.5rem ${space["8"]}`,
    },
  ],
});
export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "var(--columns)",
  alignItems: "center",
  justifyContent: "center",
  columnGap: space["1"],
  marginBlockEnd: space["1"],
  selectors: {
    // A wing on either side, one slab over all its rows.
    "&[data-wing]::before, &[data-wing]::after": {
      content: "",
      position: "absolute",
      insetBlock: `calc(-0.5 * ${space["1"]})`,
      inlineSize: "1.25rem",
      background: colour.line,
    },
    "&[data-wing]::before": { insetInlineStart: `calc(-1.25rem - ${space["3"]} - 2px)` },
    "&[data-wing]::after": { insetInlineEnd: `calc(-1.25rem - ${space["3"]} - 2px)` },
    // Past the sign of the door, so that the slab stays one.
    "&[data-wing][data-exit]::before, &[data-wing][data-exit]::after": { insetBlockStart: "-1.5rem" },
  },
});
export const letter = style({ textAlign: "center", fontSize: size.micro, color: colour.muted, fontWeight: 500 });
export const number = style({
  textAlign: "center",
  fontSize: size.micro,
  color: colour.muted,
  fontVariantNumeric: "tabular-nums",
});
export const exit = style({
  gridColumn: "1 / -1",
  display: "flex",
  justifyContent: "space-between",
  marginInline: `calc(-1 * ${space["2"]})`,
  color: colour.success,
  fontSize: "0.6875rem",
  fontWeight: 600,
  letterSpacing: "0.02em",
  textTransform: "uppercase",
});
export const exitSign = style({ display: "flex", alignItems: "center", gap: "0.125rem" });
/** A window, with the sky behind it. */
export const pane = style({
  alignSelf: "stretch",
  marginBlock: space["1"],
  borderRadius: "0.1875rem",
  border: `1.5px solid ${colour.control}`,
  background: `linear-gradient(160deg, transparent 0 40%, ${colour.surface} 40% 58%, transparent 58%) ${colour.brandSoft}`,
});
/** The wall between two compartments, with the name of the one behind it. */
export const bay = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  marginBlock: space["2"],
  color: colour.muted,
  fontSize: size.micro,
  selectors: { "&::after": { content: "", flex: 1, borderBlockStart: `2px solid ${colour.line}` } },
});
export const place = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: "2rem",
  borderRadius: radius.small,
  background: colour.sunken,
  color: colour.muted,
  fontSize: size.micro,
  overflow: "hidden",
});

/** A size that stays as it is while the map around it is seen smaller (`--zoom`), as far as there is room. */
const fromAfar = (wished: string, most: string): string => `min(${wished} / var(--zoom, 1), ${most})`;

/**
 * Rows bend round the screen: `--across` is -1 at one end and 1 at the other. By margins: six hundred transforms are as many layers to put
 * together whenever a seat changes.
 */
globalStyle(`${shapes.hall} [style*="--across"]`, {
  vars: { "--bent": "calc(var(--across) * var(--across) * var(--curve) * 2rem)" },
  marginBlock: "calc(-1 * var(--bent)) var(--bent)",
});
// The ends of a row reach over what is above it: its name stands in the middle, where there is room.
globalStyle(`${shapes.hall} ${bay}`, {
  justifyContent: "center",
  marginBlock: "0.75rem 0.5rem",
  // As high from afar as from near, where its words are drawn smaller.
  blockSize: "2.5rem",
  fontSize: fromAfar("0.75rem", "1.875rem"),
  lineHeight: 1,
  fontWeight: 600,
  whiteSpace: "nowrap",
});
// What stands above the first row is room enough for its ends.
globalStyle(`${shapes.hall} > ${bay}:first-child`, { marginBlockStart: "calc(-1 * var(--curve) * 2rem)" });
globalStyle(`${shapes.hall} ${bay}::after`, { content: "none" });
globalStyle(`${shapes.hall} ${row}`, { contain: "layout style" });
globalStyle(`${shapes.hall} ${number}`, { fontSize: fromAfar("0.75rem", "1.625rem"), fontWeight: 600, lineHeight: 1 });

/** A number that a hall's seat has room for; from afar only what it means is drawn. */
globalStyle(`${shapes.hall} [data-seat]`, {
  fontSize: "max(0.6875rem, calc(0.625rem / var(--zoom, 1)))",
  letterSpacing: "-0.01em",
});
globalStyle(`[data-dim] ${shapes.hall} [data-seat][aria-pressed=false]::before`, { content: "none" });
globalStyle(`[data-far] ${shapes.hall} [data-seat]::before`, { content: "none" });

/** As wide as the rows say: its drawing has a width of its own, which would make a small hall wider than its seats. */
export const front = style({
  position: "relative",
  inlineSize: "min(80%, 44rem)",
  contain: "inline-size",
  textAlign: "center",
});
export const frontDrawing = style({ display: "block", inlineSize: "100%", blockSize: "3.5rem", overflow: "visible" });
export const frontLight = style({ fill: colour.tile, opacity: 0.16 });
export const frontEdge = style({
  fill: "none",
  stroke: colour.tile,
  strokeWidth: 5,
  strokeLinecap: "round",
  vectorEffect: "non-scaling-stroke",
});
export const frontWords = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: "0.25rem",
  lineHeight: 1.1,
  fontSize: fromAfar("0.8125rem", "2.125rem"),
  color: colour.muted,
});
