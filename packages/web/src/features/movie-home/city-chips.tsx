import { useLingui } from "@lingui/react/macro";
import type { MovieCity } from "@safar/engine";
import { useRef } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { rememberCity } from "../../engine/device/remembered-city.ts";
import { useCurrentInMiddle } from "../results/use-current-in-middle.ts";
import { ChipLinks } from "../vertical-home/chip-links.tsx";

/** The cities that have cinemas, the chosen one marked. The next page begins with the one that was chosen last. */
export function CityChips({
  cities,
  city,
  hrefOf,
}: {
  readonly cities: readonly MovieCity[];
  readonly city: string;
  readonly hrefOf: (slug: string) => string;
}) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const strip = useRef<HTMLElement>(null);
  useCurrentInMiddle(strip);
  const own = cities.filter(({ country, slug }) => country === edition || slug === city);
  return (
    <ChipLinks
      ref={strip}
      label={t`Cinemas in`}
      of={own.map(({ name, slug }) => ({
        href: hrefOf(slug),
        words: <bdi>{name[locale]}</bdi>,
        isCurrent: slug === city,
        onClick: () => rememberCity(slug),
      }))}
    />
  );
}
