import { globalStyle, styleVariants } from "@vanilla-extract/css";

/** Between the inks of both modes: a picture is painted once, where a mask in the colour of the words costs a layer each. */
const ink = "#7886a0";

const sidePx = 24;

/** In squares of 24 px, one beside the other: a browser makes a document of each picture, so all of them are one. */
const drawings = {
  cabinBag: "<path d='M5 10a7 7 0 0 1 14 0v9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM9 4V3h6v1M8 21v-6h8v6M8 17h8'/>",
  checkedBag: "<rect x='5' y='7' width='14' height='13' rx='2'/><path d='M9 7V4h6v3M9 11v5M15 11v5M8 20v2M16 20v2'/>",
  noBag: "<path d='M9 7V4h6v3M19 15V9a2 2 0 0 0-2-2h-6M5 7.5V18a2 2 0 0 0 2 2h10.5M3 3l18 18'/>",
  refundable: "<path d='M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5'/>",
  final: "<circle cx='12' cy='12' r='9'/><path d='m5.7 5.7 12.6 12.6'/>",
  leaf: "<path d='M11 20A7 7 0 0 1 9.8 6.1C15.5 5 17 4.5 19 2c1 2 2 4.2 2 8 0 5.5-4.8 10-10 10M2 21c0-3 1.9-5.4 5.1-6'/>",
  unfold: "<path d='m6 9 6 6 6-6'/>",
  warning: "<path d='M12 3 2 20h20zM12 10v4M12 17.2v.1'/>",
} as const;

const order = Object.keys(drawings);

const placed = Object.values(drawings)
  .map((drawing, place) => `<g transform='translate(${place * sidePx})'>${drawing}</g>`)
  .join("");
const sheet = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${order.length * sidePx} ${sidePx}' fill='none' stroke='${ink}' stroke-width='1.9' stroke-linecap='round' stroke-linejoin='round'>${placed}</svg>`;

/** Drawn by the style sheet, so that a card in a long list costs no elements for them. */
export const glyphs = styleVariants(drawings, (_, name) => ({
  "::before": { backgroundPosition: `${(order.indexOf(name) / (order.length - 1)) * 100}% 0` },
}));

globalStyle(
  Object.values(glyphs)
    .map((name) => `.${name}::before`)
    .join(", "),
  {
    content: "",
    display: "inline-block",
    flexShrink: 0,
    inlineSize: "1.125em",
    blockSize: "1.125em",
    marginInlineEnd: "0.375em",
    verticalAlign: "-0.2em",
    backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(sheet)}")`,
    backgroundSize: `${order.length * 100}% 100%`,
  },
);
