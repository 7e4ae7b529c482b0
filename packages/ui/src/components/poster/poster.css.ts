import { globalStyle, style } from "@vanilla-extract/css";

/** Five depths of one scene, day and night, from the two hues that the name chose. */
const depth = (day: string, night: string) => ({ color: `light-dark(oklch(${day}), oklch(${night}))` });

export const poster = style({ display: "block", inlineSize: "100%", blockSize: "100%" });
export const zenith = style(depth("84% 0.075 var(--cool)", "24% 0.06 var(--cool)"));
export const horizon = style(depth("95% 0.05 var(--warm)", "46% 0.09 var(--cool)"));
export const far = style(depth("77% 0.075 var(--cool)", "37% 0.07 var(--cool)"));
export const middle = style(depth("61% 0.105 var(--cool)", "30% 0.07 var(--cool)"));
export const near = style(depth("43% 0.105 var(--cool)", "22% 0.055 var(--cool)"));
export const ground = style(depth("30% 0.08 var(--cool)", "15% 0.04 var(--cool)"));
export const light = style(depth("86% 0.135 var(--warm)", "90% 0.09 var(--warm)"));
export const glow = style(depth("97% 0.04 var(--warm)", "84% 0.13 var(--warm)"));
export const accent = style(depth("68% 0.15 var(--warm)", "72% 0.14 var(--warm)"));

/** The lattice in the sky; its pattern has no fill. */
export const lines = style({ color: "light-dark(#ffffff3d, #ffffff17)" });

globalStyle(`${poster} *`, { vectorEffect: "non-scaling-stroke" });
globalStyle(`${poster} [class]:not(stop, pattern)`, { fill: "currentColor" });
globalStyle(`${poster} stop`, { stopColor: "currentColor" });
