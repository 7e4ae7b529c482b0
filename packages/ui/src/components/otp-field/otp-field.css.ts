import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const cell = "min(3rem, (100vi - 6rem) / var(--length) - 0.5rem)";

export const row = style({
  position: "relative",
  display: "flex",
  gap: "0.5rem",
  inlineSize: "fit-content",
  // The letter spacing after the last digit would push the caret out of the row. What is only hidden is scrolled to by a caret.
  overflow: ["hidden", "clip"],
  padding: "3px",
  margin: "-3px",
});
export const box = style({
  inlineSize: cell,
  blockSize: "3.5rem",
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.surface,
  transition: `border-color ${vars.move}, box-shadow ${vars.move}`,
  selectors: {
    [`${row}:has([aria-invalid=true]) &`]: { borderColor: vars.colour.danger },
    // The one to be filled next.
    [`${row}:has(:focus-visible:placeholder-shown) &:first-child, ${row}:has(:focus-visible:not(:placeholder-shown)) &[data-next]`]:
      { borderColor: vars.colour.brand, boxShadow: `0 0 0 2px ${vars.colour.brand}` },
  },
});
export const input = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: "3px",
  // A cell more than there are, so that the text never scrolls.
  inlineSize: `calc((${cell} + 0.5rem) * (var(--length) + 1))`,
  margin: 0,
  padding: 0,
  paddingInlineStart: `calc(${cell} / 2 - 0.5ch)`,
  border: 0,
  outline: "none",
  background: "none",
  color: vars.colour.text,
  caretColor: vars.colour.brand,
  fontFamily: "ui-monospace, monospace",
  fontSize: "1.5rem",
  letterSpacing: `calc(${cell} + 0.5rem - 1ch)`,
});
