import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, space, size, radius } = vars;

/** A page to be read from end to end: a calm measure, air between lines, and nothing that pulls at the eye. */
export const prose = style({
  maxInlineSize: "min(68ch, 39rem)",
  fontSize: size.lead,
  fontWeight: 350,
  // A step more air than a control needs, in both scripts.
  lineHeight: `calc(${vars.leading.body} + 0.17)`,
  overflowWrap: "break-word",
  hangingPunctuation: "first allow-end",
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${prose} ${selector}`, rule);

inside(":where(p, ul, ol, blockquote, hr, img) + *", { marginBlockStart: "1.15em" });
inside("> * + :where(h2)", { marginBlockStart: "1.75em" });
inside("> * + :where(h3, h4)", { marginBlockStart: "1.6em" });
inside(":where(h2, h3, h4) + *", { marginBlockStart: "0.8em" });
inside("h2", { fontSize: size.heading, scrollMarginBlockStart: "5.5rem" });
inside("h3", { fontSize: size.title, scrollMarginBlockStart: "5.5rem" });
inside("h4", { fontSize: size.lead });
inside("p", { textWrap: "pretty" });
inside(":where(strong)", { fontWeight: 600 });
inside(":where(em)", { fontStyle: "normal", color: colour.tile });
inside("code", {
  paddingInline: "0.35em",
  borderRadius: radius.small,
  background: colour.sunken,
  fontSize: "0.9em",
  fontVariantNumeric: "tabular-nums",
});
inside(":where(ul, ol)", { paddingInlineStart: "1.5em" });
inside("ul", { listStyleType: "disc" });
inside("ol", { listStyleType: "decimal" });
inside("li", { paddingInlineStart: "0.35em" });
inside("li + li", { marginBlockStart: "0.7em" });
inside("li::marker", { color: colour.brand, fontWeight: 600 });
inside("blockquote", {
  position: "relative",
  margin: 0,
  paddingBlock: space["1"],
  paddingInlineStart: space["6"],
  borderInlineStart: `3px solid ${colour.next}`,
  fontSize: size.title,
  fontWeight: 400,
});
inside("> blockquote", { marginBlock: "1.8em" });
inside("hr", {
  inlineSize: "4rem",
  marginInline: 0,
  marginBlock: "2.4em",
  border: 0,
  borderBlockStart: `2px solid ${colour.line}`,
});
/** Things with a picture each, beside one another. */
const pictured = "ul:has(> li > img:first-child)";
inside(pictured, {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
  gap: space["3"],
  paddingInlineStart: 0,
  listStyle: "none",
});
inside(`${pictured} > li`, { margin: 0, padding: 0, fontWeight: 500, textAlign: "center" });
// As high before it is there as it is then.
inside(`${pictured} > li > img`, { aspectRatio: "4 / 3", objectFit: "cover" });
inside(`${pictured} > li > img + *`, { marginBlockStart: space["2"] });
inside("img", { borderRadius: radius.medium, inlineSize: "100%", blockSize: "auto" });
