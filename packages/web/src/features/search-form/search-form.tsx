import { useLingui } from "@lingui/react/macro";
import type { SearchText } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { ErrorSummary } from "@safar/ui/form-field";
import { Icon } from "@safar/ui/icon";
import Search from "lucide-react/icons/search";
import type { CSSProperties, ReactNode } from "react";
import { localisePath } from "../../app/addresses/locale.ts";
import * as css from "./search-form.css.ts";
import type { SearchPlan } from "./search-plan.types.ts";
import type { SearchFormState } from "./use-search-form.ts";

const inColumns = (columns: string): CSSProperties & { "--columns": string } => ({ "--columns": columns });

/**
 * The frame of a search: its fields, what is wrong with them, and the button. Without script it is a form like any other and leads
 * to the same results; what was filled in before the page came alive counts.
 */
export function SearchForm<Draft, Field extends string, Place, Recent extends { readonly search: SearchText }>({
  plan,
  form,
  suggested,
  top,
  children,
}: {
  plan: SearchPlan<Draft, Field, Place, Recent>;
  form: SearchFormState<Draft, Field, Place>;
  /** What a browser without script suggests in the fields of places. */
  suggested?: readonly Place[];
  /** Over the fields: what kind of search it is. */
  top?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { locale, isAlive, isOffered, listId } = form;
  return (
    <form
      ref={form.form}
      className={css.form}
      method="get"
      action={localisePath(plan.action, locale)}
      noValidate
      // It reads the form only when it is sent.
      // oxlint-disable-next-line react/refs
      onSubmit={form.submit}
      aria-label={t(plan.words.search)}
    >
      {Object.entries(plan.sent ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {top && <div className={css.top}>{top}</div>}
      <ErrorSummary ref={form.summary} compact title={t(plan.words.trouble)} errors={form.errors} />
      <div className={css.main} style={inColumns(plan.columns)}>
        {children}
        <Button kind="next" type="submit" className={css.submit}>
          <Icon of={Search} size={18} />
          {t(plan.words.search)}
        </Button>
      </div>
      {!isAlive && suggested !== undefined && (
        <datalist id={listId}>
          {(isOffered ? suggested.filter(isOffered) : suggested).map((place) => (
            <option key={plan.placeId(place)} value={plan.placeText(place, locale)}>
              {plan.placeText(place, locale)}
            </option>
          ))}
        </datalist>
      )}
    </form>
  );
}
