import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, space, size, radius } = vars;

export const page = style({
  display: "grid",
  gap: space["8"],
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: `${space["6"]} ${space["4"]}`,
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 42rem) minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: space["12"],
      alignItems: "start",
    },
  },
});
export const answers = style({
  display: "grid",
  gap: space["8"],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from("lg")]: { gridColumn: "1", gridRow: "1 / span 2" } },
});
export const search = style({ display: "grid", gap: space["3"] });
export const topic = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  marginBlockEnd: space["2"],
  fontSize: size.title,
});
export const answer = style({ display: "grid", gap: space["2"] });
export const answerWays = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space["6"]}` });
export const write = style({
  scrollMarginBlockStart: "5rem",
  "@media": { [from("lg")]: { gridColumn: "2", gridRow: "2" } },
});
export const intro = style({ marginBlockEnd: space["4"] });
export const letter = style({ "@media": { [from("lg")]: { gridColumn: "1", gridRow: "1 / span 2" } } });
export const notice = style({ marginBlockEnd: space["6"] });
export const lead = style({ fontSize: size.lead, color: colour.muted, textWrap: "pretty" });
export const form = style({ display: "grid", gap: space["5"], justifyItems: "stretch" });
export const wish = style({ display: "grid", gap: space["1"], justifyItems: "stretch" });
export const hint = style({ color: colour.muted, fontSize: size.small, minBlockSize: "2.75rem" });
export const count = style({ fontVariantNumeric: "tabular-nums" });
export const captcha = style({
  paddingBlock: space["2"],
  paddingInline: space["4"],
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.sunken,
});
export const captchaState = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "1.6em",
});
export const support = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  gap: space["4"],
  padding: space["6"],
  borderRadius: radius.large,
  color: colour.onHero,
  background: `radial-gradient(140% 140% at 100% 120%, ${colour.heroTo}, ${colour.heroVia} 45%, ${colour.heroFrom})`,
  vars: { "--lattice": ".14" },
  "@media": {
    [from("lg")]: {
      gridColumn: "2",
      gridRow: "1",
      padding: space["8"],
    },
  },
});
export const supportWays = style({ display: "grid", gap: space["1"], listStyle: "none", padding: 0, margin: 0 });
export const supportWay = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "2.75rem",
  color: "inherit",
  fontWeight: 500,
  textDecorationThickness: "1px",
});
/** The quickest way to a person. */
export const call = style([
  supportWay,
  {
    paddingInline: space["5"],
    borderRadius: radius.medium,
    background: colour.next,
    color: colour.onNext,
    fontWeight: 600,
    textDecoration: "none",
  },
]);
export const sent = style({ display: "grid", gap: space["5"], justifyItems: "start" });
export const reference = style({
  fontSize: size.page,
  fontWeight: 600,
  letterSpacing: "0.04em",
  fontVariantNumeric: "tabular-nums",
});
/** In the lines that it was written in. */
export const wished = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
