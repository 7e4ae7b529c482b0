import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, size, space } = vars;

export const rows = style({
  display: "grid",
  gap: space["3"],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "4.5rem minmax(0, 1fr) auto",
  gap: space["3"],
  alignItems: "center",
  padding: space["3"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  ":hover": { borderColor: colour.brand },
  // On phones, where they stand below each other, the first of them are enough.
  "@media": { "(max-width: 47.99rem)": { selectors: { "&:nth-child(n + 6)": { display: "none" } } } },
});
/** The day stands under its hour. */
export const when = style({ display: "grid", justifyItems: "start", lineHeight: 1.2 });
export const hour = style({ fontSize: size.title, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
export const words = style({ display: "grid", gap: "0.125rem", minInlineSize: 0 });
/** All of the row is pressed. */
export const link = style({
  color: colour.text,
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.medium },
  ":hover": { color: colour.brand, textDecoration: "underline" },
});
export const quiet = style({ color: colour.muted, fontSize: size.small, lineHeight: 1.45 });
