import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour } = vars;

/** A native radio in the look of the design system's own, large enough for a thumb. */
export const radio = style({
  appearance: "none",
  flexShrink: 0,
  display: "grid",
  placeContent: "center",
  inlineSize: "1.375rem",
  blockSize: "1.375rem",
  margin: 0,
  border: `1.5px solid ${colour.control}`,
  borderRadius: "50%",
  background: colour.surface,
  cursor: "inherit",
  selectors: {
    "&:checked": { background: colour.brandFill, borderColor: colour.brandFill },
    "&:checked::before": {
      content: "",
      inlineSize: "0.5rem",
      blockSize: "0.5rem",
      borderRadius: "50%",
      background: colour.onBrand,
    },
    "&:disabled": { opacity: 0.5 },
  },
  "@media": {
    "(forced-colors: active)": { appearance: "auto", selectors: { "&:checked::before": { display: "none" } } },
  },
});
