import { useLingui } from "@lingui/react/macro";
import { type Airport, changeDraft, emptyDraft, isAirportCode, type TripType } from "@safar/engine";
import { Segmented } from "@safar/ui/segmented";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { SearchForm as Frame } from "../search-form/search-form.tsx";
import { type SearchFormProps, useSearchForm } from "../search-form/use-search-form.ts";
import { flightPlan } from "./flight-plan.ts";
import { LegPlaces, TripDates } from "./leg-fields.tsx";
import { MoreLegs } from "./more-legs.tsx";
import { PartyField } from "./party-field.tsx";
import { airportsHomeQuery, searchAirportsQuery } from "./places.ts";
import { tripWords } from "./search-words.ts";

const trips = ["return", "one_way", "multi_city"] as const satisfies readonly TripType[];
const none: readonly Airport[] = [];

function Form(props: SearchFormProps) {
  const { t } = useLingui();
  const { data: home } = useQuery(airportsHomeQuery);
  const { data: named = none } = useQuery(searchAirportsQuery(props.search));
  const { popular = none, usualStart = null } = home ?? {};
  const places = useMemo(() => [...popular, ...named], [popular, named]);
  const empty = emptyDraft(usualStart ?? "");
  // A code is an airport also where its name could not be had.
  const form = { ...useSearchForm(flightPlan, { ...props, empty, places, isPlace: isAirportCode }), usualStart };
  const { draft, change, isAlive } = form;
  return (
    <Frame
      plan={flightPlan}
      form={form}
      suggested={popular}
      top={
        <>
          <Segmented
            label={t`Kind of trip`}
            name="trip"
            segments={trips.map((trip) => ({ value: trip, label: t(tripWords[trip]) }))}
            value={draft.trip}
            onChange={(value) => {
              const trip = trips.find((known) => known === value);
              if (trip !== undefined) change((now) => changeDraft(now, { type: "trip", trip }));
            }}
          />
          <PartyField form={form} />
        </>
      }
    >
      <LegPlaces form={form} leg={0} />
      <TripDates form={form} />
      {(!isAlive || draft.trip === "multi_city") && <MoreLegs form={form} />}
    </Frame>
  );
}

/** Where, when, who and in which class. Another search makes another form. */
export const SearchForm = (props: SearchFormProps) => <Form key={props.search ?? ""} {...props} />;
