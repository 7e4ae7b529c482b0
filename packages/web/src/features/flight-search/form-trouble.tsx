import { useLingui } from "@lingui/react/macro";
import type { DraftField } from "@safar/engine";
import { ErrorSummary } from "@safar/ui/form-field";
import type { Ref } from "react";

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
  const { t } = useLingui();
  const told = errors.map(({ field, id, message }) => ({
    id,
    message: namesLegs && legOf(field) > 0 ? `${t`Flight ${legOf(field)}`}: ${message}` : message,
  }));
  // Two fields may lack the same thing in the same words.
  const shown = [...new Map(told.map((error) => [error.message, error])).values()];
  return <ErrorSummary ref={ref} compact title={t`Something is missing or not right yet`} errors={shown} />;
}
