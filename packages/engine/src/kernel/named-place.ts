import type { Names } from "./names.ts";

/** A city or a station: what it is called, in addresses too, and where it is. */
export type NamedPlace = {
  /** As addresses and searches name it: `rahim-yar-khan`. */
  readonly slug: string;
  readonly name: Names;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
};
