type Titled = { readonly title: string | null; readonly quantity: number };

/** Each title once, with how often it is there. What has none is left out. */
export const countedTitles = (of: readonly Titled[]): readonly string[] =>
  [...Map.groupBy(of, ({ title }) => title)].flatMap(([title, same]) => {
    const count = same.reduce((sum, { quantity }) => sum + quantity, 0);
    return title === null ? [] : [count > 1 ? `${title} × ${count}` : title];
  });
