import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "@safar/ui/icon";
import X from "lucide-react/icons/x";
import { memo } from "react";
import { isolated } from "../../i18n/isolated.ts";
import * as css from "./filter-chips.css.ts";
import type { FilterField } from "./filter-field.ts";
import { hoursOf } from "./hours.ts";

type Chip = { readonly id: string; readonly words: string; readonly isOn: boolean; readonly press: () => void };

const useChips = (fields: readonly FilterField[]): readonly Chip[] => {
  const { t } = useLingui();
  return fields.flatMap((field, place): readonly Chip[] => {
    switch (field.kind) {
      case "choices":
        return field.options
          .filter(({ isFirst, isOn }) => isOn || isFirst)
          .map(({ chip, isOn, name, toggle, value }) => ({ id: `${name} ${value}`, words: chip, isOn, press: toggle }));
      case "most":
        if (field.value === null) return [];
        return [
          {
            id: String(place),
            words: field.value === 0 ? field.write(0) : t`up to ${isolated(field.write(field.value))}`,
            isOn: true,
            press: () => field.change(null),
          },
        ];
      default: {
        if (field.value === null) return [];
        const hours = isolated(hoursOf(field.value));
        return [{ id: String(place), words: field.chip(hours), isOn: true, press: () => field.change(null) }];
      }
    }
  });
};

/** The filters that most want, each a press away, and whatever else is filtered by, each to be taken away again. */
export const FilterChips = memo(function FilterChips({
  fields,
  onClear,
}: {
  fields: readonly FilterField[];
  onClear: () => void;
}) {
  const { t } = useLingui();
  const chips = useChips(fields);
  if (chips.length === 0) return null;
  return (
    <ul role="list" className={css.chips} aria-label={t`Quick filters`}>
      {chips.map(({ id, isOn, press, words }) => (
        <li key={id}>
          <button
            type="button"
            name={isOn ? id : undefined}
            className={isOn ? css.chip : css.offered}
            aria-label={isOn ? t`Remove filter: ${words}` : undefined}
            onClick={press}
          >
            <bdi>{words}</bdi>
            {isOn && <Icon of={X} size={14} />}
          </button>
        </li>
      ))}
      {chips.filter(({ isOn }) => isOn).length > 1 && (
        <li>
          <button type="button" className={css.clear} onClick={onClear}>
            <Trans>Clear all filters</Trans>
          </button>
        </li>
      )}
    </ul>
  );
});
