import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, shadow, size, space } = vars;

const roomy = "(min-width: 40rem)";

export const panel = style({
  overflow: "clip",
  border: `1px solid ${colour.line}`,
  borderBlockStart: `3px solid ${colour.next}`,
  borderRadius: radius.large,
  background: colour.surface,
  boxShadow: shadow.card,
});
export const group = style({ selectors: { "& + &": { borderBlockStart: `1px solid ${colour.line}` } } });
export const groupHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space["3"]}`,
  padding: `${space["2"]} ${space["4"]}`,
  background: colour.sunken,
});
export const groupName = style({ fontSize: size.body });
export const count = style({ color: colour.muted, fontWeight: 400 });
export const note = style({ color: colour.muted, fontSize: size.small });
export const rows = style({ margin: 0, padding: 0, listStyle: "none" });
export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space["2"]} ${space["3"]}`,
  padding: `${space["3"]} ${space["4"]}`,
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${colour.line}` },
    "&:hover": { background: colour.sunken },
    "&:has(h4 a:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "-3px" },
  },
  "@container": {
    [roomy]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", columnGap: space["4"], paddingBlock: space["2"] },
  },
});
export const picture = style({
  position: "relative",
  inlineSize: "3.25rem",
  aspectRatio: "1",
  borderRadius: radius.medium,
  overflow: "clip",
});
export const what = style({ minInlineSize: 0 });
export const title = style({ fontSize: size.body, overflowWrap: "anywhere" });
export const facts = style({ color: colour.muted, fontSize: size.small });
/** A phone tells it on the booking's page. */
export const subtitle = style({
  display: "none",
  marginInlineStart: space["2"],
  "@container": { [roomy]: { display: "inline" } },
});
/** Above the link that the whole row is. */
export const due = style({
  position: "relative",
  zIndex: 1,
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space["1"]} ${space["4"]}`,
  pointerEvents: "none",
  "@container": { [roomy]: { gridColumn: "3", flexWrap: "nowrap" } },
});
export const dueWords = style({
  display: "grid",
  "@container": { [roomy]: { justifyItems: "end" } },
});
export const amount = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
/** Its words and its clock are one. */
export const deadline = style({ color: colour.warning, fontSize: size.small, fontWeight: 500, whiteSpace: "nowrap" });
export const action = style({
  flexShrink: 0,
  minInlineSize: "6.5rem",
  pointerEvents: "auto",
});
