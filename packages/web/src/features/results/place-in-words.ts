/** A place as an address writes it, as people do: `rahim-yar-khan` is "Rahim Yar Khan". For where its name could not be had. */
export const placeInWords = (slug: string): string =>
  slug
    .split("-")
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
