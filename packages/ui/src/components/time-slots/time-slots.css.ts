import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from } from "../../theme/media.ts";

const { colour, radius, size, space, move } = vars;

/** Two beside each other on phones; where there is room, as many as fit. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: space["2"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  // Those that cannot be had begin a line of their own on phones.
  selectors: {
    "&[data-shut]::after": { content: "", order: 1, flexBasis: "100%", marginBlockStart: `calc(-1 * ${space["2"]})` },
  },
  "@media": { [from("sm")]: { selectors: { "&[data-shut]::after": { display: "none" } } } },
});
export const item = style({
  flex: `0 0 calc(50% - ${space["1"]})`,
  minInlineSize: 0,
  "@media": { [from("sm")]: { flexBasis: "10.25rem" } },
});
/** When, beside what it costs; below, of what kind and how full it is, with a bar along the foot. */
export const open = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  alignContent: "start",
  columnGap: space["2"],
  blockSize: "100%",
  padding: `${space["1"]} ${space["3"]} ${space["2"]}`,
  borderRadius: radius.medium,
  overflow: "hidden",
  fontSize: size.micro,
  lineHeight: 1.4,
  color: colour.muted,
  border: `1.5px solid ${colour.control}`,
  background: colour.surface,
  textDecoration: "none",
  transition: `background ${move}, border-color ${move}`,
  ":hover": { borderColor: colour.brand, background: colour.brandSoft },
  ":focus-visible": { outline: `3px solid ${colour.brand}`, outlineOffset: "1px" },
});
/** There, and not to be pressed: words in a line of their own, after all that can be. */
export const shut = style({
  order: 2,
  position: "relative",
  alignSelf: "center",
  color: colour.muted,
  fontSize: size.micro,
  lineHeight: 1.5,
  whiteSpace: "nowrap",
});
export const struck = style({ textDecoration: "line-through", fontVariantNumeric: "tabular-nums" });
export const time = style({
  fontSize: size.title,
  fontWeight: 700,
  lineHeight: 1.25,
  color: colour.text,
  fontVariantNumeric: "tabular-nums",
});
export const price = style({
  alignSelf: "end",
  lineHeight: 1.1,
  textAlign: "end",
  paddingBlockEnd: "0.1rem",
  fontSize: size.small,
  fontWeight: 600,
  color: colour.text,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
/** With the price below it as high as the hour. */
export const least = style({
  display: "block",
  color: colour.muted,
  fontSize: size.micro,
  fontWeight: 400,
  lineHeight: 1.15,
  // Its letters reach below the line.
  selectors: { "&:lang(ar)": { lineHeight: 1.6 } },
});
export const state = style({
  gridColumn: "1 / -1",
  minInlineSize: 0,
  fontWeight: 500,
  color: colour.text,
});
globalStyle(`${state} > [data-few]`, { color: colour.warning });
export const tag = style({ color: colour.tile, fontWeight: 600, marginInlineEnd: space["1"] });
/** As long as what is gone. */
export const gone = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineStart: 0,
  blockSize: "0.1875rem",
  inlineSize: "calc(var(--gone) * 100%)",
  background: colour.tile,
  selectors: { "&[data-few]": { background: colour.warning } },
});

/** A place, and its hours beside it where there is room for two of them. */
export const card = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["2"]} ${space["4"]}`,
  padding: space["3"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
});
/** The name with what is said of it below, and something at the end of the line. */
export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignContent: "start",
  columnGap: space["3"],
  flex: "1 1 13rem",
});
export const name = style({ fontSize: size.lead, fontWeight: 600, lineHeight: 1.4, margin: 0 });
export const aside = style({ fontSize: size.small, fontWeight: 600, alignSelf: "center" });
export const quiet = style({
  gridColumn: "1 / -1",
  color: colour.muted,
  fontSize: size.micro,
  lineHeight: 1.5,
  margin: 0,
});
export const groups = style({ display: "grid", gap: space["3"], flex: "999 1 21.5rem", minInlineSize: 0 });
export const group = style({ display: "grid", gap: space["1"] });
