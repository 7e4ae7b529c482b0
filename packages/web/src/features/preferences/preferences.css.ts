import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, space, size, radius } = vars;

export const page = style({
  display: "grid",
  gap: space["6"],
  "@media": { [from("md")]: { gridTemplateColumns: "1fr 1fr" } },
});
export const whole = style({ gridColumn: "1 / -1" });
export const intro = style([whole, { display: "grid", gap: space["2"], paddingBlockEnd: space["2"] }]);
export const lead = style({ fontSize: size.lead, color: colour.muted });
export const panel = style({
  display: "grid",
  alignContent: "start",
  gap: space["4"],
  padding: space["4"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  "@media": { [from("md")]: { padding: space["8"] } },
});
export const muted = style({ color: colour.muted });
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["3"],
  listStyle: "none",
  padding: 0,
  margin: 0,
});
/** Where script runs a choice shows at once: a button that then went away would pull up all that is below it. */
export const withoutScript = style({
  "@media": { "(scripting: enabled)": { selectors: { "&&": { display: "none" } } } },
});
export const language = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "3rem",
  paddingInline: space["5"],
  borderRadius: radius.medium,
  border: `1px solid ${colour.control}`,
  color: colour.text,
  textDecoration: "none",
  ":hover": { borderColor: colour.text },
  selectors: { "&[aria-current]": { borderColor: colour.brand, background: colour.brandSoft, fontWeight: 500 } },
});
export const currencies = style({
  display: "grid",
  gap: space["2"],
  gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
  "@media": { [from("md")]: { gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))" } },
});
export const fieldset = style({ minInlineSize: 0, border: 0 });
export const rest = style({ marginBlockStart: space["2"] });
export const more = style({
  inlineSize: "fit-content",
  paddingBlock: space["3"],
  color: colour.brand,
  fontWeight: 600,
  cursor: "pointer",
});
export const currency = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "center",
  columnGap: space["3"],
  minBlockSize: "3.5rem",
  paddingInline: space["3"],
  paddingBlock: space["2"],
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  cursor: "pointer",
  transition: `border-color ${vars.move}, background ${vars.move}`,
  ":hover": { borderColor: colour.control },
  selectors: {
    "&:has(:checked)": { borderColor: colour.brand, background: colour.brandSoft },
    "&:has(:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" },
  },
});
export const radio = style({
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  margin: 0,
  accentColor: colour.brandFill,
  outline: "none",
});
export const names = style({ display: "grid", lineHeight: 1.35 });
export const code = style({ color: colour.muted, fontSize: size.small, fontVariantNumeric: "tabular-nums" });
export const submit = style({
  marginBlockStart: space["5"],
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["3"]} ${space["5"]}`,
});
export const legend = style([muted, { marginBlockEnd: space["4"] }]);
export const widePanel = style([panel, whole]);
