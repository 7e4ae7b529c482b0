import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from } from "../../theme/media.ts";

const { colour, size, space } = vars;

/** On phones the story goes from edge to edge, below the picture and the name. */
export const head = style({
  display: "grid",
  gridTemplateColumns: "6.5rem minmax(0, 1fr)",
  gap: `${space["2"]} ${space["4"]}`,
  alignItems: "center",
  marginBlockStart: space["3"],
  "@media": {
    [from("md")]: {
      gridTemplateColumns: "8.5rem minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: space["6"],
      alignItems: "start",
    },
  },
});
globalStyle(`${head} > :first-child`, { "@media": { [from("md")]: { gridRow: "1 / span 2" } } });
export const about = style({ display: "grid", gap: space["2"], minInlineSize: 0 });
export const back = style({ justifySelf: "start", fontSize: size.small });
globalStyle(`${back} > a`, { color: colour.muted, paddingBlock: space["1"] });
export const title = style({ fontSize: size.page, lineHeight: vars.leading.tight, margin: 0 });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["1"]} ${space["3"]}`,
  margin: 0,
  fontSize: size.small,
});
globalStyle(`${line} > a`, { color: colour.brand, paddingBlock: space["1"] });
export const star = style({
  display: "inline-flex",
  marginInlineEnd: `calc(-1 * ${space["1"]})`,
  color: colour.warning,
});
export const story = style({
  display: "grid",
  gap: space["1"],
  gridColumn: "1 / -1",
  "@media": { [from("md")]: { gridColumn: "2" } },
});
globalStyle(`${story} > p`, { margin: 0, maxInlineSize: "42rem", lineHeight: 1.6 });
export const summary = style({
  color: colour.brand,
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: "2rem",
  cursor: "pointer",
});
export const terms = style({ display: "flex", flexWrap: "wrap", gap: `${space["2"]} ${space["6"]}`, margin: 0 });
export const term = style({ color: colour.muted, fontSize: size.small });
export const value = style({ margin: 0, fontSize: size.small });
