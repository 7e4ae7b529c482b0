import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

/** One line to push along. */
export const chips = style({
  display: "flex",
  gap: space["2"],
  margin: 0,
  // Room for the outline of what has the focus, and none before the first.
  marginInlineStart: "-2px",
  padding: "2px",
  // What goes on beyond the edge fades there; the last one ends before it.
  paddingInlineEnd: space["8"],
  maskImage: `linear-gradient(calc(90deg * ${vars.flow}), #000 calc(100% - ${space["8"]}), #0000)`,
  listStyle: "none",
  overflowX: "auto",
  scrollbarWidth: "none",
});
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.75rem",
  paddingInline: space["4"],
  borderRadius: radius.pill,
  border: `1px solid ${colour.control}`,
  background: colour.surface,
  color: colour.text,
  fontSize: size.small,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  ":hover": { borderColor: colour.brand },
  selectors: {
    "&:is([aria-current], [aria-pressed=true])": {
      background: colour.brandSoft,
      borderColor: colour.brand,
      color: colour.brand,
    },
  },
  "@media": { [from("md")]: { minBlockSize: "2.25rem", paddingInline: space["3"] } },
});
globalStyle(`${chip} bdi`, { opacity: 0.75 });
/** Their room, until it is known which there are. */
export const chipsComing = style({
  minBlockSize: "3rem",
  "@media": { [from("md")]: { minBlockSize: "2.5rem" } },
});
