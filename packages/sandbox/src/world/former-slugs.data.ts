/** What tours and events were called in their addresses before they were called as they are. */
// biome-ignore format: a table is read by its rows.
export const formerSlugs: Readonly<Record<string, string>> = {
  "walled-city-at-dawn": "walled-city-on-foot", "makli-at-first-light": "makli-city-of-the-silent", "stars-of-gharameel": "pillars-of-gharameel",
  "stars-over-katpana": "dunes-of-katpana", "sunset-dhow": "along-the-coast-on-a-dhow", "hammerhead-sunset": "around-the-hammerhead",
  "camels-at-dawn": "with-the-camels", "elephant-rock-dusk": "elephant-rock", "cold-desert-at-dusk": "cold-desert",
  "sunday-book-walk": "old-booksellers", "kalash-spring": "kalash-valleys", "margalla-morning": "margalla-hills-ridge",
  "wagah-evening": "flag-parade-at-the-border", "food-street-evening": "fort-road-kebabs", "red-sands-evening": "red-sands-and-supper",
  "bujairi-supper": "bujairi-at-dusk", "last-place": "hidden-cellars-of-the-fort", "never-answers": "collectors-house",
  "request-only": "stargazing-at-pir-sohawa", "sold-out-night": "songs-from-the-old-city", "moved-festival": "harbour-lights-festival",
  "cancelled-match": "desert-falcons-match", "two-per-person": "the-locked-room", "last-pass": "an-author-and-a-lamp",
};

/** What is meant by a slug today: one of before is that of now. */
export const slugNow = (slug: string): string => formerSlugs[slug] ?? slug;
