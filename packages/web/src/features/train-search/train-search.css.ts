import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const near = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["3"],
  // The words of the button stand where the fields begin.
  marginInlineStart: `calc(-1 * ${space["3"]})`,
  "@media": { "(scripting: none)": { display: "none" } },
});
export const quiet = style({ color: colour.muted, fontSize: size.small });

const list = { display: "grid", margin: 0, padding: 0, listStyle: "none" } as const;

/** Ways that many take, each with its picture. */
export const lines = style({
  ...list,
  gap: space["4"],
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [from("md")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
