import { paths } from "../../app/addresses/paths.ts";
import { isSold, type SoldVertical } from "../../app/verticals.ts";
import { type SavedSort, savedSorts } from "./saved-groups.ts";

export type SavedShown = {
  readonly kind?: SoldVertical | undefined;
  readonly sort?: SavedSort | undefined;
};

/** `?kind=hotels&sort=drop`: of one kind, in another order than by place; all of it without them. */
export const savedSearch = ({ kind, sort }: Readonly<Record<string, unknown>>): SavedShown => ({
  kind: typeof kind === "string" && isSold(kind) ? kind : undefined,
  sort: savedSorts.find((one) => one === sort && one !== "place"),
});

/** The address of what is saved, so shown. */
export const savedAddress = (shown: SavedShown): string => {
  const { kind, sort } = savedSearch(shown);
  const query = new URLSearchParams({ ...(kind && { kind }), ...(sort && { sort }) });
  return query.size === 0 ? paths.saved() : `${paths.saved()}?${query}`;
};
