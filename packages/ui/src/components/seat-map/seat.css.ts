import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { forcedColours } from "../../theme/media.ts";

const { colour, size, space, move } = vars;

const seat = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "100%",
  minInlineSize: "1.5rem",
  aspectRatio: "1",
  padding: 0,
  margin: 0,
  border: "1.5px solid transparent",
  borderRadius: "0.6rem 0.6rem 0.35rem 0.35rem",
  fontSize: size.micro,
  fontWeight: 600,
  lineHeight: 1,
  cursor: "pointer",
  transition: `background ${move}, border-color ${move}`,
  selectors: {
    // Drawn and not written: what is heard of a seat is its label.
    "&[data-mark]::before": { content: "attr(data-mark)" },
    "&:focus-visible": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px", zIndex: 1 },
    "&[aria-disabled=true]": { cursor: "not-allowed" },
  },
  "@media": {
    [forcedColours]: { borderColor: "ButtonBorder", selectors: { "&[aria-pressed=true]": { outline: "3px solid" } } },
  },
});

/** The back of a seat, behind whoever sits there. */
const back = (shade: string) => `inset 0 -0.3rem 0 ${shade}`;

/**
 * Each look differs by more than its colour: an outline, a plus, a fill with initials, a cross, a hatching. What can be had stands
 * out from the floor, and what cannot sinks into it, by day and by night.
 */
export const looks = styleVariants({
  free: [
    seat,
    {
      background: colour.raised,
      borderColor: colour.control,
      color: colour.text,
      boxShadow: back(colour.line),
      ":hover": { borderColor: colour.brand, background: colour.brandSoft, color: colour.brand },
    },
  ],
  better: [
    seat,
    {
      background: colour.raised,
      borderColor: colour.tile,
      color: colour.tile,
      boxShadow: back(colour.tile),
      ":hover": { background: colour.brandSoft },
      selectors: { "&:not([data-mark])::after": { content: "+", fontSize: "1.1em" } },
    },
  ],
  mine: [seat, { background: colour.brandFill, borderColor: colour.brandFill, color: colour.onBrand }],
  party: [seat, { background: colour.brandSoft, borderColor: colour.brand, color: colour.brand }],
  taken: [
    seat,
    {
      background: colour.sunken,
      borderColor: colour.line,
      color: colour.control,
      selectors: { "&::after": { content: "×", fontSize: "1.2em", fontWeight: 400 } },
    },
  ],
  /** A square with a stroke, and a round one: told apart without colour and without reading. */
  man: [
    seat,
    {
      background: colour.sunken,
      borderColor: colour.line,
      borderRadius: "0.25rem",
      color: colour.muted,
      selectors: { "&::after": { content: "♂︎", fontSize: "1.25em", fontWeight: 400 } },
    },
  ],
  woman: [
    seat,
    {
      background: colour.sunken,
      borderColor: colour.line,
      borderRadius: "50%",
      color: colour.muted,
      selectors: { "&::after": { content: "♀︎", fontSize: "1.25em", fontWeight: 400 } },
    },
  ],
  closed: [
    seat,
    {
      background: `repeating-linear-gradient(135deg, ${colour.line} 0 1.5px, transparent 1.5px 6px)`,
      borderColor: colour.line,
      color: colour.muted,
    },
  ],
});

/** Half of a gap and a border: what two halves of a couple's seat reach towards each other. */
const reach = `calc(-0.5 * ${space["1"]} - 1px)`;

/** What somebody sits or lies on, whoever may have it. */
export const forms = styleVariants({
  seat: {},
  berth: { aspectRatio: "3 / 4", borderRadius: "0.35rem" },
  leftHalf: {
    aspectRatio: "1.07",
    inlineSize: `calc(100% + 0.5 * ${space["1"]} + 1px)`,
    marginInlineEnd: reach,
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
  },
  rightHalf: {
    aspectRatio: "1.07",
    inlineSize: `calc(100% + 0.5 * ${space["1"]} + 1px)`,
    marginInlineStart: reach,
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
  },
  wheelchair: {
    borderRadius: "50%",
    selectors: { "&:not([data-mark], [aria-disabled=true])::before": { content: "♿︎", fontSize: "1.1em" } },
  },
  companion: { selectors: { "&:not([data-mark], [aria-disabled=true])::before": { content: "+1" } } },
});
