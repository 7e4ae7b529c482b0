import { Trans, useLingui } from "@lingui/react/macro";
import type { SearchText } from "@safar/engine";
import { Accordion } from "@safar/ui/disclosure";
import { Hero } from "@safar/ui/hero";
import { Container, Section } from "@safar/ui/layout";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { PopularRoute } from "../../calls/flight-pages.calls.ts";
import { breadcrumbThing, faqThing, organizationThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { flightQuestions } from "./flight-questions.ts";
import * as css from "./flights-home-page.css.ts";
import { PopularRoutes } from "./popular-routes.tsx";
import { RecentStrip } from "./recent-strip.tsx";
import { SearchForm } from "./search-form.tsx";

/** Where a flight begins: the search, what was searched for before, where others go, what people ask. */
export function FlightsHomePage({
  search,
  isChecked,
  routes,
}: {
  search: SearchText | null;
  isChecked: boolean;
  routes: readonly PopularRoute[];
}) {
  const { t } = useLingui();
  const facts = useFacts();
  const questions = flightQuestions.map(({ question, answer }) => ({ question: t(question), answer: t(answer) }));
  return (
    <>
      <Hero
        title={<Trans>Book flights with nothing hidden</Trans>}
        intro={
          <Trans>
            Every airline in one search. What a fare carries, and what changing it costs, stands beside its price.
          </Trans>
        }
        panel={<SearchForm search={search} isChecked={isChecked} />}
      />
      <Container>
        <RecentStrip />
      </Container>
      {routes.length > 0 && <PopularRoutes routes={routes} />}
      <Section title={t`Questions people ask`}>
        <div className={css.questions}>
          <Accordion
            name="questions"
            items={questions.map(({ question, answer }, index) => ({
              id: `question-${index + 1}`,
              title: question,
              body: answer,
            }))}
          />
        </div>
      </Section>
      <JsonLdScript
        things={[
          organizationThing(facts),
          breadcrumbThing(facts, [
            { href: paths.home(), label: t`Home` },
            { href: paths.flightsHome(), label: t`Flights` },
          ]),
          faqThing(questions),
        ]}
      />
    </>
  );
}
