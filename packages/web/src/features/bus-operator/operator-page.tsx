import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { encodeBusRoute, type OperatorRoute, type OperatorPage as Page } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Breadcrumbs } from "@safar/ui/breadcrumbs";
import { ButtonLink } from "@safar/ui/button";
import { Emblem } from "@safar/ui/emblem";
import { Container, Inline } from "@safar/ui/layout";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { commaIn, formatCount } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { breadcrumbThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { Amount } from "../amounts/amount.tsx";
import { amenityWords } from "../bus-search/bus-words.ts";
import { OperatorRating } from "../bus-search/operator-rating.tsx";
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

/** Where it goes, the cheapest first: each a way to its coaches on that route and day, with what each kind of seat costs at least. */
function Routes({ page: { date, operator, routes } }: { page: Page }) {
  const { i18n } = useLingui();
  const { locale } = useFacts();
  const leastOf = ({ cheapest }: OperatorRoute) => cheapest?.minor ?? Number.POSITIVE_INFINITY;
  return (
    <section className={css.box} aria-labelledby="operator-prices">
      <h2 id="operator-prices">
        <Trans>Routes and prices on {isolated(formatShortDay(date, locale))}</Trans>
      </h2>
      <ul className={css.routes} role="list">
        {routes
          .toSorted((one, other) => leastOf(one) - leastOf(other))
          .map(({ cheapest, fares, from, km, minutes, to }) => (
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
                <span className={css.quiet}>
                  {lengthOfTime(i18n, minutes)} · <Trans>{formatCount(km, locale)}&nbsp;km</Trans>
                </span>
                <span className={css.fares}>
                  {fares.map(({ amount, code, name }) => (
                    <span key={code}>
                      <bdi>{name[locale]}</bdi> <Amount of={amount} />
                    </span>
                  ))}
                </span>
              </Anchor>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** An operator's own page: its coaches in pictures, where one gets on and off, what its seats cost, and who sits beside whom. */
export function OperatorPage({ page }: { page: Page }) {
  const { t } = useLingui();
  const facts = useFacts();
  const { locale } = facts;
  const { coaches, operator, terminals } = page;
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
          <Inline>
            <Emblem of={operator.slug} />
            <h1>
              <bdi>{name}</bdi>
            </h1>
          </Inline>
          <OperatorRating of={operator} />
          <p>{operator.about[locale]}</p>
          <Inline>
            <ButtonLink kind="next" href={paths.busHome()}>
              <Trans>Search buses</Trans>
            </ButtonLink>
          </Inline>
        </div>
        <Gallery page={page} />
        <div className={css.columns}>
          <div className={css.list}>
            <Routes page={page} />
            <section className={css.box} aria-labelledby="operator-stops">
              <h2 id="operator-stops">
                <Trans>Where to get on and off</Trans>
              </h2>
              <ul className={css.cities}>
                {cities.map(([first, ...others]) =>
                  first === undefined ? null : (
                    <li key={first.city.slug}>
                      <span className={css.names}>
                        <bdi>{first.city.name[locale]}</bdi>
                      </span>
                      <div className={css.quiet}>
                        {[first, ...others].map((terminal) => terminal.name[locale]).join(commaIn(locale))}
                      </div>
                    </li>
                  ),
                )}
              </ul>
            </section>
          </div>
          <div className={css.list}>
            <section className={css.box} aria-labelledby="operator-coaches">
              <h2 id="operator-coaches">
                <Trans>The coaches</Trans>
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
            <section className={css.box} aria-labelledby="operator-rules">
              <h2 id="operator-rules">
                <Trans>Seating rules</Trans>
              </h2>
              <p>
                {operator.rules.beside === "none" ? (
                  <Trans>Passengers can sit next to anyone.</Trans>
                ) : operator.rules.partyTogether ? (
                  <Trans>
                    This operator seats women next to women and men next to men. People on one booking can sit together.
                  </Trans>
                ) : (
                  <Trans>This operator seats women next to women and men next to men, even on one booking.</Trans>
                )}
              </p>
              <p className={css.quiet}>
                <Trans>What you get back if you cancel is on every departure, before you choose it.</Trans>
              </p>
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
