import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const icon = style({ flexShrink: 0 });
export const directional = style([icon, { scale: `${vars.flow} 1` }]);
