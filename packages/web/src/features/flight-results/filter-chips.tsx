import { Trans, useLingui } from "@lingui/react/macro";
import {
  decodeCriteria,
  type FlightReferences,
  noFilters,
  type OfferFacets,
  type OfferFilters,
  type Range,
  type SearchText,
} from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import X from "lucide-react/icons/x";
import { memo } from "react";
import { formatMoney } from "../../i18n/format.ts";
import * as css from "./filter-chips.css.ts";
import { clockAt, isolated, useFlightWords } from "./flight-words.ts";

type Chip = { readonly id: string; readonly words: string; readonly without: OfferFilters };

/** What is filtered by, one by one, each to be taken away again. */
export const FilterChips = memo(function FilterChips({
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
  onChange: (filters: OfferFilters) => void;
}) {
  const { t } = useLingui();
  const words = useFlightWords();
  const { legs } = decodeCriteria(search);
  const currency = facets.stops[0]?.from.currency;
  const stopsWords = { 0: t`Direct`, 1: t`1 stop`, 2: t`2 stops or more` };
  const timesOf = (end: "departs" | "arrives"): readonly Chip[] =>
    filters[end].flatMap((range: Range | null, leg) => {
      if (range === null) return [];
      const [from, to] = range;
      const hours = isolated(`${clockAt(from)} – ${clockAt(to + 1)}`);
      const { from: origin = "", to: goal = "" } = legs[leg] ?? {};
      const place = words.city(end === "departs" ? origin : goal, references);
      const ranges = filters[end].map((other, place) => (place === leg ? null : other));
      const said = end === "departs" ? t`Leaves ${place} ${hours}` : t`Arrives in ${place} ${hours}`;
      const without = end === "departs" ? { ...filters, departs: ranges } : { ...filters, arrives: ranges };
      return [{ id: `${end}${leg}`, words: said, without }];
    });
  const upTo = (value: string) => t`up to ${isolated(value)}`;
  const chips: readonly Chip[] = [
    ...filters.stops.map((stops) => ({
      id: `stops${stops}`,
      words: stopsWords[stops],
      without: { ...filters, stops: filters.stops.filter((other) => other !== stops) },
    })),
    ...(filters.checkedBag
      ? [{ id: "bag", words: t`Checked baggage on every flight`, without: { ...filters, checkedBag: false } }]
      : []),
    ...(filters.refundable
      ? [{ id: "refundable", words: t`Refundable`, without: { ...filters, refundable: false } }]
      : []),
    ...(filters.price !== null && currency !== undefined
      ? [
          {
            id: "price",
            words: upTo(formatMoney({ minor: filters.price[1], currency }, words.locale)),
            without: { ...filters, price: null },
          },
        ]
      : []),
    ...(filters.maxMinutes === null
      ? []
      : [
          { id: "minutes", words: upTo(words.duration(filters.maxMinutes)), without: { ...filters, maxMinutes: null } },
        ]),
    ...timesOf("departs"),
    ...timesOf("arrives"),
    ...filters.airlines.map((code) => ({
      id: code,
      words: words.airline(code, references),
      without: { ...filters, airlines: filters.airlines.filter((other) => other !== code) },
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul role="list" className={css.chips} aria-label={t`Filters in use`}>
      {chips.map(({ id, words: said, without }) => (
        <li key={id}>
          <button
            type="button"
            className={css.chip}
            aria-label={t`Remove filter: ${said}`}
            onClick={() => onChange(without)}
          >
            <bdi>{said}</bdi>
            <Icon of={X} size={14} />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className={css.clear} onClick={() => onChange(noFilters)}>
            <Trans>Clear all filters</Trans>
          </button>
        </li>
      )}
    </ul>
  );
});
