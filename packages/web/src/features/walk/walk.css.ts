import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const skeleton = style({ display: "grid", gap: vars.space["5"], paddingBlock: vars.space["6"] });
export const block = style({ blockSize: "9rem" });
export const about = style({ fontSize: vars.size.lead, fontWeight: 600 });
/** About where the page that is coming shows it. */
export const opening = style({
  blockSize: `calc(18rem + ${vars.space["5"]})`,
  overflow: "hidden",
  borderRadius: vars.radius.large,
  background: vars.colour.sunken,
  "@media": { [from("md")]: { inlineSize: "50%" } },
});
globalStyle(`${opening} > img`, { inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
