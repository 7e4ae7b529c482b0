import { assignVars, createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { mapValues } from "./map-values.ts";
import { forcedColours, stillness } from "./media.ts";
import { colours, motion, radius, scripts, size, space } from "./tokens.ts";

const pairs = mapValues(colours, ([light, dark]) => `light-dark(${light}, ${dark})`);

const latin = {
  [vars.leading.body]: scripts.latin.body,
  [vars.leading.tight]: scripts.latin.tight,
  [vars.tracking]: scripts.latin.tracking,
};
const arabic = {
  [vars.leading.body]: scripts.arabic.body,
  [vars.leading.tight]: scripts.arabic.tight,
  [vars.tracking]: scripts.arabic.tracking,
};

// Colours are stated again wherever a mode is set, so that a part of a page may take a mode of its own.
createGlobalTheme(":root, [data-mode]", vars.colour, pairs);
globalStyle(":root, [data-mode]", {
  vars: assignVars(vars.shadow, {
    card: "0 1px 2px light-dark(#10233f0f, #0006), 0 6px 20px -8px light-dark(#10233f24, #0009)",
    overlay: "0 2px 6px light-dark(#10233f14, #0006), 0 24px 60px -16px light-dark(#10233f4d, #000c)",
  }),
});
globalStyle(":root", {
  vars: {
    ...assignVars(vars.space, space),
    ...assignVars(vars.radius, radius),
    ...assignVars(vars.size, size),
    ...latin,
    [vars.font]:
      // A family before the one that has a letter is looked up for it too, so the rarer one of two stands last.
      '"Readex Pro", "Readex Latin Fallback", "Readex Arabic Fallback", "Readex Arabic System", "Readex Latin Android", system-ui, sans-serif',
    [vars.move]: `${motion.duration}ms ${motion.easing}`,
    [vars.flow]: "1",
  },
  // Follows the system unless a mode is set: no script, so nothing flashes.
  colorScheme: "light dark",
  fontFamily: vars.font,
  textSizeAdjust: "none",
  WebkitTextSizeAdjust: "none",
  scrollPaddingBlock: "5rem",
  "@media": { [stillness]: { vars: { [vars.move]: "0s" } } },
});
globalStyle("[data-mode=light]", { colorScheme: "light" });
globalStyle("[data-mode=dark]", { colorScheme: "dark" });
globalStyle("[lang|=en]", { vars: latin });
globalStyle("[lang|=ar], [lang|=ur]", { vars: arabic });
globalStyle("[dir=ltr]", { vars: { [vars.flow]: "1" } });
globalStyle("[dir=rtl]", { vars: { [vars.flow]: "-1" } });

globalStyle("*, ::before, ::after", { boxSizing: "border-box" });
globalStyle("body, [data-mode]", {
  background: vars.colour.canvas,
  color: vars.colour.text,
});
globalStyle("body, [lang]", { lineHeight: vars.leading.body });
globalStyle("body", { margin: 0, minBlockSize: "100dvb", WebkitFontSmoothing: "antialiased" });
globalStyle(":where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend)", {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle(":where(h1, h2, h3, h4)", {
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking,
  fontWeight: 600,
  textWrap: "balance",
});
globalStyle(":where(h1)", { fontSize: vars.size.page });
globalStyle(":where(h2)", { fontSize: vars.size.heading });
globalStyle(":where(h3)", { fontSize: vars.size.title });
globalStyle(":where(h4)", { fontSize: vars.size.body });
globalStyle(":where(p)", { textWrap: "pretty" });
// An empty marker, unlike none, leaves it a list for VoiceOver. Running text gets its markers back from prose.
globalStyle(":where(ul, ol)", { listStyleType: '""' });
globalStyle(":where(button, input, select, textarea)", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
globalStyle(":where(a)", { color: vars.colour.brand, textUnderlineOffset: "0.2em" });
globalStyle(":where(img, svg)", { display: "block", maxInlineSize: "100%" });
globalStyle(":where(:focus-visible)", { outline: `3px solid ${vars.colour.brand}`, outlineOffset: "2px" });
// A heading that a new page puts the focus on is no control: the frame would say that it can be pressed.
globalStyle(":where(h1, h2, h3, legend)[tabindex='-1']", { outline: "none" });
// Felt at once, before anything comes of it.
globalStyle(":where(a, button, summary):active", { opacity: 0.8 });
globalStyle("::selection", { background: vars.colour.next, color: vars.colour.onNext });
globalStyle("[hidden]:not([hidden=until-found])", { display: "none !important" });
globalStyle("*, ::before, ::after, ::backdrop", {
  "@media": {
    [stillness]: {
      animationDuration: "1ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "1ms !important",
    },
  },
});
globalStyle(":focus-visible", { "@media": { [forcedColours]: { outlineColor: "Highlight" } } });

// On paper: ink on white whatever the mode, no shadows, and nothing split across sheets.
globalStyle(":root, [data-mode]", {
  "@media": { print: { colorScheme: "light", vars: { [vars.shadow.card]: "none", [vars.shadow.overlay]: "none" } } },
});
globalStyle("body, :root[data-mode]", { "@media": { print: { background: "#fff" } } });
globalStyle("article, figure, tr", { "@media": { print: { breakInside: "avoid" } } });
