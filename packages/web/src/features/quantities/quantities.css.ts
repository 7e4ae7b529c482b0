import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

/** The button stands at the foot of its field. */
export const code = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 16rem) auto",
  gap: space["3"],
  alignItems: "end",
  justifyContent: "start",
});
export const summary = style({
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  gap: space["4"],
  padding: space["4"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  lineHeight: 1.5,
});
globalStyle(`${summary} > img`, {
  inlineSize: "100%",
  blockSize: "5.5rem",
  objectFit: "cover",
  borderRadius: radius.medium,
});
export const words = style({ display: "grid", alignContent: "start", gap: space["1"], minInlineSize: 0 });
export const quiet = style({ color: colour.muted, fontSize: size.small });
/** The date that is chosen, and at the line's end the way to another. */
export const chosen = style({
  flexGrow: 1,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: space["4"],
  fontSize: size.lead,
  fontWeight: 600,
});
export const change = style({ color: colour.brand, fontSize: size.small, fontWeight: 500 });
/** What is unfolded. */
export const whens = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["3"] });
export const missing = style({ margin: 0, color: vars.colour.danger, fontWeight: 500 });
/** Why a day cannot be had over when it can; on phones the way there beside that, else beside both. */
export const notThatDay = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  flexGrow: 1,
  columnGap: space["4"],
  margin: 0,
  "@media": { [from("md")]: { flexGrow: 0 } },
});
globalStyle(`${notThatDay} > strong`, { gridColumn: "1 / -1", "@media": { [from("md")]: { gridColumn: "1" } } });
globalStyle(`${notThatDay} > a`, { "@media": { [from("md")]: { gridColumn: "2", gridRow: "1 / 3" } } });
