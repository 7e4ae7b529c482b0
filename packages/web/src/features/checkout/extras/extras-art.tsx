import type { ExtraKind } from "@safar/engine";
import * as css from "./extras-art.css.ts";

const { line, soft, solid, warm } = css;

/** In a square of 64: a row of seats with one's own, bags, a dish under its lid, and somebody in a wheelchair. */
const drawings: Readonly<Record<ExtraKind, readonly (readonly [className: string, path: string])[]>> = {
  seat: [
    [soft, "M5 14a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v24H5zM45 14a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v24H45z"],
    [warm, "M25 14a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v24H25z"],
    [solid, "M22 40h20v9a3 3 0 0 1-3 3H25a3 3 0 0 1-3-3z"],
    [line, "M3 32v17h18M61 32v17H43M22 32v8M42 32v8M12 52v6M32 52v6M52 52v6"],
  ],
  bag: [
    [solid, "M12 20h24a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4z"],
    [warm, "M44 34h12a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H44z"],
    [line, "M17 20v-9h14v9M47 34v-6h6v6M13 60h1M34 60h1M54 60h1"],
    [soft, "M15 28h4v20h-4zM22 28h4v20h-4zM29 28h4v20h-4z"],
  ],
  meal: [
    [soft, "M4 46h56l-6 8H10z"],
    [solid, "M10 42a22 22 0 0 1 44 0z"],
    [warm, "M32 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"],
    [line, "M6 42h52M18 38a14 14 0 0 1 8-9"],
  ],
  service: [
    [soft, "M26 28a16 16 0 1 0 16 16H26z"],
    [warm, "M26 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12z"],
    [line, "M26 22v18h14l8 14M26 30h12M20 30a16 16 0 1 0 20 20"],
  ],
};

/** A picture of a kind of extras, for those who look. */
export const ExtrasArt = ({ kind }: { readonly kind: ExtraKind }) => (
  <svg viewBox="0 0 64 64" className={css.art} aria-hidden="true">
    {drawings[kind].map(([className, path]) => (
      <path key={path} className={className} d={path} />
    ))}
  </svg>
);
