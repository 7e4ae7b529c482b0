import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, space, radius, size, shadow } = vars;

/** Words and form on one side; from `lg` a picture of somewhere on the other. */
export const frame = style({
  display: "grid",
  inlineSize: "100%",
  maxInlineSize: "27rem",
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 27rem) minmax(0, 1fr)",
      maxInlineSize: "66rem",
      minBlockSize: "40rem",
      border: `1px solid ${colour.line}`,
      borderRadius: radius.large,
      background: colour.surface,
      boxShadow: shadow.card,
      overflow: "clip",
    },
  },
});
export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: space["5"],
  minInlineSize: 0,
  "@media": { [from("lg")]: { padding: `${space["8"]} ${space["8"]}` } },
});
/** Fills its side, however much is said beside it; it is not what makes the frame high. */
export const art = style({
  display: "none",
  position: "relative",
  background: colour.sunken,
  "@media": { [from("lg")]: { display: "block" } },
});
globalStyle(`${art} > *`, { position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%" });

export const head = style({ display: "flex", flexDirection: "column", gap: space["2"] });
export const intro = style({ color: colour.muted });
export const form = style({ display: "flex", flexDirection: "column", gap: space["5"] });
/** Clear of what stays at the window's edges: a field with its label and what is said below it, and a list of faults with the title above it. */
globalStyle(`${form} :is(input, select)`, { scrollMarginBlock: "3rem 5rem" });
globalStyle(`${form} > [role=alert]`, { "@media": { "(min-height: 40rem)": { scrollMarginBlockStart: "16rem" } } });
export const fields = style({ display: "flex", flexDirection: "column", gap: space["4"] });
export const ends = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space["4"],
});
/** Whose account it is, and beside it the way to change that: together while there is room. */
export const owner = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space["3"],
  overflowWrap: "anywhere",
});
/** Quiet buttons whose words stand in line with what is above. */
export const ways = style([ends, { marginInline: `calc(-1 * ${space["4"]})` }]);
/** No wider than the page's own edge on a phone. */
globalStyle(`${ways} > button`, { paddingInline: space["4"] });
/** What a field may have meant, and the press that takes it. */
export const offer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["2"],
  marginBlockStart: space["2"],
  paddingInlineStart: space["3"],
  borderInlineStart: `3px solid ${colour.tile}`,
  fontSize: size.small,
  overflowWrap: "anywhere",
});
/** A number of which no line is torn. */
export const number = style({ whiteSpace: "nowrap" });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: space["2"],
  color: colour.muted,
  // Question and link fit into one line of a phone in whichever font has come.
  "@media": { [`not all and ${from("sm")}`]: { fontSize: size.small } },
});
export const small = style({ fontSize: size.small, color: colour.muted });

/** Beside the sandbox: whom it knows. */
export const sample = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  padding: `${space["3"]} ${space["4"]}`,
  border: `1px dashed ${colour.control}`,
  borderRadius: radius.medium,
  fontSize: size.small,
});
export const sampleFacts = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

/** Three steps that fill as a password grows stronger; the words beside them say the same. */
export const strength = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  fontSize: size.small,
  color: colour.muted,
});
export const steps = style({ display: "grid", gridTemplateColumns: "repeat(3, 2rem)", gap: space["1"] });
export const step = style({ blockSize: "0.3rem", borderRadius: radius.pill, background: colour.line });
export const stepDone = style([step, { background: colour.tile }]);

export const or = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  color: colour.muted,
  fontSize: size.small,
  selectors: {
    "&::before, &::after": { content: "", flexGrow: 1, borderBlockStart: `1px solid ${colour.line}` },
  },
});
export const choices = style({ display: "grid", gap: space["3"] });

export const choice = style({ display: "flex", flexDirection: "column", gap: space["1"] });
export const choiceName = style({ fontSize: size.small, fontWeight: 500 });

export const mark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "4rem",
  blockSize: "4rem",
  borderRadius: "50%",
  background: colour.brandSoft,
  color: colour.brand,
});
export const markDone = style([mark, { background: colour.successSoft, color: colour.success }]);
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space["3"] });

/** Settings: rows that lead somewhere. */
export const page = style({ display: "flex", flexDirection: "column", gap: space["6"] });
export const rows = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  overflow: "clip",
});
export const row = style({ selectors: { "& + &": { borderBlockStart: `1px solid ${colour.line}` } } });
export const rowLink = style({
  display: "grid",
  gridTemplateColumns: "2.75rem minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space["4"],
  inlineSize: "100%",
  minBlockSize: "4.5rem",
  padding: `${space["3"]} ${space["5"]}`,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background ${vars.move}`,
  selectors: {
    "&:hover": { background: colour.sunken },
    "&:focus-visible": { outline: `3px solid ${colour.brand}`, outlineOffset: "-3px" },
  },
});
export const rowMark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: radius.medium,
  background: colour.brandSoft,
  color: colour.brand,
});
export const rowWords = style({ display: "flex", flexDirection: "column", minInlineSize: 0, overflowWrap: "anywhere" });
export const rowTitle = style({ fontWeight: 500 });

/** What a press on the row does. */
export const rowAction = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["3"],
  color: colour.brand,
  fontSize: size.small,
  fontWeight: 500,
});
export const rowsPart = style({ display: "grid", gap: space["3"] });
export const rowsName = style({ fontSize: size.lead });
/** The menu beside the page has these on wide screens. */
export const withoutMenu = style({ "@media": { [from("lg")]: { display: "none" } } });

export const panel = style({
  display: "flex",
  flexDirection: "column",
  gap: space["5"],
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  "@media": { [from("sm")]: { padding: space["6"] } },
});
/** What few come for, and nobody by mistake. */
export const deletion = style({ fontSize: size.body, fontWeight: 500 });
export const points = style({
  margin: 0,
  listStyle: "disc",
  paddingInlineStart: space["5"],
  display: "grid",
  gap: space["2"],
});
