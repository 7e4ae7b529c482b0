import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { dates, form, labelHeight, main, submit } from "../search-form/search-form.css.ts";

const { colour, size, space } = vars;

// Which kind of trip it is, the radio says, with script or without.
const of = (trip: string) => `${form}:has([name=trip][value=${trip}]:checked)`;
const notOf = (trip: string) => `${form}:not(:has([name=trip][value=${trip}]:checked))`;
const legColumns = "minmax(0, 1.7fr) minmax(0, 1fr) 2.75rem";

export const trip = style({});
// A calendar that is open stands there too.
globalStyle(`${notOf("return")} ${trip} > ${dates} > :nth-child(2):not(dialog)`, { display: "none" });

// The first leg stands over the others, which have room for the button that removes them.
globalStyle(`${of("multi_city")} ${main}`, { "@media": { [from("lg")]: { gridTemplateColumns: legColumns } } });
globalStyle(`${of("multi_city")} ${submit}`, {
  gridColumn: "1 / -1",
  marginBlockStart: 0,
  "@media": { [from("md")]: { justifySelf: "end" } },
});

export const more = style({ display: "grid", gap: space["4"], gridColumn: "1 / -1" });
globalStyle(`${notOf("multi_city")} ${more}`, { display: "none" });
export const leg = style({
  position: "relative",
  display: "grid",
  gap: space["3"],
  alignItems: "start",
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  paddingBlockStart: space["3"],
  border: 0,
  borderBlockStart: `1px solid ${colour.line}`,
  "@media": { [from("lg")]: { gridTemplateColumns: legColumns } },
});
export const legTitle = style({
  float: "inline-start",
  gridColumn: "1 / -1",
  padding: 0,
  fontSize: size.small,
  fontWeight: 600,
});
export const remove = style({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlockStart: space["1"],
  "@media": { [from("lg")]: { position: "static", marginBlockStart: `calc(${labelHeight} + 0.125rem)` } },
});
export const add = style({ justifySelf: "start", "@media": { "(scripting: none)": { display: "none" } } });
