import { Trans, useLingui } from "@lingui/react/macro";
import type { FoundPlace, SearchText } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { ErrorSummary } from "@safar/ui/form-field";
import { Icon } from "@safar/ui/icon";
import { useRouter } from "@tanstack/react-router";
import Search from "lucide-react/icons/search";
import { type FormEvent, useRef } from "react";
import { localisePath } from "../../app/locale.ts";
import { paths } from "../../app/paths.ts";
import { PlaceField } from "./place-field.tsx";
import { RoomsField } from "./rooms-field.tsx";
import { StayDates } from "./stay-dates.tsx";
import * as css from "./stay-form.css.ts";
import { useStayForm } from "./use-stay-form.ts";

type Props = {
  /** The search that the form begins with; null for an empty one. */
  readonly search: SearchText | null;
  /** The place that it names. */
  readonly place: FoundPlace | null;
  /** What it names instead of a place, which was looked for and is none. */
  readonly unknownPlace?: string | null;
  /** The search was sent already and could not be made: the form says why at once. */
  readonly isChecked?: boolean;
};

function Form({ search, place, unknownPlace = null, isChecked = false }: Props) {
  const { t } = useLingui();
  const router = useRouter();
  const ref = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const form = useStayForm({ search, place, unknownPlace, isChecked }, ref);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = form.complete();
    if (found === null) {
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    void form.remember(found);
    void router.navigate({ href: paths.hotelResults(found) });
  };
  return (
    <form
      ref={ref}
      className={css.form}
      method="get"
      action={localisePath("/hotels/search", form.locale)}
      noValidate
      onSubmit={submit}
      aria-label={t`Search hotels`}
    >
      <ErrorSummary ref={summary} compact title={t`Something is missing or not right yet`} errors={form.errors} />
      <div className={css.main}>
        <PlaceField form={form} />
        <StayDates form={form} />
        <RoomsField form={form} />
        <Button kind="next" type="submit" className={css.submit}>
          <Icon of={Search} size={18} />
          <Trans>Search hotels</Trans>
        </Button>
      </div>
    </form>
  );
}

/**
 * Where, when and who sleeps in which room. Without script it is a form like any other and leads to the same results; what was
 * filled in before the page came alive counts. Another search makes another form.
 */
export const StayForm = (props: Props) => <Form key={props.search ?? ""} {...props} />;
