import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type HotelFilters, type Money, noHotelFilters } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import X from "lucide-react/icons/x";
import { useFacts } from "../../app/page-path.ts";
import { formatMoney } from "../../i18n/format.ts";
import * as css from "../flight-results/filter-chips.css.ts";
import { amenityWords, kindWords } from "./hotel-words.ts";

type Chip = { readonly id: string; readonly words: string; readonly without: HotelFilters };

/** What is filtered by, one by one, each to be taken away again. */
export function HotelFilterChips({
  filters,
  currency,
  onChange,
}: {
  filters: HotelFilters;
  currency: Money["currency"] | undefined;
  onChange: (filters: HotelFilters) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { amenities, kinds, price, refundable, score, stars } = filters;
  const most = price === null || currency === undefined ? null : formatMoney({ minor: price[1], currency }, locale);
  const chips: readonly Chip[] = [
    ...(refundable
      ? [{ id: "refundable", words: t`Free cancellation`, without: { ...filters, refundable: false } }]
      : []),
    ...(most === null ? [] : [{ id: "price", words: t`up to ${most}`, without: { ...filters, price: null } }]),
    ...stars.map((count) => ({
      id: `stars${count}`,
      words: count === 0 ? t`Without stars` : t`${plural(count, { one: "# star", other: "# stars" })}`,
      without: { ...filters, stars: stars.filter((other) => other !== count) },
    })),
    ...(score === null ? [] : [{ id: "score", words: t`${score} and over`, without: { ...filters, score: null } }]),
    ...kinds.map((kind) => ({
      id: kind,
      words: t(kindWords[kind]),
      without: { ...filters, kinds: kinds.filter((other) => other !== kind) },
    })),
    ...amenities.map((amenity) => ({
      id: amenity,
      words: t(amenityWords[amenity]),
      without: { ...filters, amenities: amenities.filter((other) => other !== amenity) },
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul role="list" className={css.chips} aria-label={t`Filters in use`}>
      {chips.map(({ id, words, without }) => (
        <li key={id}>
          <button
            type="button"
            className={css.chip}
            aria-label={t`Remove filter: ${words}`}
            onClick={() => onChange(without)}
          >
            <bdi>{words}</bdi>
            <Icon of={X} size={14} />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className={css.clear} onClick={() => onChange(noHotelFilters)}>
            <Trans>Clear all filters</Trans>
          </button>
        </li>
      )}
    </ul>
  );
}
