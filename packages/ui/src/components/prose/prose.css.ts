import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const prose = style({ maxInlineSize: "42rem", overflowWrap: "anywhere" });

const within = (selector: string): string => `${prose} :where(${selector})`;

globalStyle(`${prose} > * + *`, { marginBlockStart: vars.space["4"] });
globalStyle(`${prose} > :where(h2, h3)`, { marginBlockStart: vars.space["8"] });
globalStyle(within("ul, ol"), { paddingInlineStart: "1.5em" });
globalStyle(within("ul"), { listStyleType: "disc" });
globalStyle(within("ol"), { listStyleType: "decimal" });
globalStyle(within("li + li"), { marginBlockStart: vars.space["1"] });
globalStyle(within("blockquote"), {
  margin: 0,
  paddingInlineStart: vars.space["5"],
  borderInlineStart: `3px solid ${vars.colour.tile}`,
  color: vars.colour.muted,
});
globalStyle(within("img"), { blockSize: "auto", borderRadius: vars.radius.medium });
