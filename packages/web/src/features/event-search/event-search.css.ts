import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

const list = { margin: 0, padding: 0, listStyle: "none" } as const;

/** Pushed along on phones, in columns where there is room. */
export const tiles = style({
  ...list,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "min(78vw, 17rem)",
  gap: space["4"],
  overflowX: "auto",
  scrollSnapType: "x proximity",
  paddingBlockEnd: space["2"],
  "@media": {
    [from("md")]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))",
      rowGap: space["5"],
      overflow: "visible",
    },
  },
});
export const name = style({ margin: 0, fontSize: size.body, lineHeight: 1.35 });
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.small, lineHeight: 1.45 });
/** Categories: a picture of each, and how many there are. */
export const kinds = style({
  ...list,
  display: "grid",
  gap: space["3"],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(44%, 9.5rem), 1fr))",
});
export const kind = style({
  position: "relative",
  display: "grid",
  overflow: "hidden",
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  color: colour.text,
  textDecoration: "none",
  ":hover": { borderColor: colour.brand },
});
export const kindWords = style({ display: "grid", padding: space["3"], fontWeight: 600, lineHeight: 1.3 });
export const chips = style({ ...list, display: "flex", gap: space["2"], overflowX: "auto", paddingBlock: space["1"] });
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.5rem",
  paddingInline: space["4"],
  borderRadius: radius.pill,
  border: `1px solid ${colour.control}`,
  background: colour.surface,
  color: colour.text,
  fontSize: size.small,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ":hover": { borderColor: colour.brand },
  selectors: {
    "&[aria-current]": {
      background: colour.brandSoft,
      borderColor: colour.brand,
      color: colour.brand,
      fontWeight: 600,
    },
  },
});
