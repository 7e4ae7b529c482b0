import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const group = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["3"] });
/** Something to do in place of booking. */
export const waiting = style([
  group,
  { padding: space["5"], borderRadius: radius.large, border: `1px solid ${colour.line}`, background: colour.surface },
]);
/** One field and its button: no wider than an address is long. */
export const form = style([group, { maxInlineSize: "26rem" }]);
export const subtitle = style({ margin: 0, fontSize: size.title });
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.small, lineHeight: 1.5 });
