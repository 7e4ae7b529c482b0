import { forcedColours, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space, move } = vars;

export const parts = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space["2"],
  paddingBlockStart: space["2"],
});
export const part = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  minBlockSize: "2.75rem",
  padding: `${space["2"]} ${space["3"]}`,
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  fontSize: size.micro,
  lineHeight: 1.4,
  cursor: "pointer",
  transition: `background ${move}, border-color ${move}`,
  selectors: {
    "&:hover": { borderColor: colour.control },
    "&:has(:checked)": { background: colour.brandSoft, borderColor: colour.brand },
    "&:has(:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "1px" },
    "&:has(:disabled)": { color: colour.muted, cursor: "not-allowed", borderStyle: "dashed" },
  },
  "@media": {
    [forcedColours]: { selectors: { "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-2px" } } },
  },
});
export const any = style([
  part,
  { gridColumn: "1 / -1", fontSize: size.small, fontWeight: 500, justifyContent: "center" },
]);
export const input = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});
export const name = style({ fontWeight: 600 });
export const hours = style({ color: colour.muted, fontVariantNumeric: "tabular-nums", justifySelf: "start" });
export const fare = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
