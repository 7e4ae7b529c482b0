import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, space } = vars;

export const fold = style({ "@media": { [from("md")]: { display: "none" } } });
globalStyle(`${fold} > summary`, {
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.75rem",
  color: colour.muted,
  cursor: "pointer",
  listStyle: "none",
});
globalStyle(`${fold} > summary::-webkit-details-marker`, { display: "none" });
/** The form that it opens has the same words in its first field. */
globalStyle(`${fold}[open] > summary`, { display: "none" });
globalStyle(`${fold}:not([open]) + div`, { "@media": { [`not all and ${from("md")}`]: { display: "none" } } });
