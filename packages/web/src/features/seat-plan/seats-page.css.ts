import { from, layer, low, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const page = style({
  display: "grid",
  gap: space["5"],
  paddingBlockEnd: space["8"],
  gridTemplateColumns: "minmax(0, 1fr)",
});
export const trip = style({ color: colour.muted });
export const boxTitle = style({ fontSize: size.body, fontWeight: 600 });
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const total = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space["3"],
  fontWeight: 600,
});
/** In reach of the thumb on phones, below the choice where there is room. */
export const foot = style({
  position: "sticky",
  insetBlockEnd: "var(--page-bottom, 0px)",
  zIndex: layer.sticky,
  display: "grid",
  marginInline: "-1rem",
  padding: `${space["3"]} 1rem`,
  borderBlockStart: `1px solid ${colour.line}`,
  background: colour.surface,
  "@media": {
    [low]: { position: "static" },
    [from("lg")]: { position: "static", marginInline: 0, padding: 0, borderBlockStart: 0, background: "none" },
  },
});
