import { Picture } from "@safar/ui/picture";
import { Poster, type PosterKind } from "@safar/ui/poster";

const isAddress = (art: string): boolean => /^https?:\/\//.test(art);

/**
 * The picture of an offer, a place or an article. `of` is the address of a photograph, which our own server fetches and
 * resizes, or a name, from which the picture is drawn. Without `alt` it is decoration; `eager` is for what a page opens with.
 */
export const Art = ({
  of,
  kind,
  within,
  alt = "",
  sizes = "(min-width: 48rem) 24rem, 80vw",
  eager = false,
}: {
  of: string;
  kind: PosterKind;
  /** Of a room or a pool that is drawn: the hotel whose colours it has. */
  within?: string;
  alt?: string;
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes?: string;
  eager?: boolean;
}) =>
  isAddress(of) ? (
    <Picture
      alt={alt}
      width={4}
      height={3}
      sizes={sizes}
      eager={eager}
      srcOf={(width) => `/pictures/${width}.webp?kind=${kind}&of=${encodeURIComponent(of)}`}
    />
  ) : (
    <Poster kind={kind} name={of} hotel={within} alt={alt} eager={eager} />
  );
