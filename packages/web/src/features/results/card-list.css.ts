import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const gap = vars.space["2"];

export const long = style({ position: "relative", overflowAnchor: "none" });
export const item = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  paddingBlockEnd: gap,
  contain: "layout",
});
/** Below what stays at the top of the window. */
export const whole = style({ display: "grid", gap, scrollMarginBlockStart: "10rem" });
/**
 * A card out of sight is neither styled nor laid out until it comes near: what is opened over a list has the browser style all that it
 * can see. Where a browser cannot leave room for a card's shadow and its ring of focus, it draws all of them.
 */
globalStyle(`${whole} > *`, {
  "@supports": {
    "(overflow-clip-margin: 1px)": {
      contentVisibility: "auto",
      containIntrinsicBlockSize: "auto 13rem",
      overflowClipMargin: vars.space["4"],
    },
  },
});
