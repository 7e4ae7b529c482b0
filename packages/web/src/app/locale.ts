import type { Locale } from "@safar/engine";
import { arabicSlugs } from "./arabic-slugs.ts";

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

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path).normalize("NFC");
  } catch {
    return path;
  }
};

/** The page an address means: its path without a language, an Arabic slug read as the page it stands for. */
export const pagePathOf = (pathname: string): string => {
  const { locale, path } = splitLocale(pathname);
  return locale === "ar" ? (arabicSlugs[decoded(path)] ?? path) : path;
};
