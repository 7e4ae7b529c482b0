import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const page = style({ display: "grid", gap: space["3"], gridTemplateColumns: "minmax(0, 1fr)" });
/** Those after the first week are as wide as the others. */
export const days = style({ gridAutoFlow: "column", gridAutoColumns: "minmax(max-content, 1fr)" });
export const quiet = style({ color: colour.muted, fontSize: size.small, margin: 0 });
/** What is asked, and from large windows on beside it the way on; on smaller ones that comes before the other cities. */
export const asking = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space["4"]} ${space["6"]}`,
  alignItems: "start",
  marginBlockStart: space["4"],
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 20rem", gridAutoFlow: "dense" } },
});
export const side = style({
  display: "grid",
  gap: space["3"],
  padding: space["5"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  "@media": {
    [from("lg")]: {
      position: "sticky",
      insetBlockStart: `calc(var(--page-top, 0px) + ${space["4"]})`,
      gridColumn: 2,
      gridRow: "1 / span 3",
    },
  },
});
export const chosen = style({ fontSize: size.lead, fontWeight: 600, margin: 0 });
export const city = style({ display: "grid", gap: space["2"], border: 0, margin: 0, padding: 0, minInlineSize: 0 });
globalStyle(`${city} > legend`, { fontWeight: 600, paddingBlockEnd: space["2"] });
