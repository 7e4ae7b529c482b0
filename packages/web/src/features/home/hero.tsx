import { Trans, useLingui } from "@lingui/react/macro";
import { type Dashboard, iconsOf } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import { Lattice } from "@safar/ui/lattice";
import { Container } from "@safar/ui/layout";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { shellQuery } from "../../session/queries.ts";
import * as css from "./home.css.ts";
import { placeOf, usualPlaces } from "./icon-places.ts";
import { PersonalPart } from "./personal-part.tsx";

/** How many icons find room before `more`. */
const room = 8;

type Icons = Dashboard["icons"];

const Place = ({ href, icon, title, look }: { href: string; icon: LucideIcon; title: string; look?: string }) => (
  <li className={look}>
    <Anchor href={href} className={css.place}>
      <Icon of={icon} size={18} />
      {title}
    </Anchor>
  </li>
);

const Places = ({ icons, children }: { icons: Icons; children?: ReactNode }) => (
  <ul className={css.places}>
    {icons.flatMap(({ identifier, title }) => {
      const place = placeOf(identifier);
      return place ? [<Place key={identifier} {...place} title={title} look={css.inTheMenu} />] : [];
    })}
    {children}
  </ul>
);

/** The promise of the place and the searches; then the other ways in: the dashboard's icons in its order, those without room behind `more`. */
export function Hero({ dashboard, search }: { dashboard: Pick<Dashboard, "icons"> | null; search: ReactNode }) {
  const { t } = useLingui();
  const { edition } = useFacts();
  const { viewer } = useSuspenseQuery(shellQuery).data;
  const { shown, overflow } = iconsOf(
    { icons: dashboard?.icons.filter(({ identifier }) => placeOf(identifier)) ?? [] },
    room,
  );
  const more = shown.find(({ identifier }) => identifier === "more");
  return (
    <>
      <div className={css.hero}>
        <Lattice fade="end" />
        <Container>
          <h1>
            <Trans>Where would you like to go?</Trans>
          </h1>
          <p className={css.heroWords}>
            {edition === "SA" ? (
              <Trans>
                Flights, stays and tickets across Saudi Arabia and beyond. Taxes and service fees are in the price you
                see.
              </Trans>
            ) : (
              <Trans>
                Flights, stays and tickets across Pakistan and beyond. Taxes and service fees are in the price you see.
              </Trans>
            )}
          </p>
        </Container>
      </div>
      <Container>
        {search}
        <div className={css.personal}>
          <Places icons={shown}>
            {usualPlaces(viewer !== null).map(({ label, ...place }) => (
              <Place key={place.href} {...place} title={t(label)} />
            ))}
          </Places>
          <PersonalPart />
        </div>
        {more && (
          <details className={css.more}>
            <summary className={css.place}>
              {more.title}
              <Icon of={ChevronDown} size={18} />
            </summary>
            <Places icons={overflow} />
          </details>
        )}
      </Container>
    </>
  );
}
