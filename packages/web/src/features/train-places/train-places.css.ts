import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { quiet } from "../seat-plan/seats-page.css.ts";

const { colour, radius, size, space } = vars;

export const summary = style({
  inlineSize: "max-content",
  paddingBlock: space["1"],
  color: colour.brand,
  fontSize: size.small,
  cursor: "pointer",
});
export const rules = style({
  display: "grid",
  gap: space["2"],
  margin: 0,
  paddingBlock: space["2"],
  paddingInlineStart: space["5"],
  color: colour.muted,
  fontSize: size.small,
});
export const travellers = style({ display: "grid", gap: space["3"], margin: 0, padding: 0, listStyle: "none" });
export const traveller = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${space["1"]} ${space["3"]}`,
  padding: space["3"],
  borderRadius: radius.medium,
  border: `1.5px solid ${colour.line}`,
  selectors: { "&[data-next]": { borderColor: colour.brand, background: colour.brandSoft } },
});
export const who = style({ fontWeight: 600 });
export const none = style([quiet, { gridColumn: "1 / -1" }]);
export const place = style({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["2"],
});
export const forUs = style({ display: "grid", gap: space["3"] });
export const proposal = style({ display: "grid", gap: space["3"], ":empty": { display: "none" } });
