import { Trans } from "@lingui/react/macro";
import type { DraftField } from "@safar/engine";
import type { Ref } from "react";
import * as css from "./search-form.css.ts";

export type FieldError = { readonly field: DraftField; readonly id: string; readonly message: string };

/** The leg that a field belongs to, from 1; 0 of one that belongs to none. */
const legOf = (field: DraftField): number => Number(/\d+$/.exec(field)?.[0] ?? 0);

/** What keeps the search from being made, in a line or two; each leads to its field. Nothing when nothing does. */
export function FormTrouble({
  errors,
  namesLegs,
  ref,
}: {
  errors: readonly FieldError[];
  /** Whether there are several legs, so that each error says which. */
  namesLegs: boolean;
  ref: Ref<HTMLDivElement>;
}) {
  if (errors.length === 0) return null;
  // Two fields may lack the same thing in the same words.
  const shown = [
    ...new Map(errors.map((error) => [`${namesLegs ? legOf(error.field) : ""} ${error.message}`, error])).values(),
  ];
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={css.trouble}>
      <strong>
        <Trans>Something is missing or not right yet</Trans>
      </strong>
      <ul>
        {shown.map(({ field, id, message }) => (
          <li key={field}>
            <a href={`#${id}`}>
              {namesLegs && legOf(field) > 0 && (
                <>
                  <Trans>Flight {legOf(field)}</Trans>:{" "}
                </>
              )}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
