import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from } from "../../theme/media.ts";

const { colour, size, space } = vars;

/** On phones the story goes from edge to edge, below the picture and the name; where there is much room, who made it stands at the end. */
export const head = style({
  display: "grid",
  gridTemplateColumns: "6.5rem minmax(0, 1fr)",
  gap: `${space["2"]} ${space["4"]}`,
  alignItems: "center",
  marginBlockStart: space["3"],
  "@media": {
    [from("md")]: {
      gridTemplateColumns: "8.5rem minmax(0, 1fr)",
      columnGap: space["6"],
      alignItems: "start",
    },
    [from("lg")]: { gridTemplateColumns: "8.5rem minmax(0, 1fr) 17rem" },
  },
});
globalStyle(`${head} > :first-child`, { "@media": { [from("md")]: { gridRow: "1 / span 5" } } });
export const about = style({ display: "grid", gap: space["2"], minInlineSize: 0 });
export const back = style({ fontSize: size.small });
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
export const score = style({ display: "inline-flex", alignItems: "center", gap: "0.375rem" });
export const star = style({ display: "inline-flex", color: colour.warning });
const wide = style({
  gridColumn: "1 / -1",
  margin: 0,
  "@media": { [from("md")]: { gridColumn: "2" } },
});
export const story = style([wide, { lineHeight: 1.6, "@media": { [from("md")]: { fontWeight: 500 } } }]);
/** On phones what is after it is there once it is open. */
export const fold = style({ gridColumn: "1 / -1", "@media": { [from("md")]: { display: "none" } } });
export const rest = style([wide, { fontSize: size.small, lineHeight: 1.6 }]);
export const summary = style({
  color: colour.brand,
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: "1.75rem",
  cursor: "pointer",
});
export const terms = style([
  wide,
  {
    display: "flex",
    flexWrap: "wrap",
    gap: `${space["2"]} ${space["6"]}`,
    "@media": {
      [from("lg")]: { gridColumn: "3", gridRow: "1 / span 5", display: "grid", paddingBlockStart: space["1"] },
    },
  },
]);
globalStyle(`${fold}:not([open]) ~ *`, { "@media": { [`not all and ${from("md")}`]: { display: "none" } } });
export const term = style({ color: colour.muted, fontSize: size.micro });
export const value = style({ margin: 0, fontSize: size.small });
