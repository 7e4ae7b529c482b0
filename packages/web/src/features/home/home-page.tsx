import { useLingui } from "@lingui/react/macro";
import { Accordion } from "@safar/ui/disclosure";
import { Section } from "@safar/ui/layout";
import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy, type ReactNode, Suspense } from "react";
import type { Home } from "../../calls/home.calls.ts";
import { AppDownload } from "./app-download.tsx";
import { BlogCards } from "./blog-cards.tsx";
import { ComingEvents } from "./coming-events.tsx";
import { CorporateSignUp } from "./corporate-sign-up.tsx";
import { DestinationCards } from "./destination-cards.tsx";
import { Hero } from "./hero.tsx";
import { OfferCards } from "./offer-cards.tsx";
import { TripCards } from "./trip-cards.tsx";

/** Few visitors have a trip ahead: the others' browsers need not know how to show one. */
const Trips = createIsomorphicFn()
  .server(() => TripCards)
  .client(() => lazy(async () => ({ default: (await import("./trip-cards.tsx")).TripCards })))();

/** What the dashboard call and the blog give, section by section. What is empty or could not be had is left out. */
export function HomePage({ dashboard, destinations, trips, blogs, search }: Home & { search: ReactNode }) {
  const { t } = useLingui();
  const { offers = [], promotions = [], banners = [], events = [], questions = [] } = dashboard ?? {};
  const activeOffers = offers.filter((offer) => offer.isActive);
  return (
    <>
      <Hero dashboard={dashboard} search={search} />
      {trips.length > 0 && (
        <Suspense>
          <Trips trips={trips} />
        </Suspense>
      )}
      {destinations.length > 0 && <DestinationCards destinations={destinations} />}
      {activeOffers.length + promotions.length + banners.length > 0 && (
        <OfferCards offers={activeOffers} cards={[...banners, ...promotions]} />
      )}
      {events.length > 0 && <ComingEvents events={events} />}
      {blogs.length > 0 && <BlogCards blogs={blogs} />}
      {dashboard?.corporate && <CorporateSignUp corporate={dashboard.corporate} />}
      {dashboard?.appDownload && dashboard.appDownload.stores.length > 0 && <AppDownload app={dashboard.appDownload} />}
      {questions.length > 0 && (
        <Section title={t`Questions people ask`} isLate>
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
