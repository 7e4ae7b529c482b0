import type { ExtraKind, ExtraPicture } from "@safar/engine";
import * as css from "./extras-art.css.ts";

const { line, soft, solid, warm } = css;

/** In a square of 64: a row of seats with one's own, bags, a dish under its lid, and somebody in a wheelchair; of the goods of an order those it names. */
const drawings: Readonly<Record<ExtraKind | ExtraPicture, readonly (readonly [className: string, path: string])[]>> = {
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
  popcorn: [
    [warm, "M12 22a7 7 0 0 1 8-9 8 8 0 0 1 15-1 7 7 0 0 1 7 10z"],
    [soft, "M8 24h38l-5 34H13z"],
    [solid, "M16 24h6l1 34h-6zM32 24h6l-3 34h-5z"],
    [line, "M8 24h38l-5 34H13zM50 34h10l-2 24h-6zM55 34l3-12"],
  ],
  nachos: [
    [warm, "M18 34 26 10l12 22zM34 34l14-20 6 20z"],
    [soft, "M10 34 6 18l16 14z"],
    [solid, "M6 36h52l-7 20H13z"],
    [line, "M4 36h56M18 34 26 10l12 22M36 32l12-18 6 20"],
  ],
  drink: [
    [soft, "M16 26h32l-4 32H20z"],
    [solid, "M17 36h30l-3 22H20z"],
    [warm, "M26 42h6v6h-6zM34 48h6v6h-6z"],
    [line, "M16 26h32l-4 32H20zM12 26h40M34 26l4-18h8"],
  ],
  box: [
    [warm, "M8 20a6 6 0 0 1 7-7 7 7 0 0 1 13 0 6 6 0 0 1 6 7zM38 30l6-14 8 14z"],
    [soft, "M6 22h28l-3 16H9z"],
    [solid, "M4 38h56l-5 20H9z"],
    [line, "M6 22h28l-2 16M6 22l3 16M2 38h60M40 38l1-14M50 38V12h6M36 30h22"],
  ],
  glasses: [
    [soft, "M6 26h22v14a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6z"],
    [warm, "M36 26h22v14a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6z"],
    [line, "M4 24h56M6 26v14a6 6 0 0 0 6 6h10a6 6 0 0 0 6-6v-8q4-4 8 0v8a6 6 0 0 0 6 6h10a6 6 0 0 0 6-6V26"],
  ],
};

/** A picture of a kind of extras, for those who look. */
export const ExtrasArt = ({ kind }: { readonly kind: ExtraKind | ExtraPicture }) => (
  <svg viewBox="0 0 64 64" className={css.art} aria-hidden="true">
    {drawings[kind].map(([className, path]) => (
      <path key={path} className={className} d={path} />
    ))}
  </svg>
);
