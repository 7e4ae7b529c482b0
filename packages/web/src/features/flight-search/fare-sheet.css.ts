import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const total = style({ color: vars.colour.success, fontWeight: 500, fontSize: vars.size.small });
