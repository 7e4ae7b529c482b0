import type { Locale } from "./visit.ts";

/** A path of ours, written without a language, in a language. */
export const pathIn = (path: string, locale: Locale): string =>
  locale === "en" ? path : path === "/" ? "/ar" : `/ar${path}`;

/** React leaves a mark on each element it has taken over; until then a page is only what the server drew. */
export const isAlive = () =>
  [...document.querySelectorAll("main, main h1, main form, main button, main input, header a, header button")].every(
    (element) => Object.keys(element).some((key) => key.startsWith("__reactFiber$")),
  );
