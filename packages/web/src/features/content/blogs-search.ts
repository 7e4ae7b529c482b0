/** What the address of the list of blogs may say: `?page=2&category=food`. */
export type BlogsSearch = { readonly page?: number | undefined; readonly category?: string | undefined };

const lastPage = 1000;

/**
 * Words that are no choice of ours are said to be absent, so that the address loses them. The first page is said by silence:
 * it has one address.
 */
export const blogsSearch = (search: Readonly<Record<string, unknown>>): BlogsSearch => {
  const page = Number(search.page);
  return {
    page: Number.isInteger(page) && page > 1 && page <= lastPage ? page : undefined,
    category: typeof search.category === "string" && search.category !== "" ? search.category : undefined,
  };
};
