import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size } = vars;

export const was = style({ color: colour.muted, fontSize: size.small, fontWeight: 400 });
