import { Trans, useLingui } from "@lingui/react/macro";
import type { OperatorAbout, SearchText } from "@safar/engine";
import { Card, CardLink } from "@safar/ui/card";
import { Emblem } from "@safar/ui/emblem";
import { Section } from "@safar/ui/layout";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { type BusyRoute, RouteCards } from "../route-cards/route-cards.tsx";
import { VerticalHome } from "../vertical-home/vertical-home.tsx";
import * as css from "./bus-home.css.ts";
import { BusSearchForm } from "./bus-search-form.tsx";
import { OperatorRating } from "./operator-rating.tsx";
import { RecentRoutesStrip } from "./recent-routes-strip.tsx";

type Props = {
  readonly search: SearchText | null;
  readonly isChecked: boolean;
  readonly operators: readonly OperatorAbout[];
  readonly routes: readonly BusyRoute[];
  /** The day that the routes are shown for. */
  readonly date: string;
};

/** Where a bus begins, and who drives it. */
export function BusHomePage({ search, isChecked, operators, routes, date }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    <VerticalHome
      vertical="buses"
      name={t`Buses`}
      title={<Trans>Book bus tickets and choose your seat</Trans>}
      intro={<Trans>Choose your bus, stop and seat. Seating rules and refund terms are shown before you pay.</Trans>}
      form={<BusSearchForm search={search} isChecked={isChecked} />}
      recent={<RecentRoutesStrip />}
    >
      <RouteCards routes={routes} date={date} />
      {operators.length > 0 && (
        <Section title={t`Bus operators`}>
          <ul className={css.operators}>
            {operators.map((operator) => (
              <li key={operator.id} className={css.each}>
                <Card kind="link">
                  <div className={css.operator}>
                    <Emblem of={operator.slug} />
                    <div>
                      <h3>
                        <CardLink href={paths.busOperator(operator.slug)}>{operator.name[locale]}</CardLink>
                      </h3>
                      <OperatorRating of={operator} />
                      <p className={css.about}>{operator.about[locale]}</p>
                    </div>
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </VerticalHome>
  );
}
