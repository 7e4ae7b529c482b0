import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  background: `${vars.colour.sunken} center / cover`,
});
