import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { FoundPlace } from "@safar/engine";
import { Select } from "@safar/ui/select";
import { useQuery } from "@tanstack/react-query";
import Clapperboard from "lucide-react/icons/clapperboard";
import { useFacts } from "../../app/addresses/page-path.ts";
import { rememberCity } from "../../engine/device/remembered-city.ts";
import { PlaceField } from "../search-form/place-field.tsx";
import { placePicker } from "../search-form/place-picker.ts";
import { SearchForm } from "../search-form/search-form.tsx";
import { type SearchFormProps, useSearchForm } from "../search-form/use-search-form.ts";
import { moviePlan } from "./movie-plan.ts";
import { moviesGeneralQuery } from "./movies-general.ts";

const films = placePicker(msg`Name of the film`, () => import("./film-list.tsx"), msg`Looking for films`);
const none: readonly FoundPlace[] = [];

type Props = SearchFormProps & { readonly films?: readonly FoundPlace[] };

function Form({ films: known = none, ...props }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { data } = useQuery(moviesGeneralQuery);
  const cities = data?.cities ?? [];
  const form = useSearchForm(moviePlan, {
    ...props,
    empty: { film: "", city: data?.city ?? "", date: "" },
    places: known,
  });
  const city = form.draft.city || (data?.city ?? "");
  return (
    <SearchForm plan={moviePlan} form={form} suggested={known}>
      <PlaceField
        form={form}
        picker={films}
        name="film"
        label={t`Film`}
        icon={Clapperboard}
        value={form.draft.film}
        set={(draft, film) => ({ film, city: draft.city || city, date: form.today })}
      />
      <Select
        {...form.field("city")}
        label={t`City`}
        value={city}
        onChange={({ currentTarget: { value } }) => {
          rememberCity(value);
          form.change((draft) => ({ ...draft, city: value }));
        }}
      >
        {cities.map(({ name, slug }) => (
          <option key={slug} value={slug}>
            {name[locale]}
          </option>
        ))}
      </Select>
    </SearchForm>
  );
}

/** Which film, in which city. Another search makes another form. */
export const MovieSearchForm = (props: Props) => <Form key={props.search ?? ""} {...props} />;
