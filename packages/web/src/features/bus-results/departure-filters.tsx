import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  type BusDayPart,
  type BusTimes,
  type CoachType,
  departureFacets,
  type Facet,
  type DepartureFilters as Filters,
  noDepartureFilters,
} from "@safar/engine";
import { Button } from "@safar/ui/button";
import { useMemo } from "react";
import { useFacts } from "../../app/page-path.ts";
import { coachWords } from "../bus-search/bus-words.ts";
import * as css from "../results-list/filter-parts.css.ts";
import { FacetChoice, FilterGroup, toggled } from "../results-list/filter-parts.tsx";

const partWords: Readonly<Record<BusDayPart, MessageDescriptor>> = {
  night: msg`Before 6 in the morning`,
  morning: msg`6 in the morning to noon`,
  afternoon: msg`Noon to 6 in the evening`,
  evening: msg`After 6 in the evening`,
};

const isPart = (value: string): value is BusDayPart => Object.hasOwn(partWords, value);
const isCoach = (value: string): value is CoachType => Object.hasOwn(coachWords, value);

type ListName = "operators" | "coaches" | "parts" | "boarding";

export const countOfFilters = ({ boarding, coaches, maxPrice, operators, parts }: Filters): number =>
  [boarding, coaches, operators, parts].reduce((sum, list) => sum + list.length, maxPrice === null ? 0 : 1);

function Choices({
  title,
  name,
  facets,
  filters,
  labelOf,
  onChange,
}: {
  title: string;
  name: ListName;
  facets: readonly Facet<string>[];
  filters: Filters;
  labelOf: (value: string) => string;
  onChange: ((filters: Filters) => void) | undefined;
}) {
  if (facets.length < 2) return null;
  const chosen: readonly string[] = filters[name];
  return (
    <FilterGroup title={title}>
      {facets.map((facet) => (
        <FacetChoice
          key={facet.value}
          name={name}
          value={facet.value}
          label={<bdi>{labelOf(facet.value)}</bdi>}
          facet={facet}
          isOn={chosen.includes(facet.value)}
          onChange={onChange && (() => onChange({ ...filters, [name]: toggled(chosen, facet.value) }))}
        />
      ))}
    </FilterGroup>
  );
}

/** What the coaches of a day can be narrowed down by. Without `onChange` it is part of a form that is sent. */
export function DepartureFilters({
  times,
  filters,
  onChange,
}: {
  times: BusTimes;
  filters: Filters;
  onChange?: ((filters: Filters) => void) | undefined;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { departures } = times;
  const facets = useMemo(() => departureFacets(departures), [departures]);
  const operatorOf = (id: string) => departures.find(({ operator }) => operator.id === id)?.operator.name[locale] ?? id;
  const stopOf = (id: string) =>
    departures.flatMap(({ boarding }) => boarding).find((stop) => stop.id === id)?.name[locale] ?? id;
  const shared = { filters, onChange };
  return (
    <div className={css.fields}>
      <Choices
        {...shared}
        title={t`Departure`}
        name="parts"
        facets={facets.parts}
        labelOf={(value) => (isPart(value) ? t(partWords[value]) : value)}
      />
      <Choices {...shared} title={t`Operator`} name="operators" facets={facets.operators} labelOf={operatorOf} />
      <Choices
        {...shared}
        title={t`Kind of coach`}
        name="coaches"
        facets={facets.coaches}
        labelOf={(value) => (isCoach(value) ? t(coachWords[value]) : value)}
      />
      <Choices {...shared} title={t`Where to get on`} name="boarding" facets={facets.boarding} labelOf={stopOf} />
      {onChange !== undefined && countOfFilters(filters) > 0 && (
        <Button kind="quiet" size="small" onClick={() => onChange(noDepartureFilters)}>
          <Trans>Clear all filters</Trans>
        </Button>
      )}
    </div>
  );
}
