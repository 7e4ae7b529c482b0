import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { strip } from "./strip-rule.ts";

const { colour, size, space } = vars;

/** Pushed along on phones, in columns where there is room. */
export const tiles = style(strip("min(78vw, 17rem)", "15rem", space["5"]));
export const name = style({ margin: 0, fontSize: size.body, lineHeight: 1.35 });
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.small, lineHeight: 1.45 });
