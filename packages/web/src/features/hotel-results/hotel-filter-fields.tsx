import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type HotelFacets, type HotelFilters, type Money, scoreSteps } from "@safar/engine";
import { memo } from "react";
import { useFacts } from "../../app/page-path.ts";
import { formatMoney } from "../../i18n/format.ts";
import * as css from "../results-list/filter-parts.css.ts";
import { FacetChoice, FilterGroup, MostSlider, toggled } from "../results-list/filter-parts.tsx";
import { amenityWords, kindWords, scoreWords } from "./hotel-words.ts";

function MostPrice({
  range: [least, most],
  currency,
  value,
  onChange,
}: {
  range: readonly [number, number];
  currency: Money["currency"];
  value: number | null;
  onChange: (most: number | null) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const step = Math.max(1, Math.round((most - least) / 40));
  const end = least + Math.ceil((most - least) / step) * step;
  const now = value ?? end;
  const said = formatMoney({ minor: Math.min(now, most), currency }, locale);
  return (
    <MostSlider
      title={t`Price of the stay`}
      min={least}
      max={end}
      step={step}
      value={now}
      said={said}
      onChange={(chosen) => onChange(chosen >= most ? null : chosen)}
    >
      <Trans>
        up to <bdi>{said}</bdi>
      </Trans>
    </MostSlider>
  );
}

/** What the hotels found can be filtered by. Without `onChange` the choices are a form's own. */
export const HotelFilterFields = memo(function HotelFilterFields({
  facets,
  filters,
  onChange,
}: {
  facets: HotelFacets;
  filters: HotelFilters;
  onChange?: (filters: HotelFilters) => void;
}) {
  const { t } = useLingui();
  const changing = (part: Partial<HotelFilters>) =>
    onChange === undefined ? undefined : () => onChange({ ...filters, ...part });
  const currency = facets.stars[0]?.from.currency;
  return (
    <div className={css.fields}>
      {facets.refundable !== null && (
        <FilterGroup title={<Trans>Cancelling</Trans>}>
          <FacetChoice
            name="refundable"
            value="1"
            label={<Trans>Free cancellation</Trans>}
            facet={facets.refundable}
            isOn={filters.refundable}
            onChange={changing({ refundable: !filters.refundable })}
          />
        </FilterGroup>
      )}
      {onChange !== undefined &&
        facets.price !== null &&
        currency !== undefined &&
        facets.price[0] < facets.price[1] && (
          <MostPrice
            range={facets.price}
            currency={currency}
            value={filters.price?.[1] ?? null}
            onChange={(most) => onChange({ ...filters, price: most === null ? null : [0, most] })}
          />
        )}
      <FilterGroup title={<Trans>Stars</Trans>}>
        {facets.stars.map((facet) => (
          <FacetChoice
            key={facet.value}
            name="stars"
            value={String(facet.value)}
            label={
              facet.value === 0 ? t`Without stars` : t`${plural(facet.value, { one: "# star", other: "# stars" })}`
            }
            facet={facet}
            isOn={filters.stars.includes(facet.value)}
            onChange={changing({ stars: toggled(filters.stars, facet.value) })}
          />
        ))}
      </FilterGroup>
      <FilterGroup title={<Trans>Guests' score</Trans>}>
        {scoreSteps.map((step) => (
          <FacetChoice
            key={step}
            name="score"
            value={String(step)}
            label={
              <>
                {t(scoreWords(step))} · <Trans>{step} and over</Trans>
              </>
            }
            facet={null}
            isOn={filters.score === step}
            onChange={changing({ score: filters.score === step ? null : step })}
          />
        ))}
      </FilterGroup>
      <FilterGroup title={<Trans>Kind of place</Trans>}>
        {facets.kinds.map((facet) => (
          <FacetChoice
            key={facet.value}
            name="kinds"
            value={facet.value}
            label={t(kindWords[facet.value])}
            facet={facet}
            isOn={filters.kinds.includes(facet.value)}
            onChange={changing({ kinds: toggled(filters.kinds, facet.value) })}
          />
        ))}
      </FilterGroup>
      <FilterGroup title={<Trans>What it has</Trans>}>
        {facets.amenities.map((facet) => (
          <FacetChoice
            key={facet.value}
            name="amenities"
            value={facet.value}
            label={t(amenityWords[facet.value])}
            facet={facet}
            isOn={filters.amenities.includes(facet.value)}
            onChange={changing({ amenities: toggled(filters.amenities, facet.value) })}
          />
        ))}
      </FilterGroup>
    </div>
  );
});
