/** The names that the pictures of cities in a row are drawn by: a city that comes again is drawn at another hour. */
export const atOtherHours = (cities: readonly string[]): readonly string[] =>
  cities.map((city, index) => {
    const before = cities.slice(0, index).filter((one) => one === city).length;
    return before === 0 ? city : `${city} ${before + 1}`;
  });
