import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { foot as pageFoot, total as pageTotal, quiet } from "./seats-page.css.ts";

const { size, space } = vars;

export const sum = style({ fontSize: size.title, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
/** On phones the sum and the way on are one line: the plan is what one comes to see. */
export const foot = style([
  pageFoot,
  {
    gap: `${space["2"]} ${space["3"]}`,
    "@media": {
      [`not all and ${from("lg")}`]: {
        gridTemplateColumns: "fit-content(50%) minmax(0, 1fr)",
        alignItems: "center",
      },
    },
  },
]);
/** What is said, and what went wrong, has a line of its own. */
export const said = style([quiet, { gridColumn: "1 / -1", ":empty": { position: "absolute" } }]);
export const went = style({ gridColumn: "1 / -1", display: "grid", gap: space["2"], ":empty": { display: "none" } });
// It keeps the focus of what was pressed, and takes no room.
globalStyle(`${went} > :empty`, { position: "absolute" });
/** Low, so that the plan stays in sight: what can be done about it stands beside its words, or below them where they would be narrow. */
const answered = `${went} > * > :has(> :last-child button)`;
globalStyle(answered, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["1"]} ${space["2"]}`,
});
globalStyle(`${went} > :has(> * > :last-child button)`, { padding: `${space["1"]} ${space["3"]}` });
globalStyle(`${answered} p`, { fontSize: size.small });
globalStyle(`${answered} > :first-child`, { flex: "1 1 10rem" });
globalStyle(`${answered} > :last-child`, { display: "flex", flexWrap: "wrap", gap: space["2"], marginBlockStart: 0 });
// The words and what can be done have all the room that there is.
globalStyle(`${went} > :has(> * > :last-child button) > span`, { display: "none" });
export const total = style([pageTotal, { gridColumnStart: 1 }]);
globalStyle(total, {
  "@media": {
    // As high with a sum as without one.
    [`not all and ${from("lg")}`]: {
      flexDirection: "column",
      alignItems: "start",
      justifyContent: "center",
      gap: 0,
      minBlockSize: "3.25rem",
      lineHeight: 1.3,
      fontSize: size.small,
    },
  },
});
