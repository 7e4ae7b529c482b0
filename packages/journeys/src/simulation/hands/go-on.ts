import type { Scene, Walk } from "../walk.types.ts";

/** What somebody does next, in one of the ways in which people do. While something is under way they wait. */
export const goOn = ({ view, ways }: Walk, scene: Scene): void => {
  if (!view().busy) ways.goOn(scene);
};
