import { msg } from "@lingui/core/macro";
import { farthestBusDays } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { placePicker } from "../search-form/place-picker.ts";
import { RouteFields } from "../search-form/route-fields.tsx";
import { SearchForm } from "../search-form/search-form.tsx";
import { type SearchFormProps, useSearchForm } from "../search-form/use-search-form.ts";
import { busCitiesQuery } from "./bus-cities.ts";
import { busPlan } from "./bus-plan.ts";
import { placeOfCity } from "./known-cities.ts";

const cities = placePicker(msg`City`, () => import("./city-list.tsx"));
const empty = { from: "", to: "", date: "" };

function Form(props: SearchFormProps) {
  const { data } = useQuery(busCitiesQuery);
  const places = useMemo(() => (data ?? []).map(placeOfCity), [data]);
  // Where the cities could not be had, a search is taken at its word.
  const form = useSearchForm(busPlan, { ...props, empty, places, isPlace: () => data === null });
  return (
    <SearchForm plan={busPlan} form={form} suggested={places}>
      <RouteFields form={form} picker={cities} farthest={farthestBusDays} />
    </SearchForm>
  );
}

/** From where, to where and when. Another search makes another form. */
export const BusSearchForm = (props: SearchFormProps) => <Form key={props.search ?? ""} {...props} />;
