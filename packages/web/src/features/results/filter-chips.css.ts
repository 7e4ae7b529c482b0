import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

/** One line to push along; where there is room, as many as it takes at the end of what was found. */
export const chips = style({
  display: "flex",
  gap: space["2"],
  padding: space["1"],
  "@media": { [from("lg")]: { flex: "1 1 0", flexWrap: "wrap" } },
});
/** None is cut: what has no room is left to the filters beside the list, until one of them is taken. */
globalStyle(`${chips}:not(:has([name]))`, {
  "@media": { [from("lg")]: { blockSize: "2.75rem", overflow: "hidden" } },
});
export const offered = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.25rem",
  paddingInline: space["3"],
  borderRadius: radius.pill,
  border: `1px solid ${colour.control}`,
  background: colour.surface,
  color: colour.text,
  fontSize: size.micro,
  whiteSpace: "nowrap",
  cursor: "pointer",
  // Fingers get the room between the chips too.
  position: "relative",
  "::after": { content: "", position: "absolute", inset: "-0.25rem" },
  ":hover": { background: colour.sunken },
});
export const chip = style([
  offered,
  { borderColor: colour.brand, background: colour.brandSoft, ":hover": { background: colour.surface } },
]);
export const clear = style([
  offered,
  { borderColor: "transparent", background: "none", color: colour.brand, textDecoration: "underline" },
]);
