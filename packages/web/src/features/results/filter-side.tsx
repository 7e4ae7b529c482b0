import { Trans, useLingui } from "@lingui/react/macro";
import { Skeleton } from "@safar/ui/skeleton";
import { createIsomorphicFn } from "@tanstack/react-start";
import type { ReactNode, RefObject } from "react";
import type { FilterField } from "./filter-field.ts";
import { PlainForm } from "./plain-form.tsx";
import * as css from "./results-screen.css.ts";

/** The filters for a browser without script are the server's to write. */
const SentFilters = createIsomorphicFn()
  .server(() => PlainForm)
  .client((): typeof PlainForm => () => null)();

export const FieldsComing = () => (
  <div className={css.fieldsComing}>
    <p>
      <Trans>Filters</Trans>
    </p>
    {[1, 2, 3, 4, 5, 6].map((line) => (
      <Skeleton key={line} />
    ))}
  </div>
);

/** The filters in a column of their own. A page that is not alive has them as a form, for browsers without script. */
export function FilterSide({
  side,
  panel,
  sent,
  onOver,
}: {
  side: RefObject<HTMLElement | null>;
  /** Null while there is nothing to filter, and where there is no room for it. */
  panel: ReactNode;
  /** What a form sends, on a page that is not alive and has something to filter. */
  sent: { readonly kept: readonly (readonly [string, string])[]; readonly fields: readonly FilterField[] } | null;
  /** Told when a hand comes over it and leaves. */
  onOver: (isOver: boolean) => void;
}) {
  const { t } = useLingui();
  return (
    <aside
      ref={side}
      className={sent === null ? css.side : css.plainSide}
      aria-label={t`Filters`}
      onPointerEnter={() => onOver(true)}
      onPointerLeave={() => onOver(false)}
    >
      {sent === null ? (
        (panel ?? <FieldsComing />)
      ) : (
        <noscript>
          <SentFilters {...sent} />
        </noscript>
      )}
    </aside>
  );
}
