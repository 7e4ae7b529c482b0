import { useLingui } from "@lingui/react/macro";
import { Accordion } from "@safar/ui/disclosure";
import { Section } from "@safar/ui/layout";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { Home } from "../../../calls/home.calls.ts";
import { shellQuery } from "../../../session/queries.ts";
import { AppDownload } from "./app-download.tsx";
import { BlogCards } from "./blog-cards.tsx";
import { ComingEvents } from "./coming-events.tsx";
import { CorporateSignUp } from "./corporate-sign-up.tsx";
import { DestinationCards } from "./destination-cards.tsx";
import { FromHereList } from "./from-here-list.tsx";
import { OfferCards } from "./offer-cards.tsx";

/** Section by section. What is empty or could not be had is left out. */
export function HomeSections({ home: { blogs, dashboard, destinations, fromHere } }: { home: Home }) {
  const { t } = useLingui();
  const { verticals } = useSuspenseQuery(shellQuery).data;
  const { offers = [], promotions = [], banners = [], events = [], questions = [] } = dashboard ?? {};
  const activeOffers = offers.filter((offer) => offer.isActive);
  const app = dashboard?.appDownload ?? null;
  return (
    <>
      {fromHere !== null && <FromHereList {...fromHere} />}
      {destinations.length > 0 && <DestinationCards destinations={destinations} />}
      {activeOffers.length + promotions.length + banners.length > 0 && (
        <OfferCards offers={activeOffers} cards={[...banners, ...promotions]} />
      )}
      {/* What nobody can buy here is not shown with a price. */}
      {events.length > 0 && verticals.includes("events") && <ComingEvents events={events} />}
      {blogs.length > 0 && <BlogCards blogs={blogs} />}
      {dashboard?.corporate && <CorporateSignUp corporate={dashboard.corporate} />}
      {app !== null && app.stores.length > 0 && <AppDownload app={app} />}
      {questions.length > 0 && (
        <Section title={t`Frequently asked questions`} isLate>
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
