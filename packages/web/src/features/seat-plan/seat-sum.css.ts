import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { foot as pageFoot } from "./seats-page.css.ts";

const { size, space } = vars;

export const sum = style({ fontSize: size.title, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
export const foot = style([pageFoot, { gap: space["2"] }]);
