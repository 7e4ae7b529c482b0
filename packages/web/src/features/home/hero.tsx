import { Trans } from "@lingui/react/macro";
import { type DashboardIcon, isVertical, type Vertical } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Icon } from "@safar/ui/icon";
import { Lattice } from "@safar/ui/lattice";
import { Container } from "@safar/ui/layout";
import { useFacts } from "../../app/page-path.ts";
import * as css from "./home.css.ts";
import { verticalHomes } from "./vertical-homes.ts";

/** The promise of the place, and the ways in: the icons of the verticals this edition sells, in the dashboard's order. */
export function Hero({ icons, verticals }: { icons: readonly DashboardIcon[]; verticals: readonly Vertical[] }) {
  const { edition } = useFacts();
  const ways = icons.flatMap(({ identifier, title }) =>
    isVertical(identifier) && verticals.includes(identifier) ? [{ ...verticalHomes[identifier], title }] : [],
  );
  return (
    <div className={css.hero}>
      <Lattice fade="end" />
      <Container>
        <h1>
          <Trans>Where does the road take you?</Trans>
        </h1>
        <p className={css.heroWords}>
          {edition === "SA" ? (
            <Trans>
              Flights, stays and tickets across Saudi Arabia and beyond. The price you see is the price you pay.
            </Trans>
          ) : (
            <Trans>
              Flights, stays and tickets across Pakistan and beyond. The price you see is the price you pay.
            </Trans>
          )}
        </p>
        {ways.length > 0 && (
          <ul className={css.places}>
            {ways.map(({ href, icon, title }) => (
              <li key={href + title}>
                <Anchor href={href} className={css.place}>
                  <Icon of={icon} />
                  {title}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </Container>
    </div>
  );
}
