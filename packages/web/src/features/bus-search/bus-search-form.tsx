import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { addDays, farthestBusDays } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import CircleDot from "lucide-react/icons/circle-dot";
import MapPin from "lucide-react/icons/map-pin";
import { useMemo } from "react";
import { DaysField } from "../search-form/days-field.tsx";
import { PlacePair } from "../search-form/place-pair.tsx";
import { placePicker } from "../search-form/place-picker.ts";
import { SearchForm } from "../search-form/search-form.tsx";
import { type SearchFormProps, useSearchForm } from "../search-form/use-search-form.ts";
import { busCitiesQuery, placeOfCity } from "./bus-cities.ts";
import { busPlan } from "./bus-plan.ts";

const cities = placePicker(msg`City`, () => import("./city-list.tsx"));
const empty = { from: "", to: "", date: "" };

function Form(props: SearchFormProps) {
  const { t } = useLingui();
  const { data } = useQuery(busCitiesQuery);
  const places = useMemo(() => (data ?? []).map(placeOfCity), [data]);
  // Where the cities could not be had, a search is taken at its word.
  const form = useSearchForm(busPlan, { ...props, empty, places, isPlace: () => data === null });
  const { from, to, date } = form.draft;
  return (
    <SearchForm plan={busPlan} form={form} suggested={places}>
      <PlacePair
        form={form}
        picker={cities}
        from={{
          name: "from",
          label: t`From`,
          icon: CircleDot,
          value: from,
          set: (draft, place) => ({ ...draft, from: place }),
        }}
        to={{ name: "to", label: t`To`, icon: MapPin, value: to, set: (draft, place) => ({ ...draft, to: place }) }}
      />
      <DaysField
        form={form}
        first={{ name: "date", label: t`Day`, value: date }}
        max={addDays(form.today, farthestBusDays)}
        words={{ title: msg`When do you travel?` }}
        onChange={(day) => form.change((draft) => ({ ...draft, date: day }))}
      />
    </SearchForm>
  );
}

/** From where, to where and when. Another search makes another form. */
export const BusSearchForm = (props: SearchFormProps) => <Form key={props.search ?? ""} {...props} />;
