import type { CSSProperties } from "react";
import { type FilmRecipe, filmName } from "../poster/film/film-recipe.ts";
import { Poster } from "../poster/poster.tsx";
import * as css from "./film-poster.css.ts";

export { type FilmRecipe, filmName } from "../poster/film/film-recipe.ts";

/** A title in one script. */
export type PosterTitle = { readonly text: string; readonly locale: "en" | "ar" };

/** How large a title is set, in hundredths of the poster's width: its longest word fits, and all of it takes two lines or three. */
export const fitOf = (title: string): number => {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length), 1);
  return Math.round(10 * Math.min(13, 122 / longest, 250 / title.length)) / 10;
};

/**
 * A film's poster: a picture by its recipe, and its title in the page's script with the other one below. The film is named beside
 * it, so it is silent.
 */
export function FilmPoster({
  recipe,
  title,
  other,
  eager = false,
}: {
  recipe: FilmRecipe;
  title: PosterTitle;
  /** Left out where it would say the same. */
  other?: PosterTitle | undefined;
  eager?: boolean;
}) {
  const style: CSSProperties & Record<"--ground" | "--fit", number> = {
    "--ground": recipe.hues[0],
    "--fit": fitOf(title.text),
  };
  const { layout } = recipe;
  return (
    <div aria-hidden="true" data-picture="" className={css.papers[recipe.isDark ? "dark" : "light"]} style={style}>
      <Poster kind="film" name={filmName(recipe)} eager={eager} />
      <span className={css.layouts[layout]}>
        <span className={css.titles[layout]} lang={title.locale}>
          {title.text}
        </span>
        {other && (
          <span className={css.other} lang={other.locale}>
            <bdi>{other.text}</bdi>
          </span>
        )}
      </span>
    </div>
  );
}
