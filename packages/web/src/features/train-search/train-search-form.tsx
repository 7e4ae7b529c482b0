import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { farthestTrainsDays, nearestStations } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { NearButton } from "../search-form/near-button.tsx";
import { placePicker } from "../search-form/place-picker.ts";
import { RouteFields } from "../search-form/route-fields.tsx";
import { SearchForm } from "../search-form/search-form.tsx";
import { type SearchFormProps, useSearchForm } from "../search-form/use-search-form.ts";
import { PartyField } from "./party-field.tsx";
import { trainPlan } from "./train-plan.ts";
import { placeOfStation, trainStationsQuery } from "./train-stations.ts";

const stationPicker = placePicker(msg`Station or city`, () => import("./station-list.tsx"));
const empty = { from: "", to: "", date: "", adults: 1, children: 0, infants: 0, code: "" };

function Form(props: SearchFormProps) {
  const { data } = useQuery(trainStationsQuery);
  const places = useMemo(() => (data ?? []).map(placeOfStation), [data]);
  // Where the stations could not be had, a search is taken at its word.
  const form = useSearchForm(trainPlan, { ...props, empty, places, isPlace: () => data === null });
  return (
    <SearchForm
      plan={trainPlan}
      form={form}
      suggested={places}
      top={
        <NearButton
          failed={<Trans>Your device did not share its location. Type a station instead.</Trans>}
          onFound={(here) => {
            const [nearest] = nearestStations(here, data ?? []);
            if (nearest !== undefined) form.change((draft) => ({ ...draft, from: nearest.slug }));
          }}
        >
          <Trans>From the nearest station</Trans>
        </NearButton>
      }
    >
      <RouteFields form={form} picker={stationPicker} farthest={farthestTrainsDays} />
      <PartyField form={form} />
    </SearchForm>
  );
}

/** From where, to where, when, and who. Another search makes another form. */
export const TrainSearchForm = (props: SearchFormProps) => <Form key={props.search ?? ""} {...props} />;
