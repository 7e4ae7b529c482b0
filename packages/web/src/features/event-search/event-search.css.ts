import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, space } = vars;

/** What is chosen by it follows close: the first events are in sight. */
export const choices = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlock: `2.5rem calc(-1 * ${space["2"]})`,
  "@media": { [from("md")]: { marginBlock: `${space["3"]} calc(-1 * ${space["2"]})` } },
});
/** On phones the search is a line that opens: what is on is what people come for. */
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
