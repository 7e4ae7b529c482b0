import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, space, move } = vars;
const drop = keyframes({ from: { opacity: 0, translate: "0 -0.5rem" } });

export const popover = style({
  inset: "auto",
  margin: 0,
  marginBlockStart: space["1"],
  padding: space["1"],
  minInlineSize: "14rem",
  maxBlockSize: "85dvb",
  overflowY: "auto",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.raised,
  color: colour.text,
  boxShadow: vars.shadow.overlay,
  animation: `${drop} ${move}`,
  "@supports": {
    "(position-area: block-end)": {
      positionArea: "block-end span-inline-start",
      positionTryFallbacks: "flip-inline, flip-block",
    },
    // Without anchors the menu opens as a panel in the middle.
    "not (position-area: block-end)": { inset: 0, margin: "auto", blockSize: "fit-content" },
  },
});
export const heading = style({
  padding: `${space["2"]} ${space["3"]}`,
  fontSize: vars.size.micro,
  color: colour.muted,
});
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  inlineSize: "100%",
  minBlockSize: "2.75rem",
  paddingInline: space["3"],
  border: 0,
  borderRadius: radius.small,
  background: "none",
  color: "inherit",
  fontSize: vars.size.small,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  outlineOffset: "-3px",
  selectors: { "&:is(:hover, :focus-visible)": { background: colour.brandSoft } },
});
