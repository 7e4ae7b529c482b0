import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const firms = style({ vars: { "--mark": "1.5rem" }, display: "flex", gap: vars.space["1"] });
