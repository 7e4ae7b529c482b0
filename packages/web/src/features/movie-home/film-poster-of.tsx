import type { Film } from "@safar/engine";
import { FilmPoster } from "@safar/ui/film-poster";
import { useFacts } from "../../app/addresses/page-path.ts";

/** A film's poster, its title in the page's script and below it in the other one. */
export function PosterOf({
  film: { poster, title },
  eager = false,
}: {
  readonly film: Film;
  readonly eager?: boolean;
}) {
  const { locale } = useFacts();
  const second = locale === "en" ? "ar" : "en";
  return (
    <FilmPoster
      recipe={poster}
      title={{ text: title[locale], locale }}
      other={{ text: title[second], locale: second }}
      eager={eager}
    />
  );
}
