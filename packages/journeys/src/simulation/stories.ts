/** A short list of flights, on a route on which nothing special happens: how many are chosen from is no matter here. */
export const plainRoute = "KHI-UET";

/** Where the sandbox has something happen, or much to choose from. */
export const storyRoutes = ["KHI-ISB", "LHE-ISB", "PEW-DXB", "MUX-MED", "UET-KHI", "ISB-GIL", "KHI-SKZ"] as const;

/** Last names that the sandbox has something happen to. */
export const storyNames = ["TWICE", "CURRENCY", "SEATTAKEN", "SOLDOUT", "EXPIRE", "PARTIAL", "REFUSED"] as const;

/** Where somebody books at once who has no story: a city with hotels, and a road with buses. */
export const plainPlace = "faisalabad";
export const plainRoad = "karachi~lahore";

/** A line on which trains go all day, and those on which the sandbox has something happen. */
export const plainLine = "lahore~rawalpindi";
/** A film in a city, without a story and with some. */
export const plainFilm = "the-last-tonga~lahore";
export const storyFilms = ["almost-full~lahore", "quiet-matinee~riyadh"] as const;

export const storyLines = ["karachi-city~gwadar", "sahiwal~multan", "lahore~multan", "peshawar~karachi"] as const;

/** A place with guides, without a story and with some; and the tours that have one. */
export const plainGuides = "hunza";
export const storyGuides = ["lahore", "islamabad", "riyadh", "jazan"] as const;
export const storyTours: ReadonlySet<string> = new Set([
  "hidden-cellars-of-the-fort",
  "stargazing-at-pir-sohawa",
  "collectors-house",
]);

/** Events, as searches: without a story and with some; and those that have one. */
export const plainEvents = "city=multan&category=theatre";
/** Talks in a city where one of them is free, and the only one that is soon. */
export const freeEvents = "city=alula&category=talks";
export const storyEventSearches = ["city=karachi&category=music", "city=riyadh&category=sport", "city=jeddah"] as const;
export const storyEvents: ReadonlySet<string> = new Set([
  "harbour-lights-festival",
  "desert-falcons-match",
  "the-locked-room",
  "an-author-and-a-lamp",
  "songs-from-the-old-city",
]);

/** Where many hotels are, such as have stories among them. */
export const storyPlaces = ["karachi", "jeddah", "zhob"] as const;

/** Hotels that the sandbox has something happen to. */
export const storyHotels: ReadonlySet<string> = new Set([
  "Sleep Mode Inn",
  "Clifton Court Suites",
  "Harbour View Residency",
  "Saddar Gate Plaza",
  "Garden Road Lodge",
  "Old Clifton Rest House",
]);

/** Roads that the sandbox has something happen on. */
export const storyRoads = [
  "gwadar~gilgit",
  "abbottabad~gilgit",
  "sialkot~quetta",
  "multan~lahore",
  "taif~jeddah",
  "sukkur~karachi",
] as const;

/** A seat of every coach that somebody else takes at the last moment. */
export const storySeat = "7";
