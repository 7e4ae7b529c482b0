import { useLingui } from "@lingui/react/macro";
import { Accordion } from "@safar/ui/disclosure";
import { Container, Section } from "@safar/ui/layout";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useFacts } from "../../../app/addresses/page-path.ts";
import type { Home } from "../../../calls/home.calls.ts";
import { shellQuery } from "../../../session/queries.ts";
import { EditionSwitch } from "../../shell/edition-switch.tsx";
import { AppDownload } from "./app-download.tsx";
import { BlogCards } from "./blog-cards.tsx";
import { ComingEvents } from "./coming-events.tsx";
import { CorporateSignUp } from "./corporate-sign-up.tsx";
import { FromHere } from "./from-here.tsx";
import { OfferCards } from "./offer-cards.tsx";
import { RidesShown } from "./rides-shown.tsx";
import { RoomsShown } from "./rooms-shown.tsx";

/** Section by section. What is empty or could not be had is left out. */
export function HomeSections({ home: { blogs, dashboard, destinations, fromHere, window } }: { home: Home }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { isSandbox, verticals } = useSuspenseQuery(shellQuery).data;
  const { offers = [], promotions = [], banners = [], events = [], questions = [] } = dashboard ?? {};
  const running = offers.filter((offer) => offer.isActive);
  // What takes nothing off is something to read.
  const codes = running.flatMap(({ code, ...offer }) => (code === null ? [] : [{ ...offer, code }]));
  const stories = [...banners, ...promotions, ...running.filter(({ code }) => code === null)];
  const app = dashboard?.appDownload ?? null;
  return (
    <>
      {/* Whoever reads Arabic may well be in the other country; see the footer for everybody's way there. */}
      {isSandbox && locale === "ar" && edition === "PK" && (
        <Container>
          <EditionSwitch />
        </Container>
      )}
      {destinations.length > 0 && <FromHere destinations={destinations} fromHere={fromHere} />}
      {window.stays.of.length > 0 && <RoomsShown {...window.stays} />}
      {codes.length > 0 && <OfferCards offers={codes} />}
      {window.rides.of.length > 0 && <RidesShown {...window.rides} />}
      {/* What nobody can buy here is not shown with a price. */}
      {events.length > 0 && verticals.includes("events") && <ComingEvents events={events} />}
      {blogs.length + stories.length > 0 && <BlogCards blogs={blogs} cards={stories} />}
      {dashboard?.corporate && <CorporateSignUp corporate={dashboard.corporate} />}
      {app !== null && app.stores.length > 0 && <AppDownload app={app} />}
      {questions.length > 0 && (
        <Section title={t`Frequently asked questions`}>
          <Accordion
            name="questions"
            items={questions.map(({ question, answer }, index) => ({
              id: `question-${index + 1}`,
              title: question,
              body: answer,
            }))}
          />
        </Section>
      )}
    </>
  );
}
