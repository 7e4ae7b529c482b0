import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const progress = style({ position: "relative", minBlockSize: "3.25rem", alignContent: "center" });
export const found = style({ fontSize: vars.size.title, fontWeight: 600 });
export const note = style({ color: vars.colour.muted, fontSize: vars.size.small });
