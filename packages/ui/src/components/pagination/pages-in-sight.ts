/** The first, the last, the current page and its neighbours; `rest` where two or more pages are left out. */
export function pagesInSight(page: number, pages: number): (number | "rest")[] {
  const seen = new Set([1, pages, page - 1, page, page + 1].filter((number) => number >= 1 && number <= pages));
  const shown: (number | "rest")[] = [];
  for (let number = 1; number <= pages; number++) {
    const isLonely = seen.has(number - 1) && seen.has(number + 1);
    if (seen.has(number) || isLonely) shown.push(number);
    else if (shown.at(-1) !== "rest") shown.push("rest");
  }
  return shown;
}
