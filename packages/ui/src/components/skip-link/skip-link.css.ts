import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { layer } from "../../theme/tokens.ts";

export const skipLink = style({
  position: "fixed",
  insetBlockStart: vars.space["2"],
  insetInlineStart: vars.space["2"],
  zIndex: layer.toast,
  padding: `${vars.space["3"]} ${vars.space["5"]}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.next,
  color: vars.colour.onNext,
  fontWeight: 600,
  selectors: { "&:not(:focus)": { translate: "0 -200%" } },
  // On paper it would stand on every sheet but the first.
  "@media": { print: { display: "none" } },
});
