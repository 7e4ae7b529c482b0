import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { list } from "./strip-rule.ts";

const { colour, size, space } = vars;

/** Side by side: three rows to be pushed along on phones. */
export const firms = style({
  ...list,
  display: "grid",
  gridAutoFlow: "column",
  gridTemplateRows: "repeat(3, auto)",
  gap: `${space["2"]} ${space["4"]}`,
  overflowX: "auto",
  scrollbarWidth: "none",
  vars: { "--mark": "2rem" },
  "@media": {
    [from("md")]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(auto-fill, minmax(13.5rem, 1fr))",
      gridTemplateRows: "none",
    },
  },
});
export const firm = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "3rem",
  color: colour.text,
  fontSize: size.small,
  fontWeight: 500,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ":hover": { color: colour.brand },
});
