import { fades } from "./lattice.css.ts";

/**
 * The family mark: a girih lattice behind what it stands in, in the colour of the text around it. The container needs
 * `position: relative; isolation: isolate`. `--lattice` sets its opacity.
 */
export const Lattice = ({ fade = "none" }: { fade?: keyof typeof fades }) => (
  <span aria-hidden="true" className={fades[fade]} />
);
