import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { space } = vars;

export const form = style({ display: "grid", gap: space["5"] });
// Under the header and over the bar at the window's end there is room for the field that has the focus.
globalStyle(`${form} :is(input, select, button)`, { scrollMarginBlock: "8rem 9rem" });
