import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { encodeBusRoute, type OperatorRoute, type OperatorPage as Page } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Breadcrumbs } from "@safar/ui/breadcrumbs";
import { Disclosure } from "@safar/ui/disclosure";
import { Dotted } from "@safar/ui/dot";
import { Emblem } from "@safar/ui/emblem";
import { Container, Inline } from "@safar/ui/layout";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { commaIn, formatCount } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { breadcrumbThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { Amount } from "../amounts/amount.tsx";
import { BusSearchForm } from "../bus-search/bus-search-form.tsx";
import { amenityWords, besideWords, refundWords } from "../bus-search/bus-words.ts";
import { OperatorRating } from "../bus-search/operator-rating.tsx";
import { Reviews } from "../reviews/reviews.tsx";
import { HoursOfDay } from "../route-cards/hours-of-day.tsx";
import { lengthOfTime } from "../shell/length-of-time.ts";
import * as css from "./operator-page.css.ts";

function Gallery({ page }: { page: Page }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reached by keys
    <ul className={css.gallery} aria-label={t`Gallery`} tabIndex={0}>
      {page.pictures.map(({ address, height, title, width }) => (
        <li key={address}>
          <figure className={css.figure}>
            <img
              className={css.picture}
              src={address}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
            <figcaption className={css.caption}>
              <bdi>{title[locale]}</bdi>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Where it goes, the cheapest first: each a way to its coaches on that route and day, with how many there are and from which price. */
function Routes({ page: { date, operator, routes } }: { page: Page }) {
  const { i18n, t } = useLingui();
  const { locale } = useFacts();
  const leastOf = ({ cheapest }: OperatorRoute) => cheapest?.minor ?? Number.POSITIVE_INFINITY;
  return (
    <section className={css.box} aria-labelledby="operator-prices">
      <h2 id="operator-prices" className={css.heading}>
        <Trans>Main routes on {isolated(formatShortDay(date, locale))}</Trans>
      </h2>
      <ul className={css.routes} role="list">
        {routes
          .toSorted((one, other) => leastOf(one) - leastOf(other))
          .map(({ cheapest, departures, from, km, leaves, minutes, to }) => (
            <li key={`${from.slug} ${to.slug}`}>
              <Anchor
                className={css.route}
                href={paths.busResults(
                  encodeBusRoute({ from: from.slug, to: to.slug }),
                  date,
                  `operators=${operator.id}`,
                )}
              >
                <strong className={css.ends}>
                  <bdi>
                    {from.name[locale]} – {to.name[locale]}
                  </bdi>
                </strong>
                <span className={css.price}>
                  <Trans>from {cheapest && <Amount of={cheapest} />}</Trans>
                </span>
                <span className={css.told}>
                  <Dotted
                    of={[
                      t`${plural(departures, { one: "# departure", other: "# departures" })}`,
                      lengthOfTime(i18n, minutes),
                      t`${formatCount(km, locale)}\u00a0km`,
                    ]}
                  />
                </span>
                <HoursOfDay of={leaves} />
              </Anchor>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** How many cities are told before the others are asked for. */
const firstCities = 6;

/** Where one gets on and off, city by city: those with the most stops first, the others folded. */
function Stops({ cities }: { readonly cities: readonly Page["terminals"][] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const listed = (some: readonly Page["terminals"][]) => (
    <ul className={css.cities}>
      {some.map((terminals) => (
        <li key={terminals[0]?.city.slug}>
          <span className={css.names}>
            <bdi>{terminals[0]?.city.name[locale]}</bdi>
          </span>
          <div className={css.quiet}>{terminals.map((terminal) => terminal.name[locale]).join(commaIn(locale))}</div>
        </li>
      ))}
    </ul>
  );
  const sorted = cities.toSorted((one, other) => other.length - one.length);
  const others = sorted.slice(firstCities);
  return (
    <section className={css.box} aria-labelledby="operator-stops">
      <h2 id="operator-stops" className={css.heading}>
        <Trans>Where to get on and off</Trans>
      </h2>
      {listed(sorted.slice(0, firstCities))}
      {others.length > 0 && (
        <Disclosure title={t`${plural(others.length, { one: "# more city", other: "# more cities" })}`}>
          {listed(others)}
        </Disclosure>
      )}
    </section>
  );
}

const Rule = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <div className={css.coach}>
    <h3 className={css.names}>{title}</h3>
    <p className={css.quiet}>{children}</p>
  </div>
);

/** An operator's own page: its coaches in pictures, where one gets on and off, what its seats cost, and who sits beside whom. */
export function OperatorPage({ page }: { page: Page }) {
  const { i18n, t } = useLingui();
  const facts = useFacts();
  const { locale } = facts;
  const { bagKg, coaches, operator, refund, terminals } = page;
  const name = operator.name[locale];
  const cities = [...Map.groupBy(terminals, ({ city }) => city.slug).values()];
  return (
    <Container>
      <div className={css.page}>
        <Breadcrumbs
          label={t`Where you are`}
          trail={[
            { label: t`Home`, href: paths.home() },
            { label: t`Buses`, href: paths.busHome() },
          ]}
          here={name}
        />
        <div className={css.intro}>
          <div className={css.list}>
            <Inline>
              <Emblem of={operator.slug} />
              <h1>
                <bdi>{name}</bdi>
              </h1>
            </Inline>
            <p>{operator.about[locale]}</p>
            <div className={css.facts}>
              <OperatorRating of={operator} />
              <span>{t`${plural(cities.length, { one: "# city", other: "# cities" })}`}</span>
              <span>{t`${plural(terminals.length, { one: "# stop", other: "# stops" })}`}</span>
            </div>
          </div>
          <Gallery page={page} />
        </div>
        <section className={css.box} aria-labelledby="operator-search">
          <h2 id="operator-search" className={css.heading}>
            <Trans>Search the buses of {isolated(name)}</Trans>
          </h2>
          <BusSearchForm
            search={null}
            view={`operators=${operator.id}`}
            among={terminals.map(({ city }) => city.slug)}
          />
        </section>
        <div className={css.columns}>
          <div className={css.list}>
            <Routes page={page} />
            <section className={css.box} aria-labelledby="operator-reviews">
              <h2 id="operator-reviews" className={css.heading}>
                <Trans>Reviews</Trans>
              </h2>
              <Reviews of={page.reviewed} best={5} />
            </section>
          </div>
          <div className={css.list}>
            <section className={css.box} aria-labelledby="operator-coaches">
              <h2 id="operator-coaches" className={css.heading}>
                <Trans>On board</Trans>
              </h2>
              <ul className={css.list}>
                {coaches.map((coach) => (
                  <li key={coach.type} className={css.coach}>
                    <span className={css.names}>
                      <bdi>{coach.name[locale]}</bdi>
                    </span>
                    <span className={css.quiet}>{t`${plural(coach.seats, { one: "# seat", other: "# seats" })}`}</span>
                    <span className={css.quiet}>
                      {coach.amenities.map((amenity) => t(amenityWords[amenity])).join(commaIn(locale))}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
            <Stops cities={cities} />
            <section className={css.box} aria-labelledby="operator-rules">
              <h2 id="operator-rules" className={css.heading}>
                <Trans>Rules</Trans>
              </h2>
              <Rule title={<Trans>Seating rules</Trans>}>{t(besideWords(operator.rules))}</Rule>
              <Rule title={<Trans>Baggage</Trans>}>
                <Trans>{formatCount(bagKg, locale)} kg for each passenger with the standard fare.</Trans>
              </Rule>
              <Rule title={<Trans>Cancelling</Trans>}>
                <Trans>
                  {refundWords(i18n, refund)}, with the standard fare. What holds for each fare is told before you
                  choose it.
                </Trans>
              </Rule>
            </section>
          </div>
        </div>
      </div>
      <JsonLdScript
        things={[
          breadcrumbThing(facts, [
            { href: paths.home(), label: t`Home` },
            { href: paths.busHome(), label: t`Buses` },
            { href: paths.busOperator(operator.slug), label: name },
          ]),
        ]}
      />
    </Container>
  );
}
