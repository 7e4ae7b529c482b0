import { Trans } from "@lingui/react/macro";
import { type Dashboard, iconsOf } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Icon } from "@safar/ui/icon";
import { Lattice } from "@safar/ui/lattice";
import { Container } from "@safar/ui/layout";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import * as css from "./home.css.ts";
import { placeOf } from "./icon-places.ts";

/** How many icons find room before `more`. */
const room = 8;

type Icons = Dashboard["icons"];

const Places = ({ icons }: { icons: Icons }) => (
  <ul className={css.places}>
    {icons.flatMap(({ identifier, title }) => {
      const place = placeOf(identifier);
      return place
        ? [
            <li key={identifier}>
              <Anchor href={place.href} className={css.place}>
                <Icon of={place.icon} size={18} />
                {title}
              </Anchor>
            </li>,
          ]
        : [];
    })}
  </ul>
);

/** The promise of the place and the searches; then the other ways in: the dashboard's icons in its order, those without room behind `more`. */
export function Hero({ dashboard, search }: { dashboard: Pick<Dashboard, "icons"> | null; search: ReactNode }) {
  const { edition } = useFacts();
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
            <Trans>Where does the road take you?</Trans>
          </h1>
          <p className={css.heroWords}>
            {edition === "SA" ? (
              <Trans>
                Flights, stays and tickets across Saudi Arabia and beyond. Taxes and booking fees are in the price you
                see.
              </Trans>
            ) : (
              <Trans>
                Flights, stays and tickets across Pakistan and beyond. Taxes and booking fees are in the price you see.
              </Trans>
            )}
          </p>
        </Container>
      </div>
      <Container>
        {search}
        <Places icons={shown} />
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
