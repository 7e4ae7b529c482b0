import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const together = style({ display: "grid", gap: space["3"] });
export const quiet = style({ color: colour.muted, fontSize: size.small });
