import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, size, space } = vars;

export const list = style({ listStyle: "none", margin: 0, padding: 0, display: "grid" });
export const entry = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "1.25rem minmax(0, 1fr)",
  columnGap: space["3"],
  paddingBlockEnd: space["4"],
  selectors: {
    "&:last-child": { paddingBlockEnd: 0 },
    // From one mark to the next.
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetBlock: "1.4rem -0.2rem",
      insetInlineStart: "calc(0.625rem - 1px)",
      borderInlineStart: `2px solid ${colour.line}`,
    },
  },
});
const mark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  marginBlockStart: "0.1rem",
});
export const marks = styleVariants({
  success: [mark, { color: colour.success }],
  warning: [mark, { color: colour.warning }],
  danger: [mark, { color: colour.danger }],
  neutral: [mark, { color: colour.muted }],
});
export const words = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });
export const title = style({ fontWeight: 500 });
export const when = style({ color: colour.muted, fontSize: size.small });
export const note = style({ fontSize: size.small });
