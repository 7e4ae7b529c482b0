import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const iconButton = style({
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  transition: `background ${vars.move}`,
  selectors: {
    "&:hover": { background: "color-mix(in srgb, currentColor 9%, transparent)" },
    "&::after": {
      content: "",
      position: "absolute",
      inset: 0,
      borderRadius: "inherit",
      background: "currentColor",
      opacity: 0,
      pointerEvents: "none",
    },
    "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
  },
});
