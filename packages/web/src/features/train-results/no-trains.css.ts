import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, move, radius, size, space } = vars;

const list = { display: "grid", margin: 0, padding: 0, listStyle: "none" } as const;

export const page = style({ display: "grid", gap: space["6"], gridTemplateColumns: "minmax(0, 1fr)" });
export const title = style({ fontSize: size.lead, fontWeight: 600, marginBlockEnd: space["3"] });
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const ways = style({ ...list, gap: space["3"], gridTemplateColumns: "repeat(auto-fill, minmax(11rem, 1fr))" });
export const way = style({
  display: "grid",
  gap: space["1"],
  blockSize: "100%",
  padding: space["4"],
  borderRadius: radius.large,
  border: `1px solid ${colour.control}`,
  background: colour.surface,
  color: colour.text,
  textDecoration: "none",
  transition: `border-color ${move}`,
  ":hover": { borderColor: colour.brand, background: colour.brandSoft },
});
export const connections = style({ ...list, gap: space["4"], marginBlockStart: space["3"] });
export const connection = style({
  display: "grid",
  gap: space["3"],
  padding: space["4"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
});
export const sum = style({ display: "flex", justifyContent: "space-between", gap: space["3"] });
export const leg = style({ display: "grid", gap: space["2"] });
export const book = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["1"],
  justifySelf: "start",
  minBlockSize: "2.75rem",
  color: colour.brand,
  fontSize: size.small,
  fontWeight: 600,
});
export const change = style({
  margin: 0,
  paddingBlock: space["2"],
  paddingInline: space["3"],
  borderInlineStart: `4px dotted ${colour.tile}`,
  color: colour.muted,
  fontSize: size.small,
});
