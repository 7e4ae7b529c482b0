import { useLingui } from "@lingui/react/macro";
import type { MovieCity } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { useRef } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { rememberCity } from "../../engine/device/remembered-city.ts";
import { useCurrentInMiddle } from "../results/use-current-in-middle.ts";
import * as css from "./movie-home.css.ts";

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
    <nav ref={strip} aria-label={t`Cinemas in`}>
      <ul className={css.chips} role="list">
        {own.map(({ name, slug }) => (
          <li key={slug}>
            <Anchor
              href={hrefOf(slug)}
              className={css.chip}
              aria-current={slug === city ? "true" : undefined}
              onClick={() => rememberCity(slug)}
            >
              <bdi>{name[locale]}</bdi>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
