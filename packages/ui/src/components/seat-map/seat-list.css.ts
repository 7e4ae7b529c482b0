import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from, low } from "../../theme/media.ts";

const { colour, radius, size, space } = vars;

export const legend = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  // Columns of one width: how many lines there are hangs on no letters.
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9.25rem, 1fr))",
  columnGap: space["4"],
  rowGap: space["2"],
  fontSize: size.small,
});
/** Prices are short, and stand below what they are of. */
export const pricedLegend = style([legend, { gridTemplateColumns: "repeat(auto-fill, minmax(7.5rem, 1fr))" }]);
export const entry = style({ display: "flex", alignItems: "center", gap: space["2"] });
export const priced = style({ display: "grid", lineHeight: 1.35 });
export const pricedAt = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });
export const sample = style({ inlineSize: "1.75rem", flexShrink: 0, vars: { "--bunk": "1.375rem" } });
globalStyle(`${sample} > *`, { cursor: "default", pointerEvents: "none" });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: space["3"],
  alignItems: "baseline",
  alignContent: "center",
  // As high with a seat as without one.
  minBlockSize: "5.25rem",
  padding: `${space["3"]} ${space["4"]}`,
  borderRadius: radius.medium,
  background: colour.sunken,
  "@media": { "(max-width: 47.99rem)": { minBlockSize: "4.25rem", paddingBlock: space["2"] } },
});
/** Of a seat: in sight while a map that is longer than a phone is pushed along, below the header and never over it. */
export const seatFacts = style([
  facts,
  {
    "@media": {
      "(max-width: 47.99rem)": {
        position: "sticky",
        insetBlockStart: "var(--page-top, 0px)",
        zIndex: 1,
        // From edge to edge of its box, as what goes on below the header.
        marginInline: `calc(-1 * var(--box, ${space["4"]}))`,
        borderRadius: 0,
        borderBlockEnd: `1px solid ${colour.line}`,
      },
      [low]: { position: "static" },
    },
  },
]);
/** Two lines, on phones one, whatever the words: they are said in full elsewhere. */
export const shortFacts = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: space["3"],
  alignItems: "baseline",
  lineHeight: 1.3,
  "@media": { [from("md")]: { gridTemplateColumns: "minmax(0, max-content) minmax(max-content, 1fr)" } },
});
globalStyle(`${shortFacts} > *`, { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
globalStyle(`${shortFacts} > :nth-child(2)`, {
  "@media": { [from("md")]: { gridArea: "2 / 1 / auto / -1", inlineSize: 0, minInlineSize: "100%" } },
});
export const name = style({ fontWeight: 600, fontSize: size.title, fontVariantNumeric: "tabular-nums" });
export const state = style({ fontSize: size.small });
export const price = style({ fontWeight: 600, whiteSpace: "nowrap" });
export const more = style({ gridColumn: "1 / -1", fontSize: size.small, color: colour.muted });
const narrow = "(max-width: 47.99rem)";
globalStyle(`[data-long] > ${state}`, { "@media": { [narrow]: { gridArea: "2 / 1 / auto / -1" } } });
globalStyle(`[data-long] > ${more}`, { "@media": { [narrow]: { display: "none" } } });

export const picks = style({ display: "grid", gap: space["3"], margin: 0, padding: 0, listStyle: "none" });
export const pick = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${space["2"]} ${space["3"]}`,
  paddingBlockEnd: space["3"],
  borderBlockEnd: `1px solid ${colour.line}`,
});
export const pickWords = style({ display: "grid", minInlineSize: 0, lineHeight: 1.4 });
export const pickName = style({ display: "inline-flex", alignItems: "center", gap: "0.4em", fontWeight: 600 });
export const pickDetail = style({ color: colour.muted, fontSize: size.small });
export const pickMore = style({ gridColumn: "1 / -1" });

const plain = { margin: 0, padding: 0, listStyle: "none" } as const;

/** The places of a map in words, room by room. */
export const choices = style({ ...plain, display: "grid", gap: space["4"] });
export const choicePart = style({ marginBlockEnd: space["2"], fontSize: size.title, fontWeight: 600 });
export const choiceGroup = style({ fontSize: size.small, fontWeight: 600, color: colour.muted });
export const group = style({ ...plain, display: "grid" });
export const choice = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  alignItems: "center",
  columnGap: space["3"],
  minBlockSize: "3.25rem",
  paddingBlock: space["1"],
  borderBlockEnd: `1px solid ${colour.line}`,
});
// Prices stand below each other, whatever can be done.
globalStyle(`${choice} > button`, { minInlineSize: "5.75rem" });
export const choiceWords = style({ display: "grid", minInlineSize: 0, lineHeight: 1.35 });
export const choiceName = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });

/** A train from above, its first car ahead. It is pushed along where it is longer than the page. */
export const train = style({
  display: "flex",
  gap: "0.375rem",
  overflowX: "auto",
  paddingBlock: space["2"],
  paddingInline: "0.25rem",
  scrollSnapType: "x proximity",
});
export const engine = style({
  flexShrink: 0,
  inlineSize: "2.25rem",
  minBlockSize: "4rem",
  borderRadius: "2rem 0.5rem 0.5rem 2rem",
  background: `linear-gradient(${colour.canvas}, ${colour.canvas}) no-repeat 0.75rem 50% / 0.375rem 1.75rem, ${colour.line}`,
  selectors: {
    "&:dir(rtl)": { borderRadius: "0.5rem 2rem 2rem 0.5rem", backgroundPosition: "calc(100% - 0.75rem) 50%, 0 0" },
  },
});
export const car = style({
  position: "relative",
  flexShrink: 0,
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  minInlineSize: "5rem",
  minBlockSize: "4rem",
  paddingInline: space["3"],
  border: `1.5px solid ${colour.control}`,
  borderRadius: "0.5rem",
  background: colour.raised,
  cursor: "pointer",
  scrollSnapAlign: "center",
  lineHeight: 1.25,
  selectors: {
    "&:has(:checked)": { borderColor: colour.brand, borderWidth: "2.5px", background: colour.brandSoft },
    "&:has(:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" },
    "&[data-full]": { borderStyle: "dashed", color: colour.muted, background: colour.sunken },
    // The coupling to the car in front.
    "&::before": {
      content: "",
      position: "absolute",
      insetInlineStart: "-0.5rem",
      insetBlockStart: "calc(50% - 2px)",
      inlineSize: "0.5rem",
      blockSize: "4px",
      background: colour.control,
    },
  },
});
/** All of the car is pressed, and is where the focus is. */
export const carInput = style({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "pointer" });
export const carName = style({ fontWeight: 700 });
export const carNote = style({ fontSize: size.micro, color: colour.muted, whiteSpace: "nowrap" });
