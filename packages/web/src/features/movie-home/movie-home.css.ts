import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { list, strip } from "../vertical-home/strip-rule.ts";

const { colour, radius, size, space } = vars;

/** Posters side by side: pushed along on phones, in columns where there is room. */
export const films = style(strip("min(42vw, 11rem)", "10rem", space["6"]));
/** All of them at once, where a page is nothing else. */
export const wall = style({
  ...list,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(40vw, 10rem), 1fr))",
  gap: `${space["6"]} ${space["4"]}`,
  paddingBlockEnd: space["8"],
});
export const film = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: space["1"],
  scrollSnapAlign: "start",
  minInlineSize: 0,
});
export const name = style({ fontSize: size.body, fontWeight: 600, lineHeight: 1.35, marginBlockStart: space["2"] });
/** All of the card is pressed. */
export const link = style({
  color: colour.text,
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.medium },
  ":hover": { color: colour.brand, textDecoration: "underline" },
});
export const quiet = style({ color: colour.muted, fontSize: size.small, margin: 0, lineHeight: 1.45 });
/** Beside each other where there is room. */
export const next = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["2"],
  margin: 0,
  fontSize: size.small,
  lineHeight: 1.45,
});
export const liked = style({ color: colour.text, fontWeight: 600 });
export const certificate = style({
  display: "inline-block",
  paddingInline: "0.35em",
  border: `1px solid ${colour.control}`,
  borderRadius: "0.25rem",
  fontSize: size.micro,
  fontWeight: 600,
});

export const tonight = style({
  ...list,
  display: "grid",
  gap: space["3"],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
});
export const show = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "4.5rem minmax(0, 1fr) auto",
  gap: space["3"],
  alignItems: "center",
  padding: space["3"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  ":hover": { borderColor: colour.brand },
});
export const words = style({ display: "grid", gap: "0.125rem", minInlineSize: 0 });
/** The day stands under its hour. */
export const when = style({ display: "grid", justifyItems: "start", lineHeight: 1.2 });
export const hour = style({ fontSize: size.title, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
export const page = style({ display: "grid", gap: space["5"], gridTemplateColumns: "minmax(0, 1fr)" });
