import { Trans, useLingui } from "@lingui/react/macro";
import type { BusCity } from "@safar/engine";
import { Combobox } from "@safar/ui/combobox";
import type { LucideIcon } from "@safar/ui/icon";
import { useState } from "react";
import { useFacts } from "../../app/page-path.ts";
import { citiesLike, cityText } from "./bus-cities.ts";

const tags = { en: "en-u-nu-latn", ar: "ar-u-nu-latn" } as const;

export type CityPickerProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly cities: readonly BusCity[];
  /** The chosen city, as addresses name it; empty for none. */
  readonly value: string;
  /** The other end of the road, which is not offered. */
  readonly other: string;
  readonly error: string | undefined;
  readonly onChange: (slug: string) => void;
};

/** Type a city in either language, or choose it from the list. What is left unchosen becomes the first that fits. */
export default function CityCombobox({ cities, value, other, onChange, ...field }: CityPickerProps) {
  const { t } = useLingui();
  const { locale, edition } = useFacts();
  const chosen = cities.find(({ slug }) => slug === value);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (chosen === undefined ? "" : cityText(chosen, locale));
  const isQuestion = typed !== null && typed !== (chosen === undefined ? "" : cityText(chosen, locale));
  const found = citiesLike(isQuestion ? text : "", cities).filter(({ slug }) => slug !== other);
  const own = t`In this country`;
  const elsewhere = t`Elsewhere`;
  return (
    <Combobox
      {...field}
      locale={tags[locale]}
      placeholder={t`City`}
      loading={t`Looking for cities`}
      empty={<Trans>No bus stops in a city of this name.</Trans>}
      options={found.map((city) => ({
        id: city.slug,
        label: cityText(city, locale),
        group: city.country === edition ? own : elsewhere,
      }))}
      inputValue={text}
      onInputChange={setTyped}
      value={value === "" ? null : value}
      onChange={(slug) => {
        // A list that closes because the page was scrolled takes nothing typed with it.
        if (slug !== null) setTyped(null);
        onChange(slug ?? "");
      }}
      onBlur={() => {
        // Who types "laho" and goes on means Lahore.
        const [best] = found;
        if (isQuestion && text !== "" && best !== undefined) onChange(best.slug);
        setTyped(null);
      }}
      keepsText
    />
  );
}
