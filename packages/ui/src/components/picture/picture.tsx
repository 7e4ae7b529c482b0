import type { CSSProperties } from "react";
import { breakpoints } from "../../theme/tokens.ts";
import { picture } from "./picture.css.ts";

const densities = [1, 2] as const;
/** Every width in pixels that a picture is asked for: six windows at two densities. */
export const pictureWidths: readonly number[] = [
  ...new Set(Object.values(breakpoints).flatMap((width) => densities.map((density) => width * density))),
].sort((a, b) => a - b);

/**
 * A webp picture at the width the screen needs. Its place is kept by `width` and `height`, so nothing moves when it comes.
 * `eager` is for the one picture that opens a page.
 */
export function Picture({
  srcOf,
  alt,
  width,
  height,
  sizes = "100vw",
  eager = false,
  placeholder,
}: {
  /** The address of the picture at a width in pixels. */
  srcOf: (width: number) => string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** With `height`, the ratio of the sides. */
  width: number;
  height: number;
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes?: string;
  eager?: boolean;
  /** A tiny blurred `data:` picture shown until the real one is there. */
  placeholder?: string;
}) {
  const style: CSSProperties = {
    aspectRatio: `${width} / ${height}`,
    ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
  };
  return (
    <img
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      srcSet={pictureWidths.map((pixels) => `${srcOf(pixels)} ${pixels}w`).join(", ")}
      src={srcOf(breakpoints.md)}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={picture}
      style={style}
    />
  );
}
