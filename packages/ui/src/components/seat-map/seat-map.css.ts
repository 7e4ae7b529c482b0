import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, size, space } = vars;

export const decks = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space["6"] });
/** Room for the wings beside the body. */
export const room = style({
  paddingInline: "1.25rem",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: space["3"],
  minInlineSize: 0,
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
