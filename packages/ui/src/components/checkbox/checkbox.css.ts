import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { forcedColours } from "../../theme/media.ts";

const { colour, space, move } = vars;

export const choice = style({
  display: "flex",
  alignItems: "start",
  gap: space["3"],
  minBlockSize: "2.75rem",
  paddingBlock: "0.6rem",
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { cursor: "not-allowed", color: colour.muted } },
});

const mark = style({
  appearance: "none",
  flexShrink: 0,
  display: "grid",
  placeContent: "center",
  inlineSize: "1.375rem",
  blockSize: "1.375rem",
  margin: 0,
  marginBlockStart: `calc((${vars.leading.body} * 1em - 1.375rem) / 2)`,
  border: `1.5px solid ${colour.control}`,
  background: colour.surface,
  cursor: "inherit",
  transition: `background ${move}, border-color ${move}`,
  selectors: {
    "&:checked": { background: colour.brandFill, borderColor: colour.brandFill },
    "&::before": { content: "", scale: 0, transition: `scale ${move}` },
    "&:checked::before": { scale: 1 },
    "&:is([aria-invalid=true], [data-invalid])": { borderColor: colour.danger },
    "&:disabled": { opacity: 0.5 },
  },
  "@media": { [forcedColours]: { appearance: "auto", selectors: { "&::before": { display: "none" } } } },
});
export const checkbox = style([
  mark,
  {
    borderRadius: "0.375rem",
    selectors: {
      "&::before": {
        inlineSize: "0.875rem",
        blockSize: "0.875rem",
        background: colour.onBrand,
        clipPath: "polygon(14% 47%, 6% 57%, 40% 86%, 95% 22%, 84% 13%, 38% 66%)",
      },
    },
  },
]);
export const radio = style([
  mark,
  {
    borderRadius: "50%",
    selectors: {
      "&::before": { inlineSize: "0.5rem", blockSize: "0.5rem", borderRadius: "50%", background: colour.onBrand },
    },
  },
]);
export const words = style({ display: "flex", flexDirection: "column" });
