import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const sections = style({ display: "grid", gap: space["5"], minInlineSize: 0 });
export const places = style({ display: "flex", flexWrap: "wrap", gap: space["2"] });
export const place = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.75rem",
  paddingInline: space["4"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.pill,
  background: colour.surface,
  fontSize: size.small,
  fontWeight: 500,
  textDecoration: "none",
  ":hover": { borderColor: colour.brand },
});
export const section = style({
  display: "grid",
  scrollMarginBlockStart: "5.5rem",
  gap: space["4"],
  padding: space["4"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  minInlineSize: 0,
  "@media": { [from("sm")]: { padding: space["5"] } },
});
globalStyle(`${section} h2`, { fontSize: size.title });
globalStyle(`${section} h3`, { fontSize: size.body, fontWeight: 600 });
export const sectionHead = style({ display: "flex", gap: space["3"], alignItems: "start" });
export const sectionSign = style({ color: colour.brand, paddingBlockStart: "0.15rem", flexShrink: 0 });
export const intro = style({ color: colour.muted, fontSize: size.small, textWrap: "pretty" });

/** Keys are of no use to thumbs. */
export const keysIntro = style([intro, { "@media": { "(hover: none)": { display: "none" } } }]);

export const seating = style({
  display: "grid",
  gap: space["5"],
  minInlineSize: 0,
  "@media": { [from("md")]: { gridTemplateColumns: "minmax(0, 17rem) minmax(0, 1fr)", alignItems: "start" } },
});
/** Whom one chooses for, in sight while the map is pushed along. */
export const who = style({
  display: "grid",
  gap: space["4"],
  minInlineSize: 0,
  "@media": { [from("md")]: { position: "sticky", insetBlockStart: "5.5rem" } },
});
export const people = style({
  display: "grid",
  gap: space["2"],
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  "@media": { "(max-width: 47.99rem)": { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))" } },
});
export const peopleName = style({ fontSize: size.small, fontWeight: 500, padding: 0, marginBlockEnd: space["2"] });
export const person = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "3.25rem",
  paddingInline: space["3"],
  paddingBlock: space["1"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: colour.control },
    "&:has(:checked)": { borderColor: colour.brand, background: colour.brandSoft },
    "&:has(:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" },
  },
});
export const personInput = style({
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "inherit",
  inlineSize: "100%",
  blockSize: "100%",
});
export const personMark = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "2rem",
  blockSize: "2rem",
  borderRadius: "0.6rem 0.6rem 0.35rem 0.35rem",
  border: `1.5px solid ${colour.control}`,
  fontSize: size.micro,
  fontWeight: 600,
  selectors: {
    ":checked ~ &": { background: colour.brandFill, borderColor: colour.brandFill, color: colour.onBrand },
  },
});
export const personWords = style({ display: "flex", flexDirection: "column", minInlineSize: 0, lineHeight: 1.35 });
export const personName = style({ fontWeight: 500, overflowWrap: "anywhere" });
export const personSeat = style({ fontSize: size.small, color: colour.muted });
export const maps = style({ display: "grid", gap: space["4"], minInlineSize: 0 });

export const group = style({
  display: "grid",
  gap: space["3"],
  selectors: { "& + &": { paddingBlockStart: space["4"], borderBlockStart: `1px solid ${colour.line}` } },
});
export const included = style({ display: "flex", alignItems: "center", gap: space["2"], fontSize: size.small });
export const includedSign = style({ color: colour.success, display: "flex" });
export const choices = style({
  display: "grid",
  gap: space["3"],
  "@media": { [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const services = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0, color: colour.text });
