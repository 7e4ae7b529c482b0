import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

const clockColumn = "4.25rem";

export const line = style({ display: "grid", padding: 0 });
const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${clockColumn} minmax(0, 1fr)`,
  columnGap: space["8"],
});
/** The rail runs between the clocks and the places; a stop is a ring on it. */
const railed = style([
  row,
  {
    "::before": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: `calc(${clockColumn} + ${space["4"]} - 1px)`,
      inlineSize: "2px",
      background: colour.control,
    },
  },
]);
const stop = style([
  railed,
  {
    "::after": {
      content: "",
      position: "absolute",
      insetBlockStart: "0.375rem",
      insetInlineStart: `calc(${clockColumn} + ${space["4"]} - 0.375rem)`,
      inlineSize: "0.75rem",
      blockSize: "0.75rem",
      borderRadius: "50%",
      border: `2px solid ${colour.brand}`,
      background: colour.surface,
    },
  },
]);
export const departure = style([stop, { paddingBlockEnd: space["3"], "::before": { insetBlockStart: "0.5rem" } }]);
export const arrival = style([stop, { "::before": { blockSize: "0.5rem", insetBlockEnd: "auto" } }]);
export const flight = style([
  railed,
  {
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: space["3"],
    paddingInlineStart: `calc(${clockColumn} + ${space["8"]})`,
    paddingBlockEnd: space["4"],
    alignItems: "center",
  },
]);
export const wait = style({
  display: "grid",
  gap: space["1"],
  marginInlineStart: `calc(${clockColumn} + ${space["8"]})`,
  marginBlock: space["4"],
  padding: `${space["2"]} ${space["3"]}`,
  borderRadius: radius.small,
  background: colour.sunken,
  fontSize: size.small,
});
export const change = style({ color: colour.warning, fontWeight: 500 });
export const when = style({ display: "grid", alignContent: "start", justifyItems: "end", textAlign: "end" });
export const clock = style({
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  fontSize: size.lead,
  lineHeight: 1.35,
});
export const zone = style({ color: colour.muted, fontSize: size.micro });
export const where = style({ display: "grid", minInlineSize: 0 });
export const city = style({ fontWeight: 600 });
export const code = style({ color: colour.muted, fontWeight: 500, fontSize: size.small, whiteSpace: "nowrap" });
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const notice = style({ fontSize: size.small, fontWeight: 500 });
