import type { SharedName, SharedPart } from "./shared-parts.ts";

/** The parts whose scripts are here, each noted by itself. */
const here: { [Name in SharedName]?: SharedPart } = {};

export const partArrives = (name: SharedName, Part: SharedPart): void => {
  here[name] = Part;
};

export const partHere = (name: SharedName): SharedPart | undefined => here[name];
