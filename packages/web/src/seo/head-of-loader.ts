import type { PageHead } from "./page-head.ts";

/** A route's `head`, as its loader made it: what makes heads is loaded with the page, not with every page. */
export const headOfLoader = ({
  loaderData,
}: {
  readonly loaderData?: { readonly head: PageHead } | undefined;
}): Partial<PageHead> => loaderData?.head ?? {};
