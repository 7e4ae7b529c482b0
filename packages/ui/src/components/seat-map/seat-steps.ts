/** A step over a seat map as it is drawn, facing the front. */
export type SeatStep = "forward" | "backward" | "left" | "right" | "rowStart" | "rowEnd" | "first" | "last";

const plain: Readonly<Record<string, SeatStep>> = {
  ArrowUp: "forward",
  ArrowDown: "backward",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "rowStart",
  End: "rowEnd",
};
const withControl: Readonly<Record<string, SeatStep>> = { Home: "first", End: "last" };

type Key = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean };

/**
 * The step that a key asks for. Sideways keys go by the picture and not by the reading direction: the map is never mirrored, so
 * the left arrow leads to the seat on the left in every language.
 */
export const stepByKey = ({ key, ctrlKey, metaKey, altKey }: Key): SeatStep | undefined => {
  if (altKey || metaKey) return undefined;
  const steps = ctrlKey ? withControl : plain;
  return Object.hasOwn(steps, key) ? steps[key] : undefined;
};
