import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { forcedColours, from, hovering } from "../../theme/media.ts";

const { colour, size, space, move } = vars;

/** Not under a finger: what is pressed is to be seen at once, and twenty frames of it keep the next press waiting. */
const fading = `background ${move}, border-color ${move}`;

const seat = style({
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
  selectors: {
    // Drawn and not written: what is heard of a seat is its label.
    "&[data-mark]::before": { content: "attr(data-mark)" },
    "&:focus-visible": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px", position: "relative", zIndex: 1 },
    "&[aria-disabled=true]": { cursor: "not-allowed" },
    // Of several prices: a back of another colour, and a thicker one the dearer it is.
    "&[data-tier='1']": { vars: { "--tier": colour.tile, "--thick": "0.4rem" } },
    "&[data-tier='2']": { vars: { "--tier": colour.next, "--thick": "0.5rem" } },
    // Purple: none is of the colour that tells the chosen one.
    "&[data-tier='3']": {
      vars: { "--tier": `color-mix(in oklch, ${colour.danger}, ${colour.brand})`, "--thick": "0.6rem" },
    },
  },
  "@media": {
    [hovering]: { transition: fading },
    [forcedColours]: { borderColor: "ButtonBorder", selectors: { "&[aria-pressed=true]": { outline: "3px solid" } } },
  },
});

/** The back of a seat, behind whoever sits there. */
const back = (shade: string) => `inset 0 calc(-1 * var(--thick, 0.3rem)) 0 var(--tier, ${shade})`;

/**
 * Each look differs by more than its colour: an outline, a plus, a fill with initials, a cross, a hatching. What can be had stands
 * out from the floor, and what cannot sinks into it, by day and by night.
 */
export const looks = styleVariants({
  free: [
    seat,
    {
      // By night what is merely raised is as dark as what is taken, above all from afar.
      background: `light-dark(${colour.raised}, color-mix(in oklch, ${colour.raised} 55%, ${colour.control}))`,
      borderColor: `light-dark(${colour.control}, ${colour.muted})`,
      color: colour.text,
      boxShadow: back(colour.line),
      "@media": {
        [hovering]: { ":hover": { borderColor: colour.brand, background: colour.brandSoft, color: colour.brand } },
      },
    },
  ],
  better: [
    seat,
    {
      background: colour.raised,
      borderColor: colour.tile,
      color: colour.tile,
      boxShadow: back(colour.tile),
      "@media": { [hovering]: { ":hover": { background: colour.brandSoft } } },
      selectors: { "&:not([data-mark])::after, [data-dim] &::after": { content: "+", fontSize: "1.1em" } },
    },
  ],
  /** Free, and offered: filled as no price, no free seat and no chosen one is, also from afar. */
  proposed: [
    seat,
    {
      background: colour.success,
      borderColor: colour.success,
      color: colour.canvas,
      "@media": {
        [forcedColours]: { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
      selectors: { "&:not([data-mark])::after, [data-dim] &::after": { content: "+", fontSize: "1.1em" } },
    },
  ],
  /** Free, and paler than what was asked for: an outline of one line, and no filling. */
  other: [
    seat,
    {
      background: colour.canvas,
      borderColor: colour.control,
      color: colour.text,
      boxShadow: back(colour.line),
      opacity: 0.75,
      "@media": { [hovering]: { ":hover": { background: colour.brandSoft, opacity: 1 } } },
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
      // What others take fades everywhere.
      transition: fading,
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
      vars: { "--hatching": `repeating-linear-gradient(135deg, ${colour.line} 0 1.5px, transparent 1.5px 6px)` },
      background: "var(--hatching)",
      borderColor: colour.line,
      color: colour.muted,
    },
  ],
});

/** What one lies on, as it is seen from the gangway: long, with a pillow at one end. */
const bunk = style({
  aspectRatio: "auto",
  minBlockSize: "var(--bunk, 3.375rem)",
  borderRadius: "0.35rem",
  paddingInlineStart: "0.75rem",
  paddingInlineEnd: "0.25rem",
  alignContent: "center",
  gap: "0.125rem",
  overflow: "hidden",
  selectors: {
    "&[data-notes]::after": {
      content: "attr(data-notes)",
      whiteSpace: "pre",
      textAlign: "center",
      fontSize: "0.6875rem",
      fontWeight: 500,
      lineHeight: 1.2,
      unicodeBidi: "plaintext",
    },
  },
  "@media": {
    [from("lg")]: {
      minBlockSize: "var(--bunk, 4rem)",
      fontSize: size.small,
      selectors: { "&[data-notes]::after": { fontSize: "0.8125rem" } },
    },
  },
  // The pillow lies on whatever the look draws.
  backgroundImage: "linear-gradient(currentColor, currentColor), var(--hatching, none)",
  backgroundRepeat: "no-repeat, repeat",
  backgroundSize: "0.3125rem calc(100% - 0.75rem), auto",
  backgroundPosition: "0.25rem center, 0 0",
});

/** What stands below the mark of a seat, in as many signs as it has room for. */
const tagged = style({
  selectors: {
    "&[data-notes]": { alignContent: "center", gap: "0.1875rem", paddingBlockEnd: "var(--thick, 0.3rem)" },
    "&[data-notes]::after": {
      content: "attr(data-notes)",
      fontSize: "0.625rem",
      fontWeight: 500,
      fontVariantNumeric: "tabular-nums",
    },
    // Alone on the seat it has room.
    "&[data-notes]:not([data-mark])::after": { fontSize: "0.6875rem" },
  },
});

/** Half of a gap and a border: what two halves of a couple's seat reach towards each other. */
const reach = `calc(-0.5 * ${space["1"]} - 1px)`;

/** What somebody sits or lies on, whoever may have it. */
export const forms = styleVariants({
  seat: [tagged],
  berth: [tagged, { aspectRatio: "3 / 4", borderRadius: "0.35rem" }],
  /** Any berth in a legend: as angular as they are, whoever has it. */
  anyBerth: { borderRadius: "0.35rem" },
  /** Told apart by what carries them: the floor, a bracket at each end, chains from the ceiling; a side berth lies along the coach. */
  berthLower: [bunk, { borderBlockEndWidth: "4px" }],
  berthMiddle: [bunk, { borderInlineStyle: "double", borderInlineWidth: "4px" }],
  berthUpper: [bunk, { borderBlockStartWidth: "4px", borderBlockStartStyle: "dotted" }],
  berthSide: [bunk, { borderRadius: "0.35rem 1.5rem 1.5rem 0.35rem" }],
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
