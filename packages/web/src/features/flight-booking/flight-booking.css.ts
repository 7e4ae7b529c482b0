import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

const roomy = "(min-width: 40rem)";

// The journey.
export const legTitle = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: space["2"] });
export const legFacts = style({ color: colour.muted, fontSize: size.small, fontWeight: 400 });

// What the airline has changed.
export const changeSides = style({
  display: "grid",
  gap: space["4"],
  "@media": { [roomy]: { gridTemplateColumns: "1fr 1fr" } },
});
export const sideTitle = style({ fontSize: size.small, color: colour.muted });
export const sideNow = style({ paddingInlineStart: space["4"], borderInlineStart: `3px solid ${colour.next}` });
export const changeFlights = style({ display: "grid", gap: space["2"], listStyle: "none", padding: 0, margin: 0 });
globalStyle(`${changeFlights} > li`, { display: "grid", gap: space["1"] });
export const answers = style({ display: "grid", gap: space["3"] });
