import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type BusCity, encodeBusRoute, type OperatorAbout, type SearchText } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Card, CardLink } from "@safar/ui/card";
import { Hero } from "@safar/ui/hero";
import { Icon } from "@safar/ui/icon";
import { Container, Section } from "@safar/ui/layout";
import { Poster } from "@safar/ui/poster";
import Star from "lucide-react/icons/star";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { breadcrumbThing, organizationThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import * as css from "./bus-home.css.ts";
import { BusSearchForm } from "./bus-search-form.tsx";
import { cityName } from "./bus-words.ts";
import { RecentRoadsStrip } from "./recent-roads-strip.tsx";

export type BusRoad = { readonly from: BusCity; readonly to: BusCity };

const Rating = ({ rating, reviews }: Pick<OperatorAbout, "rating" | "reviews">) => {
  const { t } = useLingui();
  return (
    <span className={css.rating}>
      <Icon of={Star} size={16} />
      <bdi>{rating.toFixed(1)}</bdi>
      <span>{t`${plural(reviews, { one: "(# review)", other: "(# reviews)" })}`}</span>
    </span>
  );
};

/** Where a bus begins: the search, the roads that many travel, and who drives them. */
export function BusHomePage({
  search,
  isChecked,
  operators,
  roads,
  date,
}: {
  search: SearchText | null;
  isChecked: boolean;
  operators: readonly OperatorAbout[];
  roads: readonly BusRoad[];
  /** The day that the roads are shown for. */
  date: string;
}) {
  const { t } = useLingui();
  const facts = useFacts();
  const { locale } = facts;
  return (
    <>
      <Hero
        title={<Trans>Bus tickets, seat by seat</Trans>}
        intro={
          <Trans>
            Choose the coach, the stop and the very seat. Who may sit where, and what comes back if you cancel, is said
            before you pay.
          </Trans>
        }
        panel={<BusSearchForm search={search} isChecked={isChecked} />}
      />
      <Container>
        <RecentRoadsStrip />
      </Container>
      {roads.length > 0 && (
        <Section title={t`Roads that many travel`}>
          <ul className={css.roads}>
            {roads.map(({ from, to }) => (
              <li key={`${from.slug} ${to.slug}`}>
                <Anchor
                  className={css.road}
                  href={paths.busResults(encodeBusRoute({ from: from.slug, to: to.slug }), date)}
                >
                  <bdi>
                    {cityName(from, locale)} – {cityName(to, locale)}
                  </bdi>
                </Anchor>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {operators.length > 0 && (
        <Section title={t`Who drives`}>
          <ul className={css.operators}>
            {operators.map((operator) => (
              <li key={operator.id}>
                <Card kind="link" media={<Poster kind="bus" name={operator.name.en} />}>
                  <h3>
                    <CardLink href={paths.busOperator(operator.slug)}>{operator.name[locale]}</CardLink>
                  </h3>
                  <Rating rating={operator.rating} reviews={operator.reviews} />
                  <p className={css.about}>{operator.about[locale]}</p>
                </Card>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <JsonLdScript
        things={[
          organizationThing(facts),
          breadcrumbThing(facts, [
            { href: paths.home(), label: t`Home` },
            { href: paths.busHome(), label: t`Buses` },
          ]),
        ]}
      />
    </>
  );
}
