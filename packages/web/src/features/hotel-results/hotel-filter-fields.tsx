import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Facet, type HotelFacets, type HotelFilters, type Money, scoreSteps } from "@safar/engine";
import { Checkbox } from "@safar/ui/checkbox";
import { memo, type ReactNode, useId } from "react";
import { useFacts } from "../../app/page-path.ts";
import { formatMoney } from "../../i18n/format.ts";
import * as css from "../flight-results/filter-fields.css.ts";
import { amenityWords, kindWords, scoreWords } from "./hotel-words.ts";

const toggled = <Value,>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

const Group = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <fieldset className={css.group}>
    <legend className={css.title}>{title}</legend>
    {children}
  </fieldset>
);

function Choice({
  name,
  value,
  label,
  facet,
  isOn,
  onChange,
}: {
  name: string;
  value: string;
  label: ReactNode;
  facet: Facet<unknown> | null;
  isOn: boolean;
  onChange: (() => void) | undefined;
}) {
  const { locale } = useFacts();
  return (
    <div className={css.choice}>
      <Checkbox
        name={name}
        value={value}
        {...(onChange === undefined ? { defaultChecked: isOn } : { checked: isOn, onChange })}
        label={
          <span className={css.row}>
            <span>
              {label} {facet && <span className={css.count}>({facet.count})</span>}
            </span>
            {facet && <bdi className={css.from}>{formatMoney(facet.from, locale)}</bdi>}
          </span>
        }
      />
    </div>
  );
}

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
  const id = useId();
  const step = Math.max(1, Math.round((most - least) / 40));
  const end = least + Math.ceil((most - least) / step) * step;
  const now = value ?? end;
  const said = formatMoney({ minor: Math.min(now, most), currency }, locale);
  return (
    <div className={css.group}>
      <div className={css.row}>
        <label htmlFor={id} className={css.title}>
          {t`Price of the stay`}
        </label>
        <output htmlFor={id} className={css.most}>
          <Trans>
            up to <bdi>{said}</bdi>
          </Trans>
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={css.slider}
        min={least}
        max={end}
        step={step}
        value={now}
        aria-valuetext={said}
        onChange={({ currentTarget }) => {
          const chosen = Number(currentTarget.value);
          onChange(chosen >= most ? null : chosen);
        }}
      />
    </div>
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
        <Group title={<Trans>Cancelling</Trans>}>
          <Choice
            name="refundable"
            value="1"
            label={<Trans>Free cancellation</Trans>}
            facet={facets.refundable}
            isOn={filters.refundable}
            onChange={changing({ refundable: !filters.refundable })}
          />
        </Group>
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
      <Group title={<Trans>Stars</Trans>}>
        {facets.stars.map((facet) => (
          <Choice
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
      </Group>
      <Group title={<Trans>Guests' score</Trans>}>
        {scoreSteps.map((step) => (
          <Choice
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
      </Group>
      <Group title={<Trans>Kind of place</Trans>}>
        {facets.kinds.map((facet) => (
          <Choice
            key={facet.value}
            name="kinds"
            value={facet.value}
            label={t(kindWords[facet.value])}
            facet={facet}
            isOn={filters.kinds.includes(facet.value)}
            onChange={changing({ kinds: toggled(filters.kinds, facet.value) })}
          />
        ))}
      </Group>
      <Group title={<Trans>What it has</Trans>}>
        {facets.amenities.map((facet) => (
          <Choice
            key={facet.value}
            name="amenities"
            value={facet.value}
            label={t(amenityWords[facet.value])}
            facet={facet}
            isOn={filters.amenities.includes(facet.value)}
            onChange={changing({ amenities: toggled(filters.amenities, facet.value) })}
          />
        ))}
      </Group>
    </div>
  );
});
