import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { from } from "../theme/media.ts";

const { colour, space, radius, size } = vars;

export const page = style({ padding: space["4"], "@media": { [from("md")]: { padding: space["8"] } } });
export const component = style({ marginBlockStart: space["12"] });
export const panes = style({
  display: "grid",
  gap: space["4"],
  marginBlockStart: space["4"],
  "@media": { [from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const pane = style({
  display: "flex",
  flexDirection: "column",
  gap: space["5"],
  minInlineSize: 0,
  padding: space["5"],
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
});
export const name = style({ color: colour.muted, fontSize: size.micro, marginBlockEnd: space["1"] });

export const searchRow = style({
  display: "grid",
  gap: space["3"],
  alignItems: "end",
  marginBlockStart: space["4"],
  "@media": { [from("lg")]: { gridTemplateColumns: "1.3fr 1.3fr 1fr 1fr auto" } },
});
