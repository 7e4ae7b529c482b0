import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

const list = { display: "grid", margin: 0, padding: 0, listStyle: "none" } as const;

export const page = style({
  display: "grid",
  gap: space["5"],
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockEnd: space["8"],
});
export const head = style({
  display: "grid",
  gap: space["3"],
  padding: space["5"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
});
export const number = style({ color: colour.muted, fontSize: size.body, fontWeight: 400 });
export const quiet = style({ color: colour.muted, fontSize: size.small, margin: 0 });
export const running = style({
  ...list,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["1"]} ${space["5"]}`,
  color: colour.muted,
  fontSize: size.small,
});
export const late = style({ color: colour.warning, fontWeight: 600 });
export const columns = style({
  display: "grid",
  gap: space["6"],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 24rem" } },
});
export const title = style({ fontSize: size.title, fontWeight: 600, marginBlockEnd: space["3"] });
export const box = style({
  display: "grid",
  gap: space["3"],
  justifyItems: "start",
  padding: space["5"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  minInlineSize: 0,
});
export const map = style({ inlineSize: "100%", blockSize: "22rem" });

export const classes = style({ ...list, gap: space["4"] });
export const oneClass = style({
  display: "grid",
  gap: space["4"],
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: space["4"],
  borderRadius: radius.large,
  border: `1.5px solid ${colour.line}`,
  background: colour.surface,
  selectors: { "&[data-chosen]": { borderColor: colour.brand, background: colour.brandSoft } },
  "@media": { [from("md")]: { gridTemplateColumns: "8.5rem minmax(0, 1fr) auto" } },
});
export const picture = style({
  overflow: "hidden",
  borderRadius: radius.medium,
  aspectRatio: "4 / 3",
  alignSelf: "start",
  "@media": { [`not all and ${from("md")}`]: { display: "none" } },
});
export const words = style({ display: "grid", gap: space["2"], alignContent: "start", minInlineSize: 0 });
export const className = style({ fontSize: size.lead, fontWeight: 600 });
export const features = style({
  ...list,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["1"]} ${space["4"]}`,
  color: colour.muted,
  fontSize: size.small,
});
export const feature = style({ display: "inline-flex", alignItems: "center", gap: space["1"] });
export const extras = style({
  ...list,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["1"]} ${space["4"]}`,
  fontSize: size.small,
});
export const extra = style({ fontWeight: 600 });
export const summary = style({
  inlineSize: "max-content",
  paddingBlock: space["1"],
  color: colour.brand,
  fontSize: size.small,
  cursor: "pointer",
});
export const steps = style({ ...list, gap: space["1"], paddingBlock: space["2"], fontSize: size.small });
export const side = style({
  display: "grid",
  gap: space["1"],
  alignContent: "center",
  "@media": { [from("md")]: { justifyItems: "end", textAlign: "end", minInlineSize: "10rem" } },
});
export const price = style({ fontSize: size.title, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
export const left = style({ color: colour.success, fontSize: size.small });
