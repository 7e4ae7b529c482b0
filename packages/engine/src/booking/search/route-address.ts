import { isSlug } from "../../kernel/slug.ts";

/** From one place to another, each as addresses name it. */
export type Ends = { readonly from: string; readonly to: string };

const longestSlug = 60;

/** A place's name that an address or a form holds; empty where it cannot be one. */
export const slugIn = (text: string): string => {
  const name = text.trim().slice(0, longestSlug).toLowerCase();
  return isSlug(name) ? name : "";
};

/** Two places as one part of an address: `rahim-yar-khan-to-lahore`. */
export const encodeRoute = ({ from, to }: Ends): string => `${from}-to-${to}`;

const bridge = "-to-";

/** Every way to read a part of an address as two places. */
export const splitsOf = (route: string): readonly Ends[] => {
  const found: Ends[] = [];
  for (let at = route.indexOf(bridge); at >= 0; at = route.indexOf(bridge, at + 1)) {
    const [from, to] = [route.slice(0, at), route.slice(at + bridge.length)];
    if (isSlug(from) && isSlug(to)) found.push({ from, to });
  }
  return found;
};

/** The only way to read a part of an address as two places that there are, or undefined. Names may hold hyphens, and "to". */
export const decodeRoute = (route: string, isPlace: (name: string) => boolean): Ends | undefined => {
  const fitting = splitsOf(route.toLowerCase()).filter(({ from, to }) => isPlace(from) && isPlace(to));
  return fitting.length === 1 ? fitting[0] : undefined;
};
