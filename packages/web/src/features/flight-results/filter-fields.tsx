import { Trans, useLingui } from "@lingui/react/macro";
import {
  dayParts,
  decodeCriteria,
  type FlightReferences,
  type OfferFacets,
  type OfferFilters,
  type Range,
  type SearchText,
} from "@safar/engine";
import { memo } from "react";
import { formatMoney } from "../../i18n/format.ts";
import * as css from "../results-list/filter-parts.css.ts";
import { FacetChoice, FilterGroup, MostSlider, toggled } from "../results-list/filter-parts.tsx";
import { legName } from "./baggage-words.ts";
import { DayPartChoice } from "./day-part-choice.tsx";
import { useFlightWords } from "./flight-words.ts";

/** A list of ranges by leg with one of them set; what comes after the last set one is left out. */
const withRange = (ranges: readonly (Range | null)[], leg: number, range: Range | null): readonly (Range | null)[] => {
  const all = Array.from({ length: Math.max(ranges.length, leg + 1) }, (_, place) =>
    place === leg ? range : (ranges[place] ?? null),
  );
  return all.slice(0, all.findLastIndex((one) => one !== null) + 1);
};

function Most({
  title,
  range,
  value,
  step,
  words,
  onChange,
}: {
  title: string;
  range: Range;
  /** Null where nothing is ruled out. */
  value: number | null;
  step: number;
  words: (value: number) => string;
  onChange: (value: number) => void;
}) {
  const [least, most] = range;
  const top = Math.ceil(most / step) * step;
  const said = words(Math.min(value ?? most, most));
  return (
    <MostSlider
      title={title}
      min={Math.floor(least / step) * step}
      max={top}
      step={step}
      value={Math.min(value ?? top, top)}
      said={said}
      onChange={onChange}
    >
      <Trans>
        up to <bdi>{said}</bdi>
      </Trans>
    </MostSlider>
  );
}

/** About a hundred steps, of round amounts. */
const stepOf = ([least, most]: Range): number => {
  const rough = Math.max(1, (most - least) / 100);
  return 10 ** Math.ceil(Math.log10(rough));
};

/** Everything to filter by. Without `onChange` the fields are those of a form that is sent. */
export const FilterFields = memo(function FilterFields({
  search,
  facets,
  filters,
  references,
  onChange,
}: {
  search: SearchText;
  facets: OfferFacets;
  filters: OfferFilters;
  references: FlightReferences;
  onChange?: ((filters: OfferFilters) => void) | undefined;
}) {
  const { t, i18n } = useLingui();
  const words = useFlightWords();
  const { legs, trip } = decodeCriteria(search);
  const change = (part: Partial<OfferFilters>) => onChange?.({ ...filters, ...part });
  const does = (part: () => Partial<OfferFilters>) => (onChange === undefined ? undefined : () => change(part()));
  const currency = facets.stops[0]?.from.currency;
  const stopsWords = { 0: t`Direct`, 1: t`1 stop`, 2: t`2 stops or more` };
  const { checkedBag, minutes, price, refundable } = facets;
  return (
    <div className={css.fields}>
      <FilterGroup title={<Trans>Stops</Trans>}>
        {facets.stops.map((facet) => (
          <FacetChoice
            key={facet.value}
            name="stops"
            value={String(facet.value)}
            label={stopsWords[facet.value]}
            facet={facet}
            isOn={filters.stops.includes(facet.value)}
            onChange={does(() => ({ stops: toggled(filters.stops, facet.value) }))}
          />
        ))}
      </FilterGroup>
      {(checkedBag !== null || refundable !== null) && (
        <FilterGroup title={<Trans>Included</Trans>}>
          {checkedBag !== null && (
            <FacetChoice
              name="bag"
              value="1"
              label={t`Checked baggage on every flight`}
              facet={checkedBag}
              isOn={filters.checkedBag}
              onChange={does(() => ({ checkedBag: !filters.checkedBag }))}
            />
          )}
          {refundable !== null && (
            <FacetChoice
              name="refundable"
              value="1"
              label={t`Refundable`}
              facet={refundable}
              isOn={filters.refundable}
              onChange={does(() => ({ refundable: !filters.refundable }))}
            />
          )}
        </FilterGroup>
      )}
      {onChange !== undefined && currency !== undefined && price !== null && price[1] > price[0] && (
        <Most
          title={t`Price`}
          range={price}
          step={stepOf(price)}
          value={filters.price?.[1] ?? null}
          words={(minor) => formatMoney({ minor, currency }, words.locale)}
          onChange={(most) => change({ price: most >= price[1] ? null : [0, most] })}
        />
      )}
      {onChange !== undefined && minutes !== null && minutes[1] > minutes[0] && (
        <Most
          title={legs.length > 1 ? t`Total travel time` : t`Travel time`}
          range={minutes}
          step={15}
          value={filters.maxMinutes}
          words={words.duration}
          onChange={(most) => change({ maxMinutes: most >= minutes[1] ? null : most })}
        />
      )}
      {(["departs", "arrives"] as const).flatMap((end) =>
        facets[end].map((parts, leg) => {
          const { from = "", to = "" } = legs[leg] ?? {};
          const place = words.city(end === "departs" ? from : to, references);
          const name = legs.length > 1 ? legName(i18n, leg, legs.length, trip === "return") : null;
          const title = end === "departs" ? t`Leaves ${place}` : t`Arrives in ${place}`;
          return (
            <FilterGroup
              // oxlint-disable-next-line react/no-array-index-key -- legs keep their places
              key={`${end} ${leg}`}
              title={
                <>
                  {title}
                  {name !== null && <span className={css.count}> · {name}</span>}
                </>
              }
            >
              <DayPartChoice
                name={end}
                parts={dayParts}
                facets={parts}
                chosen={filters[end][leg] ?? null}
                onChoose={
                  onChange === undefined
                    ? undefined
                    : (range) =>
                        change(
                          end === "departs"
                            ? { departs: withRange(filters.departs, leg, range) }
                            : { arrives: withRange(filters.arrives, leg, range) },
                        )
                }
                leg={leg}
              />
            </FilterGroup>
          );
        }),
      )}
      <FilterGroup title={<Trans>Airlines</Trans>}>
        {facets.airlines.map((facet) => (
          <FacetChoice
            key={facet.value}
            name="airlines"
            value={facet.value}
            label={<bdi>{words.airline(facet.value, references)}</bdi>}
            facet={facet}
            isOn={filters.airlines.includes(facet.value)}
            onChange={does(() => ({ airlines: toggled(filters.airlines, facet.value) }))}
          />
        ))}
      </FilterGroup>
    </div>
  );
});
