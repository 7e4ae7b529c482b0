import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const chips = style({ display: "flex", flexWrap: "wrap", gap: space["2"], padding: 0 });
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.25rem",
  paddingInline: space["3"],
  borderRadius: radius.pill,
  border: `1px solid ${colour.brand}`,
  background: colour.brandSoft,
  color: colour.text,
  fontSize: size.micro,
  cursor: "pointer",
  // Fingers get the room between the chips too.
  position: "relative",
  "::after": { content: "", position: "absolute", inset: "-0.25rem" },
  ":hover": { background: colour.surface },
});
export const clear = style({
  minBlockSize: "2.25rem",
  paddingInline: space["2"],
  border: 0,
  background: "none",
  color: colour.brand,
  fontSize: size.micro,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  cursor: "pointer",
});
