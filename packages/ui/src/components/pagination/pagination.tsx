import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Anchor } from "../anchor/anchor.tsx";
import { Icon } from "../icon/icon.tsx";
import { pagesInSight } from "./pages-in-sight.ts";
import * as css from "./pagination.css.ts";

/** Links, so that pages can be opened, shared and found. */
export function Pagination({
  label,
  previous,
  next,
  page,
  pages,
  hrefOf,
  nameOf,
}: {
  label: string;
  previous: string;
  next: string;
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Heard instead of the bare number, such as "Page 3". */
  nameOf: (page: number) => string;
}) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {page > 1 && (
          <li>
            <Anchor className={css.page} href={hrefOf(page - 1)} rel="prev" aria-label={previous}>
              <Icon of={ChevronLeft} directional />
            </Anchor>
          </li>
        )}
        {pagesInSight(page, pages).map((number, index) =>
          number === "rest" ? (
            // oxlint-disable-next-line react/no-array-index-key -- a gap has no other identity
            <li key={`rest-${index}`} className={css.rest} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Anchor
                className={css.page}
                href={hrefOf(number)}
                aria-label={nameOf(number)}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </Anchor>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Anchor className={css.page} href={hrefOf(page + 1)} rel="next" aria-label={next}>
              <Icon of={ChevronRight} directional />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  );
}
