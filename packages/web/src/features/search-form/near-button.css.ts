import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const near = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["3"],
  // The words of the button stand where what is around it begins.
  marginInlineStart: `calc(-1 * ${space["3"]})`,
  "@media": { "(scripting: none)": { display: "none" } },
});
export const failed = style({ color: colour.muted, fontSize: size.small });
