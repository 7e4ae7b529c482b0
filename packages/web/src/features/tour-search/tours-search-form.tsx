import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { addDays, farthestToursDays } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import MapPin from "lucide-react/icons/map-pin";
import { useMemo } from "react";
import { DaysField } from "../search-form/days-field.tsx";
import { PlaceField } from "../search-form/place-field.tsx";
import { placePicker } from "../search-form/place-picker.ts";
import { SearchForm } from "../search-form/search-form.tsx";
import { type SearchFormProps, useSearchForm } from "../search-form/use-search-form.ts";
import { placeOfTours, tourPlacesQuery } from "./tour-places.ts";
import { toursPlan, usualDays } from "./tours-plan.ts";

const places = placePicker(msg`City, valley or coast`, () => import("./tour-place-list.tsx"));
const empty = { place: "", from: "", to: "" };
const days = {
  title: msg`Which days suit you?`,
  last: msg`Until which day?`,
  both: msg`Choose the first day that suits you, then the last.`,
  afterFirst: msg`Now choose the last day that suits you.`,
};

function Form(props: SearchFormProps) {
  const { t } = useLingui();
  const { data } = useQuery(tourPlacesQuery);
  const known = useMemo(() => (data ?? []).map(placeOfTours), [data]);
  // Where the places could not be had, a search is taken at its word.
  const form = useSearchForm(toursPlan, { ...props, empty, places: known, isPlace: () => data === null });
  const { from, place, to } = form.draft;
  return (
    <SearchForm plan={toursPlan} form={form} suggested={known}>
      <PlaceField
        form={form}
        picker={places}
        name="place"
        label={t`Where`}
        icon={MapPin}
        value={place}
        // Who says where but not when is shown the week that begins tomorrow.
        set={(draft, id) => ({ ...usualDays(form.today), ...(draft.from === "" ? {} : draft), place: id })}
      />
      <DaysField
        form={form}
        first={{ name: "from", label: t`From`, value: from }}
        last={{ name: "to", label: t`To`, value: to }}
        max={addDays(form.today, farthestToursDays)}
        words={days}
        onChange={(first, last) => form.change((draft) => ({ ...draft, from: first, to: last }))}
      />
    </SearchForm>
  );
}

/** Where, and on which days. Another search makes another form. */
export const ToursSearchForm = (props: SearchFormProps) => <Form key={props.search ?? ""} {...props} />;
