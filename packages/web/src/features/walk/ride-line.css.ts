import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, size } = vars;

/** The times are as large as it has room for, and however long the places' names are, the line between is one. */
export const room = style({ containerType: "inline-size" });
globalStyle(`${room} > *`, {
  gridTemplateColumns: "minmax(0, 11rem) minmax(5.5rem, 1fr) minmax(0, 11rem)",
});
export const town = style({ display: "block", color: colour.text, fontWeight: 600 });
export const place = style({ display: "block", fontSize: size.micro, textWrap: "balance" });
