import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size } = vars;

export const less = style({ color: colour.success, fontSize: size.small, fontWeight: 600 });
export const more = style({ color: colour.muted, fontSize: size.small });
