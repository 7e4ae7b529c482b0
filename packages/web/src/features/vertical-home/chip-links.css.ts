import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { list } from "./strip-rule.ts";

const { colour, radius, size, space } = vars;

export const chips = style({ ...list, display: "flex", gap: space["2"], overflowX: "auto", paddingBlock: space["1"] });
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.5rem",
  paddingInline: space["4"],
  borderRadius: radius.pill,
  border: `1px solid ${colour.control}`,
  background: colour.surface,
  color: colour.text,
  fontSize: size.small,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ":hover": { borderColor: colour.brand },
  selectors: {
    "&[aria-current]": {
      background: colour.brandSoft,
      borderColor: colour.brand,
      color: colour.brand,
      fontWeight: 600,
    },
  },
});
