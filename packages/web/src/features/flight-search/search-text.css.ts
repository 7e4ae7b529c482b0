import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const route = style({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: vars.space["2"] });
export const stop = style({ display: "inline-flex", alignItems: "center", gap: vars.space["2"] });
