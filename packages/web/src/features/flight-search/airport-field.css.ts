import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const note = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space["2"] });
