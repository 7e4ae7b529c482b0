import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const people = style({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: space["4"] });
export const person = style({
  display: "grid",
  gap: space["1"],
  selectors: { "& + &": { paddingBlockStart: space["4"], borderBlockStart: `1px solid ${colour.line}` } },
});
export const personHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space["3"],
});
export const personName = style({ fontWeight: 600, letterSpacing: "0.02em" });
export const facts = style({
  margin: 0,
  display: "grid",
  gap: `${space["1"]} ${space["5"]}`,
  fontSize: size.small,
  "@media": { [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const fact = style({ display: "flex", flexWrap: "wrap", columnGap: space["2"] });
export const factName = style({ color: colour.muted });
export const factValue = style({ margin: 0, overflowWrap: "anywhere" });
export const extras = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: space["2"],
  fontSize: size.small,
});
export const extra = style({ display: "flex", justifyContent: "space-between", columnGap: space["4"] });
export const policies = style({
  display: "grid",
  gap: space["5"],
  "@media": { [from("md")]: { gridTemplateColumns: "1fr 1fr" } },
});
export const policy = style({ display: "grid", gap: space["3"], alignContent: "start" });
export const policyName = style({ fontSize: size.body, fontWeight: 600 });
export const voucher = style({
  display: "grid",
  gap: space["3"],
  alignItems: "end",
  "@media": { [from("sm")]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const voucherSet = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["3"],
  padding: `${space["2"]} ${space["4"]}`,
  border: `1px dashed ${colour.tile}`,
  borderRadius: radius.medium,
});
export const voucherCode = style({ fontWeight: 600, letterSpacing: "0.04em" });
export const accept = style({
  display: "grid",
  gap: space["3"],
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
});
