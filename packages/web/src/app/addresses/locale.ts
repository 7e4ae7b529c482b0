import type { Locale } from "@safar/engine";

export const directionOf = (locale: Locale): "ltr" | "rtl" => (locale === "ar" ? "rtl" : "ltr");

const arabicPrefix = /^\/ar(?=\/|$)/;

/** The language a path asks for and the path without its prefix: `/ar/blogs` → `ar`, `/blogs`. */
export const splitLocale = (pathname: string): { locale: Locale; path: string } =>
  arabicPrefix.test(pathname)
    ? { locale: "ar", path: pathname.replace(arabicPrefix, "") || "/" }
    : { locale: "en", path: pathname };

/** The path of the same page in a language: `/blogs` → `/ar/blogs`, `/` → `/ar`. */
export const localisePath = (path: string, locale: Locale): string =>
  locale === "en" ? path : path === "/" ? "/ar" : `/ar${path}`;
