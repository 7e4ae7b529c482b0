import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

const list = { display: "grid", margin: 0, padding: 0, listStyle: "none" } as const;

/** Ways that many take, each with its picture. */
export const lines = style({
  ...list,
  gap: space["4"],
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [from("md")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
