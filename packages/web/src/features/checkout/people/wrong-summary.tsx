import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { TravellerProblem, TravellerView } from "@safar/engine";
import { ErrorSummary } from "@safar/ui/form-field";
import type { MouseEvent, Ref } from "react";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { type FormField, travellerFields, travellerFieldWords } from "./field-words.ts";
import { fieldId } from "./traveller-field.tsx";

export type WrongField = {
  readonly control: string;
  /** Null where it is nobody's in particular. */
  readonly traveller: string | null;
  readonly field: FormField;
  readonly problem: TravellerProblem;
};

/** Everything that is wrong with a traveller, in the order of the form. */
export const wrongOf = ({ id, problems }: Pick<TravellerView, "id" | "problems">): readonly WrongField[] =>
  travellerFields.flatMap((field) => {
    const problem = problems[field];
    return problem === undefined ? [] : [{ control: fieldId(id, field), traveller: id, field, problem }];
  });

/** The links of a summary give the focus to the field itself, not only to its place on the page. */
const jump = (event: MouseEvent<HTMLDivElement>) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return;
  event.preventDefault();
  document.getElementById(decodeURIComponent(link.hash.slice(1)))?.focus();
};

/** Whatever is wrong, above the form. One traveller alone needs no name. */
export function WrongSummary({
  wrong,
  nameOf,
  ref,
}: {
  readonly wrong: readonly WrongField[];
  readonly ref?: Ref<HTMLDivElement>;
  readonly nameOf?: (id: string) => string;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (wrong.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears its links
    <div ref={ref} onClick={jump}>
      <ErrorSummary
        title={
          wrong.every(({ problem }) => problem.code === "required")
            ? t`Please fill out all required fields`
            : t`Please correct the following`
        }
        more={(count) => t`${plural(count, { one: "and # more", other: "and # more" })}`}
        errors={wrong.map(({ control, traveller, field, problem }) => {
          const words = t(travellerFieldWords(field, problem, locale));
          return {
            id: control,
            message: traveller === null || nameOf === undefined ? words : t`${nameOf(traveller)}: ${words}`,
          };
        })}
      />
    </div>
  );
}
