import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

const dot = "0.75rem";
const column = "6rem";

export const line = style({ display: "grid", margin: 0, padding: 0, listStyle: "none", fontSize: size.small });
export const stop = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${column} minmax(0, 1fr) auto`,
  columnGap: "2rem",
  alignItems: "baseline",
  paddingBlock: space["1"],
  lineHeight: 1.6,
  selectors: {
    // The track to the next stop, and the stop on it.
    "&::before": {
      content: "",
      position: "absolute",
      insetInlineStart: `calc(${column} + 1rem - 1.5px)`,
      insetBlockStart: "1.05rem",
      insetBlockEnd: "-1.05rem",
      inlineSize: "3px",
      background: colour.tile,
    },
    "&:last-child::before": { display: "none" },
    "&[data-track=other]::before": { background: colour.line },
    "&::after": {
      content: "",
      position: "absolute",
      insetInlineStart: `calc(${column} + 1rem - ${dot} / 2)`,
      insetBlockStart: "0.7rem",
      inlineSize: dot,
      blockSize: dot,
      borderRadius: "50%",
      border: `2.5px solid ${colour.tile}`,
      background: colour.surface,
    },
    "&[data-part=other]": { color: colour.muted },
    "&[data-part=other]::after": { borderColor: colour.control },
    "&[data-part=end]": { fontWeight: 600 },
    "&[data-part=end]::after": { background: colour.tile },
  },
});
export const times = style({ textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const name = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `0 ${space["2"]}` });
export const quiet = style({ color: colour.muted, fontSize: size.micro, fontWeight: 400 });
export const day = style({ color: colour.brand, fontSize: size.micro, fontWeight: 500 });
export const mark = style({
  paddingInline: space["2"],
  borderRadius: radius.pill,
  background: colour.brandSoft,
  color: colour.brand,
  fontSize: size.micro,
  fontWeight: 500,
});
