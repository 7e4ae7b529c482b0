import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { from } from "../theme/media.ts";
import { space } from "../theme/tokens.ts";

export const gap = styleVariants(space, (_, step) => ({ gap: vars.space[step] }));
export const align = styleVariants({
  start: { alignItems: "start" },
  center: { alignItems: "center" },
  end: { alignItems: "end" },
  baseline: { alignItems: "baseline" },
});
export const stack = style({ display: "flex", flexDirection: "column" });
export const inline = style({ display: "flex", flexWrap: "wrap", alignItems: "center" });
export const spread = style([inline, { justifyContent: "space-between" }]);
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, var(--least, 16rem)), 1fr))",
});
/** A row to be pushed along on phones, equal columns from there on. */
export const shelf = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "min(78%, 18rem)",
  overflowX: "auto",
  scrollSnapType: "inline mandatory",
  scrollPaddingInline: "1rem",
  scrollbarWidth: "none",
  marginInline: "-1rem",
  paddingInline: "1rem",
  paddingBlock: "0.5rem",
  "@media": {
    [from("md")]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, var(--least, 15rem)), 1fr))",
      overflow: "visible",
      marginInline: 0,
      paddingInline: 0,
    },
  },
});
globalStyle(`${shelf} > *`, { scrollSnapAlign: "start" });
const container = style({ marginInline: "auto", inlineSize: "calc(100% - 2rem)" });
export const widths = styleVariants({ narrow: "27rem", text: "42rem", wide: "75rem" }, (widest) => [
  container,
  { maxInlineSize: widest },
]);
export const divider = style({
  inlineSize: "100%",
  border: 0,
  borderBlockStart: `1px solid ${vars.colour.line}`,
  margin: 0,
});
export const section = style({
  paddingBlock: vars.space["5"],
  "@media": { [from("md")]: { paddingBlock: vars.space["8"] } },
});
export const sectionHead = style({ marginBlockEnd: vars.space["4"] });
export const sectionIntro = style({ color: vars.colour.muted, marginBlockStart: vars.space["1"] });
