import { from, low, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export { head, line, panel, prose, subtitle, title } from "../offer-page/offer-page.css.ts";
export { facts as roomyPart } from "../offer-page/price-card.css.ts";

/** A list that does not look like one. */
const bare = { margin: 0, padding: 0, listStyle: "none" };
export const facts = style({
  display: "grid",
  gap: space["2"],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 10rem), 1fr))",
  ...bare,
});
export const amenity = style({ display: "flex", alignItems: "center", gap: space["3"] });
globalStyle(`${amenity} > svg`, { flexShrink: 0, color: colour.muted });
export const terms = style({
  display: "grid",
  gap: `${space["3"]} ${space["6"]}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  margin: 0,
});
globalStyle(`${terms} dt`, { fontWeight: 600 });
globalStyle(`${terms} dd`, { margin: 0, color: colour.muted });

/** In one line below the sections' bar all along the rates: whose they are stays in sight. */
export const requested = style({
  ...bare,
  position: "sticky",
  insetBlockStart: "calc(var(--page-top, 0px) + 3rem)",
  zIndex: 1,
  display: "flex",
  gap: space["2"],
  paddingBlock: space["2"],
  overflowX: "auto",
  scrollbarWidth: "none",
  background: colour.canvas,
  "@media": { [low]: { position: "static" } },
});
globalStyle(`${requested} > *`, { display: "grid", flex: "1 0 8.5rem", minInlineSize: 0, maxInlineSize: "20rem" });
globalStyle(`${requested} > * > *`, { gridTemplateColumns: "minmax(0, 1fr)" });
export const turn = style({
  display: "grid",
  gap: "0.1rem",
  minBlockSize: "3.25rem",
  padding: `${space["2"]} ${space["4"]}`,
  border: `1px solid ${colour.control}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.text,
  font: "inherit",
  fontSize: size.small,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: colour.brand,
      background: colour.brandSoft,
      boxShadow: `inset 0 0 0 1px ${colour.brand}`,
    },
    "&[data-missing]": { borderColor: colour.danger },
  },
});
export const only = style([turn, { minBlockSize: "2.75rem", alignContent: "center", justifySelf: "start" }]);
export const turnNote = style({
  color: colour.muted,
  fontSize: size.micro,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const rooms = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  ...bare,
});
export const room = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  "@media": { [from("xl")]: { gridTemplateColumns: "14rem minmax(0, 1fr)" } },
});
export const roomSide = style({
  display: "grid",
  alignContent: "start",
  gridTemplateColumns: "6.5rem minmax(0, 1fr)",
  gap: `0.1rem ${space["3"]}`,
  padding: space["4"],
  "@media": { [from("xl")]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
globalStyle(`${roomSide} > *`, { gridColumnStart: -2 });
globalStyle(`${roomSide} > img`, {
  gridColumnStart: 1,
  gridRow: "1 / span 5",
  inlineSize: "100%",
  blockSize: "6.5rem",
  objectFit: "cover",
  borderRadius: radius.medium,
  "@media": { [from("xl")]: { gridRow: "auto", blockSize: "auto" } },
});
/** A kind of room that cannot be had: a line is enough. */
export const goneRoom = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space["1"]} ${space["4"]}`,
  padding: `${space["3"]} ${space["4"]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  color: colour.muted,
});
export const goneRooms = style([rooms, { gap: space["2"] }]);
export const roomName = style({ margin: 0, fontSize: size.lead });
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const eachRoom = style([quiet, { scrollMarginBlockStart: "calc(var(--page-top, 0px) + 3.75rem)" }]);
export const rates = style({ display: "grid", ...bare });
export const rate = style({
  display: "grid",
  alignItems: "center",
  gap: space["3"],
  padding: `${space["3"]} ${space["4"]}`,
  borderBlockStart: `1px solid ${colour.line}`,
  selectors: { "&[data-picked]": { background: colour.brandSoft } },
  "@media": {
    [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) 8.5rem" },
    [from("xl")]: {
      borderInlineStart: `1px solid ${colour.line}`,
      selectors: { "&:first-child": { borderBlockStart: 0 } },
    },
  },
});
export const rateWords = style({ display: "grid", gap: space["1"], minInlineSize: 0, fontSize: size.small });
export const board = style({ fontWeight: 600, fontSize: size.body });
export const good = style({ color: colour.success, fontWeight: 500 });
export const few = style({ color: colour.warning, fontWeight: 500 });
/** Words that are pressed for more of what they say. */
export const more = style({
  minBlockSize: "2rem",
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontSize: size.small,
  textAlign: "start",
  cursor: "pointer",
});
/** Its sign stays with the last word: the room for it is the word's, and the sign itself takes none. */
globalStyle(`${more} > span`, { paddingInlineEnd: "1.375rem" });
globalStyle(`${more} > svg`, { display: "inline-block", marginInlineStart: "-1rem", verticalAlign: "-0.2em" });
/** In a line below the words on phones, so that each of those is whole. */
export const rateSide = style({ display: "flex", flexFlow: "wrap", placeContent: "end", gap: "0.5rem" });
globalStyle(`${rateSide} > *`, { alignSelf: "center" });
globalStyle(`${rateSide} > button`, { marginInlineStart: "auto" });
export const amount = style({ fontSize: size.lead, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
export const supplements = style({ ...bare, color: colour.muted });
