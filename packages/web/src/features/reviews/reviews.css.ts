import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

/** What many say, before what one says. */
export const summary = style({
  display: "grid",
  gap: space["4"],
  alignItems: "center",
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  "@media": { [from("sm")]: { gridTemplateColumns: "auto minmax(0, 1fr)", gap: space["6"] } },
});
export const overall = style({ display: "grid", gap: space["1"], justifyItems: "start" });
export const mark = style({ fontSize: "2.5rem", fontWeight: 700, lineHeight: 1, color: colour.brand });
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const bars = style({
  display: "grid",
  gap: `${space["2"]} ${space["5"]}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const meter = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: `${space["1"]} ${space["3"]}`,
  fontSize: size.small,
});
export const bar = style({
  gridColumn: "1 / -1",
  blockSize: "0.375rem",
  borderRadius: radius.pill,
  background: colour.sunken,
  "::before": {
    content: "",
    display: "block",
    inlineSize: "var(--score)",
    blockSize: "100%",
    borderRadius: "inherit",
    background: colour.tile,
  },
});
export const reviews = style({
  display: "grid",
  gap: space["4"],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const bands = style({ display: "flex", flexWrap: "wrap", gap: space["2"] });
/** A radio underneath. */
export const band = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.5rem",
  paddingInline: space["4"],
  borderRadius: radius.pill,
  border: `1px solid ${colour.control}`,
  background: colour.surface,
  fontSize: size.small,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { borderColor: colour.brand, background: colour.brandSoft },
    "&:has(:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" },
  },
});
globalStyle(`${band} > input`, { position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "inherit" });
export const given = style({ fontWeight: 600 });
export const said = style({ margin: 0 });
export const review = style({
  display: "grid",
  alignContent: "start",
  gap: space["2"],
  padding: space["4"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
});
