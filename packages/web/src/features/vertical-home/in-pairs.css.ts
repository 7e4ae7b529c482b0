import { from, vars } from "@safar/ui/theme";
import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";
import { good } from "./picture-tiles.css.ts";

const { size, space } = vars;

/** Around tiles of places: two beside each other on phones, with less around their names. */
export const inPairs = style({});
/** What it costs at least, then what is easier to take for more. */
globalStyle(`${inPairs} ${good}`, { order: 1 });
const onPhones = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`${inPairs} > ul${part}`, { "@media": { [`not all and ${from("md")}`]: rule } });
onPhones("", {
  gridAutoFlow: "row",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space["3"],
  overflow: "visible",
});
onPhones(" article > :first-child", { aspectRatio: "16 / 9" });
onPhones(" article > :last-child", { gap: 0, padding: `${space["2"]} ${space["3"]}` });
/** The country, which a few of them share. */
onPhones(" article > :last-child > p:first-child", { display: "none" });
onPhones(" article p", { fontSize: size.micro, textWrap: "balance" });
onPhones(" article > :last-child > p:last-child", { fontSize: size.small });
