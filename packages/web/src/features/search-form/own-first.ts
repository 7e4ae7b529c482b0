/** What lies in a country first, in the order that it had; then all else. */
export const ownFirst = <Place extends { readonly country: string }>(
  places: readonly Place[],
  country: string,
): readonly Place[] =>
  places.toSorted((one, other) => Number(other.country === country) - Number(one.country === country));
