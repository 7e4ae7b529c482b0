import { createContext, use } from "react";
import { poster } from "./poster.css.ts";
import type { PosterKind } from "./poster.types.ts";

export type { PosterKind } from "./poster.types.ts";

/** Where the picture of a name is; `hotel` names the one whose colours it has. */
export type PosterAddress = (kind: PosterKind, name: string, hotel?: string) => string;

const served: PosterAddress = (kind, name, hotel) =>
  `/posters/${kind}.svg?of=${encodeURIComponent(name)}${hotel === undefined ? "" : `&in=${encodeURIComponent(hotel)}`}`;

const AddressContext = createContext(served);

/** Says where pictures are, where nobody serves `drawPoster` at `/posters`. */
export const PosterProvider = AddressContext.Provider;

/**
 * A picture drawn from a name: the same name always gives the same one, and a day or a night by the colour mode. It is a file
 * of its own, so that a page carries one element for each and fetches those that come into view.
 * Without `alt` it is decoration. `eager` is for what a page opens with.
 */
export function Poster({
  name,
  kind,
  hotel,
  alt = "",
  eager = false,
}: {
  name: string;
  kind: PosterKind;
  /** Of a room or a pool: the hotel that it is in, whose picture has the same colours. */
  hotel?: string | undefined;
  alt?: string;
  eager?: boolean;
}) {
  const [width, height] = kind === "film" ? [320, 480] : [400, 300];
  return (
    <img
      alt={alt}
      src={use(AddressContext)(kind, name, hotel)}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={poster}
    />
  );
}
