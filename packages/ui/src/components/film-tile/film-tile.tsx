import type { ReactNode } from "react";
import { Anchor } from "../anchor/anchor.tsx";
import * as css from "./film-tile.css.ts";

export type FilmTileProps = {
  kind?: "tile" | "row";
  /** Its heading's level, by the page around it. */
  heading?: "h2" | "h3";
  href: string;
  name: string;
  poster: ReactNode;
  /** As it stands on posters: `PG12`. */
  certificate: string;
  /** What kind of film it is. */
  genres: string;
  /** `8.4/10`; null while too few gave one. */
  score: string | null;
  /** In which language it is. */
  spoken: ReactNode;
  /** How it is shown: `IMAX`. */
  formats?: readonly string[];
  /** When it is shown next or first, and from how much. */
  when?: ReactNode;
  price?: ReactNode;
};

const none: readonly string[] = [];

/** A film: its poster, its name, and what one asks first. All of it is one link. */
export function FilmTile({
  kind = "tile",
  heading: Heading = "h3",
  href,
  name,
  poster,
  certificate,
  genres,
  score,
  spoken,
  formats = none,
  when,
  price,
}: FilmTileProps) {
  return (
    <div className={css.kinds[kind]}>
      {poster}
      <div className={css.words}>
        <Heading className={css.name}>
          <Anchor href={href} className={css.link}>
            <bdi>{name}</bdi>
          </Anchor>
        </Heading>
        <p className={css.quiet}>
          <bdi dir="ltr" className={css.certificate}>
            {certificate}
          </bdi>{" "}
          {genres}
        </p>
        <p className={css.quiet}>
          {score !== null && (
            <>
              <bdi dir="ltr" className={css.liked}>
                ★ {score}
              </bdi>{" "}
              ·{" "}
            </>
          )}
          {spoken}
        </p>
        {when && (
          <p className={css.next}>
            <strong className={css.when}>{when}</strong>
            {formats.map((format) => (
              <bdi key={format} className={css.format}>
                {format}
              </bdi>
            ))}
          </p>
        )}
        {price && <p className={css.quiet}>{price}</p>}
      </div>
    </div>
  );
}
