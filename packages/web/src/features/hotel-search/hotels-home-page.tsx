import { Trans, useLingui } from "@lingui/react/macro";
import type { FoundPlace, SearchText } from "@safar/engine";
import { Accordion } from "@safar/ui/disclosure";
import { Hero } from "@safar/ui/hero";
import { Container, Section } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { Poster } from "@safar/ui/poster";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { breadcrumbThing, faqThing, organizationThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { hotelQuestions } from "./hotel-questions.ts";
import * as css from "./hotels-home-page.css.ts";
import { popularPlaces } from "./popular-places.ts";
import { RecentStaysStrip } from "./recent-stays-strip.tsx";
import { StayForm } from "./stay-form.tsx";

/** Where a stay begins: the search, where others stay, what people ask. */
export function HotelsHomePage({
  search,
  place,
  unknownPlace,
  isChecked,
}: {
  search: SearchText | null;
  place: FoundPlace | null;
  unknownPlace: string | null;
  isChecked: boolean;
}) {
  const { t } = useLingui();
  const facts = useFacts();
  const questions = hotelQuestions.map(({ question, answer }) => ({ question: t(question), answer: t(answer) }));
  return (
    <>
      <Hero
        title={<Trans>A room that is what it says</Trans>}
        intro={
          <Trans>
            Hotels, apartments and guest houses with the whole price, what is eaten, and until when you can cancel.
          </Trans>
        }
        panel={<StayForm search={search} place={place} unknownPlace={unknownPlace} isChecked={isChecked} />}
      />
      <Container>
        <RecentStaysStrip />
      </Container>
      <Section title={t`Where others stay`}>
        <ul role="list" className={css.places}>
          {popularPlaces[facts.edition].map(({ id, names }) => (
            <li key={id}>
              <Link href={`/hotels/${id}`} className={css.place}>
                <Poster kind="city" name={names.en} />
                <span>{names[facts.locale]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t`Questions people ask`}>
        <Accordion
          name="questions"
          items={questions.map(({ question, answer }, index) => ({
            id: `question-${index + 1}`,
            title: question,
            body: answer,
          }))}
        />
      </Section>
      <JsonLdScript
        things={[
          organizationThing(facts),
          breadcrumbThing(facts, [
            { href: paths.home(), label: t`Home` },
            { href: paths.hotelsHome(), label: t`Hotels` },
          ]),
          faqThing(questions),
        ]}
      />
    </>
  );
}
