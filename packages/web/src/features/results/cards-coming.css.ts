import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const coming = style({ display: "grid", gap: vars.space["3"] });
/** As high as a leg of a flight. */
export const row = style({ display: "flex", justifyContent: "space-between", minBlockSize: "2.75rem" });
