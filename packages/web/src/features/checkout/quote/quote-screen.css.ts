import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const head = style({ display: "grid", gap: space["2"], outline: "none" });
