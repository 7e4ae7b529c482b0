import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, size, space } = vars;
const notch = "1.375rem";

/** The stub stands beside the journey where the ticket itself, not the window, has the room. */
const roomy = "(min-width: 40rem)";

export const room = style({ containerType: "inline-size" });
/** The stub has its room before it is there: a page may be drawn when it has come only half. */
export const ticket = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  boxShadow: vars.shadow.card,
  "@container": { [roomy]: { gridTemplateColumns: "minmax(0, 1fr) 14rem" } },
  "@media": { print: { borderColor: "#000" } },
});
export const main = style({ minInlineSize: 0, display: "flex", flexDirection: "column" });
export const head = style({
  position: "relative",
  isolation: "isolate",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space["1"]} ${space["4"]}`,
  padding: `${space["3"]} ${space["6"]}`,
  background: `linear-gradient(calc(90deg * ${vars.flow}), ${colour.heroFrom}, ${colour.heroVia} 55%, ${colour.heroTo})`,
  color: colour.onHero,
  fontWeight: 500,
  printColorAdjust: "exact",
  vars: { "--lattice": ".2" },
});
export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: space["5"],
  padding: space["6"],
  flexGrow: 1,
});
export const stub = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space["3"],
  padding: space["6"],
  borderBlockStart: `2px dashed ${colour.line}`,
  textAlign: "center",
  selectors: {
    // The two bites at the ends of the perforation, in the colour of what the ticket lies on.
    "&::before, &::after": {
      content: "",
      position: "absolute",
      inlineSize: notch,
      blockSize: notch,
      borderRadius: "50%",
      background: `var(--ticket-ground, ${colour.canvas})`,
      boxShadow: `inset 0 0 0 1px ${colour.line}`,
      insetBlockStart: `calc(${notch} / -2 - 1px)`,
    },
    "&::before": { insetInlineStart: `calc(${notch} / -2 - 1px)` },
    "&::after": { insetInlineEnd: `calc(${notch} / -2 - 1px)` },
  },
  "@container": {
    [roomy]: {
      borderBlockStart: 0,
      borderInlineStart: `2px dashed ${colour.line}`,
      selectors: {
        "&::before": { insetInlineStart: `calc(${notch} / -2 - 1px)` },
        "&::after": {
          insetInline: `calc(${notch} / -2 - 1px) auto`,
          insetBlock: `auto calc(${notch} / -2 - 1px)`,
        },
      },
    },
  },
});
export const facts = style({
  display: "grid",
  // As many columns as there is room for, however many facts have come.
  gridTemplateColumns: "repeat(auto-fill, minmax(6.5rem, 1fr))",
  gap: `${space["4"]} ${space["5"]}`,
});
export const long = style({ gridColumn: "span 2" });
export const term = style({ color: colour.muted, fontSize: size.micro });
export const value = style({ fontWeight: 500, fontVariantNumeric: "tabular-nums" });
export const leg = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(3rem, 1fr) auto",
  // Both times on one line, whichever place below them takes more lines.
  alignItems: "start",
  gap: space["4"],
});
export const end = style({ textAlign: "end" });
const time = style({
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: vars.tracking,
  fontVariantNumeric: "tabular-nums",
});
export const times = styleVariants({
  hour: [time, { fontSize: "clamp(1.75rem, 1.3rem + 1.8vi, 2.5rem)" }],
  /** As large as what holds it has room for. */
  brief: [time, { fontSize: "clamp(1.25rem, 0.9rem + 4cqi, 2rem)" }],
  day: [time, { fontSize: "clamp(1.05rem, 0.9rem + 0.8vi, 1.5rem)", lineHeight: vars.leading.tight }],
});
export const place = style({ color: colour.muted, fontSize: size.small });
export const path = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space["1"],
  color: colour.muted,
  fontSize: size.micro,
  textAlign: "center",
});
export const line = style({
  display: "flex",
  alignItems: "center",
  inlineSize: "100%",
  gap: space["2"],
  color: colour.brand,
  selectors: {
    "&::before, &::after": { content: "", flexGrow: 1, borderBlockStart: `2px dotted ${colour.control}` },
  },
});
globalStyle(`${line} > svg`, { rotate: `calc(var(--turn, 0deg) * ${vars.flow})` });
