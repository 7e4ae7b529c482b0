import type { Names } from "@safar/engine";
import { useRef } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { rememberCity } from "../../engine/device/remembered-city.ts";
import { useCurrentInMiddle } from "../results/use-current-in-middle.ts";
import { ChipLinks } from "./chip-links.tsx";

type City = {
  readonly slug: string;
  readonly name: Names;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** How much there is in it, where that is said. */
  readonly count?: number;
};

/** The edition's own cities, the chosen one marked. The next page begins with the one that was chosen last. */
export function CityChips({
  label,
  all,
  cities,
  city,
  hrefOf,
}: {
  readonly label: string;
  /** The words of no city, where all may be looked at. */
  readonly all?: string;
  readonly cities: readonly City[];
  /** Empty for all of them. */
  readonly city: string;
  readonly hrefOf: (slug: string) => string;
}) {
  const { edition, locale } = useFacts();
  const strip = useRef<HTMLElement>(null);
  useCurrentInMiddle(strip);
  const own = cities.filter(({ country, slug }) => country === edition || slug === city);
  const chipOf = (slug: string, name: string, count?: number) => ({
    href: hrefOf(slug),
    words: (
      <>
        <bdi>{name}</bdi>
        {count !== undefined && <>&nbsp;· {count}</>}
      </>
    ),
    isCurrent: slug === city,
    onClick: () => rememberCity(slug),
  });
  return (
    <ChipLinks
      ref={strip}
      label={label}
      of={[
        ...(all === undefined ? [] : [chipOf("", all)]),
        ...own.map(({ count, name, slug }) => chipOf(slug, name[locale], count)),
      ]}
    />
  );
}
