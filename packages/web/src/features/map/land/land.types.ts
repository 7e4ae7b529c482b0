/**
 * What is drawn of a city besides the sea, as rows of text that are short to send. A line is latitudes and longitudes in turn, to a
 * thousandth of a degree, about a hundred metres, and what it is called where that is known: `"24.854 67.033 24.859 67.052; Mall Road; شارع المول"`.
 */
export type CityRows = {
  /** The middle, and how far from it, in degrees, something of it is drawn. */
  readonly at: readonly [latitude: number, longitude: number];
  readonly far?: number;
  /** Roads that run through the country or round the city. */
  readonly highways?: readonly string[];
  /** Main roads of the city itself. */
  readonly roads?: readonly string[];
  /** Rivers, creeks and canals by their middle, each with its width in metres. */
  readonly rivers?: readonly (readonly [metres: number, line: string])[];
  /** Lakes by their shore. */
  readonly lakes?: readonly string[];
  readonly parks?: readonly string[];
  /** By the names that people know them by; a search for hotels names those that have some besides. */
  readonly quarters?: readonly (readonly [latitude: number, longitude: number, en: string, ar: string])[];
  /** What people find their way by, and where they arrive. */
  readonly spots?: readonly (readonly [sign: SpotSign, latitude: number, longitude: number, en: string, ar: string])[];
};

/** `haram` is the mosque of Makkah, `nabawi` that of the Prophet. */
export type SpotSign = "airport" | "station" | "harbour" | "sight" | "haram" | "nabawi";
