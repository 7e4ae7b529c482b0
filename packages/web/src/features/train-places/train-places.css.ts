import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { box, quiet } from "../seat-plan/seats-page.css.ts";

const { colour, radius, size, space } = vars;

/** Who travels comes before their coach on phones, and stands beside it where there is room, with the sum always in sight. */
export const columns = style({
  display: "flex",
  flexDirection: "column",
  gap: space["5"],
  "@media": {
    [from("lg")]: {
      display: "grid",
      gridTemplate: `"coach who" auto "coach sum" 1fr / minmax(0, 1fr) 24rem`,
      alignItems: "start",
      columnGap: space["6"],
    },
  },
});
export const party = style([box, { "@media": { [from("lg")]: { gridArea: "who" } } }]);
/** Berths have all the room that a phone has. */
export const coach = style([
  box,
  {
    "@media": {
      [from("lg")]: { gridArea: "coach" },
      [`not all and ${from("md")}`]: { paddingInline: space["2"], vars: { "--box": space["2"] } },
    },
  },
]);
/** For whom the next press is, above the plan. */
export const now = style({ fontWeight: 600 });
/** On phones it is nothing by itself, so that what is in it keeps to the foot of the page along all of the coach. */
export const sum = style({
  display: "contents",
  "@media": { [from("lg")]: { display: "block", gridArea: "sum", position: "sticky", insetBlockStart: "5rem" } },
});
export const summary = style({
  inlineSize: "max-content",
  paddingBlock: space["1"],
  color: colour.brand,
  fontSize: size.small,
  cursor: "pointer",
});
export const rules = style({
  display: "grid",
  gap: space["2"],
  margin: 0,
  paddingBlock: space["2"],
  paddingInlineStart: space["5"],
  color: colour.muted,
  fontSize: size.small,
});
export const travellers = style({ display: "grid", gap: space["3"], margin: 0, padding: 0, listStyle: "none" });
export const traveller = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `0 ${space["3"]}`,
  paddingBlock: space["2"],
  paddingInline: space["3"],
  borderRadius: radius.medium,
  border: `1.5px solid ${colour.line}`,
  selectors: { "&[data-next]": { borderColor: colour.brand, background: colour.brandSoft } },
});
export const who = style({ display: "grid", lineHeight: 1.35, fontWeight: 600 });
export const none = style([quiet, { fontWeight: 400 }]);
export const place = style({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["2"],
});
export const forUs = style({ display: "grid", gap: space["3"] });
export const proposal = style({ display: "grid", gap: space["3"], ":empty": { display: "none" } });
