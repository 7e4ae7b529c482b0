import { Grid } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { FilmPoster, type FilmRecipe } from "./film-poster.tsx";

const films: readonly (readonly [en: string, ar: string, recipe: FilmRecipe])[] = [
  ["Salt", "ملح", { motif: "kite", layout: "horizon", hues: [256, 70, 20], isDark: true }],
  ["The Last Tonga", "آخر عربة", { motif: "moon", layout: "centre", hues: [30, 200, 340], isDark: false }],
  ["Monsoon", "موسم المطر", { motif: "rain", layout: "pattern", hues: [190, 40, 300], isDark: true }],
  ["The Long Road", "الطريق الطويل", { motif: "nobody knows it", layout: "split", hues: [90, 10, 50], isDark: false }],
];

export const workshop: Workshop = {
  title: "Film poster",
  faces: (["en", "ar"] as const).map((locale) => ({
    name: locale === "en" ? "a title in English first" : "a title in Arabic first",
    render: () => (
      <Grid least="9rem" gap="3">
        {films.map(([en, ar, recipe]) => (
          <FilmPoster
            key={en}
            recipe={recipe}
            title={locale === "en" ? { text: en, locale } : { text: ar, locale }}
            other={locale === "en" ? { text: ar, locale: "ar" } : { text: en, locale: "en" }}
          />
        ))}
      </Grid>
    ),
  })),
};
