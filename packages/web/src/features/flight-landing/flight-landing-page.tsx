import { Trans, useLingui } from "@lingui/react/macro";
import { editions, type SearchText } from "@safar/engine";
import { Hero } from "@safar/ui/hero";
import { Container } from "@safar/ui/layout";
import { useFacts, usePagePath } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { FlightPage } from "../../calls/flight-pages.calls.ts";
import { formatDay } from "../../i18n/format.ts";
import { breadcrumbThing, faqThing, organizationThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { Blocks } from "../content/blocks.tsx";
import { Questions } from "../content/questions.tsx";
import { SearchForm } from "../flight-search/search-form.tsx";
import * as css from "./flight-landing-page.css.ts";
import { MonthFares } from "./month-fares.tsx";

/** A route or an airline: the search with its route filled in, what it costs by month, what is worth knowing. */
export function FlightLandingPage({
  page,
  search,
  from,
  to,
  months,
  isFlush = false,
}: FlightPage & {
  readonly search: SearchText | null;
  /** In a layout that leaves room above its pages. */
  readonly isFlush?: boolean;
}) {
  const { t } = useLingui();
  const facts = useFacts();
  const path = usePagePath();
  const { title, description, body, questions, updatedAt } = page;
  return (
    <div className={isFlush ? css.flush : undefined}>
      <Hero title={title} intro={description} panel={<SearchForm search={search} />} />
      {from !== null && to !== null && months.length > 0 && <MonthFares from={from} to={to} months={months} />}
      <Container className={css.columns}>
        <article>
          <Blocks blocks={body} />
          <p className={css.small}>
            <Trans>
              Last updated on{" "}
              <time dateTime={new Date(updatedAt).toISOString()}>
                {formatDay(updatedAt, facts.locale, editions[facts.edition].timeZone)}
              </time>
            </Trans>
          </p>
        </article>
        {questions.length > 0 && (
          <section aria-labelledby="questions">
            <h2 id="questions" className={css.heading}>
              <Trans>Frequently asked questions</Trans>
            </h2>
            <Questions of={questions} />
          </section>
        )}
      </Container>
      <JsonLdScript
        things={[
          organizationThing(facts),
          breadcrumbThing(facts, [
            { href: paths.home(), label: t`Home` },
            { href: paths.flightsHome(), label: t`Flights` },
            { href: path, label: title },
          ]),
          ...(questions.length > 0 ? [faqThing(questions)] : []),
        ]}
      />
    </div>
  );
}
