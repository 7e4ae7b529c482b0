import { tails, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space, move } = vars;

export const button = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  inlineSize: "100%",
  minBlockSize: "3rem",
  margin: 0,
  paddingInline: space["4"],
  paddingBlock: 0,
  border: `1px solid ${colour.control}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.text,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  transition: `border-color ${move}, box-shadow ${move}`,
  selectors: {
    "&:hover": { borderColor: colour.text },
    "&:focus-visible": {
      outline: "none",
      borderColor: colour.brand,
      boxShadow: `0 0 0 3px ${colour.brandSoft}, 0 0 0 1px ${colour.brand}`,
    },
    "&[aria-invalid=true]": { borderColor: colour.danger },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&:focus-visible": { outline: "3px solid Highlight" } } } },
});
export const icon = style({ display: "inline-flex", color: colour.muted });
export const words = style({ display: "flex", flexDirection: "column", minInlineSize: 0, lineHeight: 1.25 });
/** On two lines where a narrow field has no room for it on one: half of a day is none. */
export const text = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  ...tails,
});
export const placeholder = style([text, { color: colour.muted }]);
export const second = style([text, { color: colour.muted, fontSize: size.micro }]);
