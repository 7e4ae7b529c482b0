import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const link = style({ color: vars.colour.brand, borderRadius: "0.2em", transition: `color ${vars.move}` });

export const kinds = styleVariants({
  /** Within a sentence. */
  text: [link, { textDecorationThickness: "1px", ":hover": { textDecorationThickness: "2px" } }],
  /** On its own line: tall enough for a finger. */
  alone: [
    link,
    {
      display: "inline-flex",
      alignItems: "center",
      gap: vars.space["1"],
      minBlockSize: "2.75rem",
      fontWeight: 500,
      textDecoration: "none",
      ":hover": { textDecoration: "underline" },
    },
  ],
  /** In lists of links, such as a footer. */
  plain: [
    link,
    {
      color: "inherit",
      display: "inline-flex",
      alignItems: "center",
      minBlockSize: "2.75rem",
      textDecoration: "none",
      ":hover": { textDecoration: "underline" },
    },
  ],
});
