import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { forcedColours } from "../../theme/media.ts";

const { colour, radius, size, space, move } = vars;

/** Room for the wings beside the body. */
export const room = style({ paddingInline: "1.25rem", display: "grid", justifyItems: "center" });
const body = style({
  position: "relative",
  inlineSize: "100%",
  maxInlineSize: "max-content",
  paddingInline: space["3"],
  paddingBlock: space["4"],
  border: `2px solid ${colour.line}`,
  background: colour.canvas,
});
export const shapes = styleVariants({
  plain: [body, { borderRadius: radius.large }],
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

const seat = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "100%",
  minInlineSize: "1.5rem",
  aspectRatio: "1",
  padding: 0,
  margin: 0,
  border: "1.5px solid transparent",
  borderRadius: "0.6rem 0.6rem 0.35rem 0.35rem",
  fontSize: size.micro,
  fontWeight: 600,
  lineHeight: 1,
  cursor: "pointer",
  transition: `background ${move}, border-color ${move}`,
  selectors: {
    // Drawn and not written: what is heard of a seat is its label.
    "&[data-mark]::before": { content: "attr(data-mark)" },
    "&:focus-visible": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px", zIndex: 1 },
    "&[aria-disabled=true]": { cursor: "not-allowed" },
  },
  "@media": {
    [forcedColours]: { borderColor: "ButtonBorder", selectors: { "&[aria-pressed=true]": { outline: "3px solid" } } },
  },
});
/** The back of a seat, behind whoever sits there. */
const back = (shade: string) => `inset 0 -0.3rem 0 ${shade}`;
/** Each look differs by more than its colour: an outline, a plus, a fill with initials, a cross, a hatching. */
export const looks = styleVariants({
  free: [
    seat,
    {
      background: colour.surface,
      borderColor: colour.control,
      color: colour.muted,
      boxShadow: back(colour.line),
      ":hover": { borderColor: colour.brand, background: colour.brandSoft, color: colour.brand },
    },
  ],
  better: [
    seat,
    {
      background: colour.surface,
      borderColor: colour.tile,
      color: colour.tile,
      boxShadow: back(colour.tile),
      ":hover": { background: colour.brandSoft },
      selectors: { "&::after": { content: "+", fontSize: "1.1em" } },
    },
  ],
  mine: [seat, { background: colour.brandFill, borderColor: colour.brandFill, color: colour.onBrand }],
  party: [seat, { background: colour.brandSoft, borderColor: colour.brand, color: colour.brand }],
  taken: [
    seat,
    {
      background: colour.sunken,
      borderColor: colour.line,
      color: colour.muted,
      selectors: { "&::after": { content: "×", fontSize: "1.2em", fontWeight: 400 } },
    },
  ],
  /** A square with a stroke, and a round one: told apart without colour and without reading. */
  man: [
    seat,
    {
      background: colour.sunken,
      borderColor: colour.control,
      borderRadius: "0.25rem",
      color: colour.muted,
      selectors: { "&::after": { content: "♂︎", fontSize: "1.25em", fontWeight: 400 } },
    },
  ],
  woman: [
    seat,
    {
      background: colour.sunken,
      borderColor: colour.tile,
      borderRadius: "50%",
      color: colour.tile,
      selectors: { "&::after": { content: "♀︎", fontSize: "1.25em", fontWeight: 400 } },
    },
  ],
  closed: [
    seat,
    {
      color: colour.muted,
      borderColor: colour.line,
      backgroundImage: `repeating-linear-gradient(135deg, ${colour.line} 0 2px, transparent 2px 6px)`,
    },
  ],
});
export const legend = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["4"],
  rowGap: space["2"],
  fontSize: size.small,
});
export const entry = style({ display: "flex", alignItems: "center", gap: space["2"] });
export const sample = style({ inlineSize: "1.75rem", flexShrink: 0 });
globalStyle(`${sample} > *`, { cursor: "default", pointerEvents: "none" });
