import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const person = style({
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
});
export const personHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  padding: `${space["4"]} ${space["5"]}`,
  borderBlockEnd: `1px solid ${colour.line}`,
});
export const personTitle = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space["3"] });
globalStyle(`${personTitle} h2`, { fontSize: size.title });
export const ages = style({ color: colour.muted, fontSize: size.small });
/** What follows a name elsewhere begins a line here. */
export const purposeAlone = style([
  ages,
  { display: "inline-block", selectors: { "&::first-letter": { textTransform: "uppercase" } } },
]);
export const personBody = style({
  display: "grid",
  gap: space["5"],
  padding: space["5"],
  selectors: { "&[hidden]": { display: "none" } },
});
export const folded = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["4"],
  padding: `${space["3"]} ${space["5"]}`,
});
export const summary = style({ display: "flex", flexWrap: "wrap", columnGap: space["4"], margin: 0 });
globalStyle(`${summary} > span`, { color: colour.muted });
/** Leads on from the card, so it stands where its lines end. */
export const onward = style({ justifySelf: "end" });
/** Fields side by side as far as they fit; a row that belongs together starts anew. */
export const fields = style({
  display: "grid",
  gap: space["4"],
  alignItems: "start",
  "@media": { [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const whole = style({ gridColumn: "1 / -1" });
/** A part of a traveller under a heading of its own. */
export const part = style({
  display: "grid",
  gap: space["4"],
  paddingBlockStart: space["5"],
  borderBlockStart: `1px solid ${colour.line}`,
});
globalStyle(`${part} h3`, { fontSize: size.body, fontWeight: 600 });
export const warnings = style({ margin: 0, padding: 0, listStyle: "none", display: "grid", gap: space["2"] });
export const warning = style({
  display: "flex",
  gap: space["2"],
  padding: `${space["2"]} ${space["3"]}`,
  borderRadius: radius.small,
  background: colour.warningSoft,
  fontSize: size.small,
});
export const warningSign = style({ color: colour.warning, paddingBlockStart: "0.1rem" });
