import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, space, size, radius } = vars;

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["6"] });
export const intro = style({ display: "grid", gap: space["2"] });
export const lead = style({ fontSize: size.lead, color: colour.muted });
export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space["4"],
  padding: space["4"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  "@media": { [from("md")]: { padding: space["6"] } },
});
/** What is chosen of a few stands beside its name, or below it where there is no room. */
export const rows = style([panel, { gap: 0, paddingBlock: 0, "@media": { [from("md")]: { paddingBlock: 0 } } }]);
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space["2"]} ${space["4"]}`,
  paddingBlock: space["4"],
  selectors: { "& + &": { borderBlockStart: `1px solid ${colour.line}` } },
});
export const rowName = style({ fontSize: size.title });
export const muted = style({ color: colour.muted });
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["3"],
  minInlineSize: 0,
  maxInlineSize: "100%",
  listStyle: "none",
  padding: 0,
  margin: 0,
});
globalStyle(`${links} > *`, { minInlineSize: 0 });
/** Where script runs a choice shows at once: a button that then went away would pull up all that is below it. */
export const withoutScript = style({
  "@media": { "(scripting: enabled)": { selectors: { "&&": { display: "none" } } } },
});
export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "3rem",
  paddingInline: space["5"],
  borderRadius: radius.medium,
  border: `1px solid ${colour.control}`,
  background: "none",
  color: colour.text,
  font: "inherit",
  textDecoration: "none",
  cursor: "pointer",
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
  columnGap: space["2"],
  minBlockSize: "3.5rem",
  paddingInline: space["2"],
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
  appearance: "none",
  border: `2px solid ${colour.control}`,
  borderRadius: "50%",
  background: colour.surface,
  outline: "none",
  selectors: { "&:checked": { border: `0.375rem solid ${colour.brandFill}` } },
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
