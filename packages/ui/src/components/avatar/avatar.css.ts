import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const avatar = style({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "2.5rem",
  blockSize: "2.5rem",
  borderRadius: "50%",
  overflow: "hidden",
  background: `linear-gradient(135deg, ${vars.colour.heroVia}, ${vars.colour.heroTo})`,
  color: vars.colour.onHero,
  fontSize: vars.size.small,
  fontWeight: 600,
  lineHeight: 1,
  selectors: { "&[data-letters]::before": { content: "attr(data-letters)" } },
});
export const picture = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
