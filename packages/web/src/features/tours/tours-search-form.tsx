import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { addDays, farthestToursDays } from "@safar/engine";
import { DaysField } from "../search-form/days-field.tsx";
import { SearchForm } from "../search-form/search-form.tsx";
import { type SearchFormProps, useSearchForm } from "../search-form/use-search-form.ts";
import { toursPlan } from "./tours-plan.ts";

const empty = { date: "" };
const places: readonly never[] = [];

function Form(props: SearchFormProps) {
  const { t } = useLingui();
  const form = useSearchForm(toursPlan, { ...props, empty, places });
  return (
    <SearchForm plan={toursPlan} form={form}>
      <DaysField
        form={form}
        first={{ name: "date", label: t`Day`, value: form.draft.date }}
        max={addDays(form.today, farthestToursDays)}
        words={{ title: msg`Which day?` }}
        onChange={(date) => form.change(() => ({ date }))}
      />
    </SearchForm>
  );
}

/** On which day. Another search makes another form. Fill in what else is searched for. */
export const ToursSearchForm = (props: SearchFormProps) => <Form key={props.search ?? ""} {...props} />;
