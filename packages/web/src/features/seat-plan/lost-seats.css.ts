import { style } from "@vanilla-extract/css";

export const lost = style({ outline: "none" });
