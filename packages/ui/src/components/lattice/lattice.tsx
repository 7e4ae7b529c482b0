import { useId } from "react";
import { girihTile } from "./girih.ts";
import { fades } from "./lattice.css.ts";

const tile = 72;
const lines = girihTile(tile);

/**
 * The family mark: a girih lattice behind what it stands in, in the colour of the text around it. The container needs
 * `position: relative; isolation: isolate`. `--lattice` sets its opacity. Drawn in the page: a picture in the style sheet is a document
 * of its own to a browser, which it makes before it first paints.
 */
export const Lattice = ({ fade = "none" }: { fade?: keyof typeof fades }) => {
  const id = useId();
  return (
    <svg aria-hidden="true" className={fades[fade]}>
      <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
        <path d={lines} fill="none" stroke="currentColor" strokeWidth="1.1" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
};
