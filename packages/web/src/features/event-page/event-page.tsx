import { Trans, useLingui } from "@lingui/react/macro";
import type { EventDetail } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { Container } from "@safar/ui/layout";
import CalendarDays from "lucide-react/icons/calendar-days";
import MapPin from "lucide-react/icons/map-pin";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { eventAsks } from "../../engine/events/events.service.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { breadcrumbThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { EventPrice } from "../event-search/event-price.tsx";
import { EventRow } from "../event-search/event-row.tsx";
import { categoryWords } from "../event-search/event-words.ts";
import { EventsFailed } from "../event-search/events-failed.tsx";
import * as page from "../offer-page/offer-page.css.ts";
import { PlaceWay } from "../offer-page/place-way.tsx";
import * as card from "../offer-page/price-card.css.ts";
import { PriceCard } from "../offer-page/price-card.tsx";
import { WhenChoice } from "../quantities/when-choice.tsx";
import { WaitingList } from "../waiting-list/waiting-list.tsx";
import { EventHead } from "./event-head.tsx";
import * as css from "./event-page.css.ts";
import { EventStanding } from "./event-standing.tsx";
import { eventThings } from "./event-things.ts";
import { PassDetail, PassPrice } from "./pass-detail.tsx";
import { isSold, whenOf } from "./show-when.ts";

function Passes({ event, left }: { readonly event: EventDetail; readonly left: Readonly<Record<string, number>> }) {
  const { locale } = useFacts();
  return (
    <section aria-labelledby="passes">
      <h2 id="passes">
        <Trans>Passes</Trans>
      </h2>
      <ul role="list" className={css.passes}>
        {event.passes.map((pass) => (
          <li key={pass.id} className={css.pass}>
            <strong>
              <bdi>{pass.name[locale]}</bdi>
            </strong>
            <span className={css.cost}>
              <PassPrice pass={pass} />
            </span>
            <p className={css.quiet}>
              <PassDetail pass={pass} left={left[pass.id] ?? null} zone={event.starts.zone} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first of the dates on which its cheapest pass is sold. */
const cheapestOf = ({ dates }: EventDetail) =>
  dates.filter(isSold).toSorted((one, other) => (one.from?.minor ?? 0) - (other.from?.minor ?? 0))[0];

function Side({
  event,
  chosen,
}: {
  readonly event: EventDetail;
  readonly chosen: EventDetail["dates"][number] | null;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { from, slug, venue } = event;
  const show = chosen ?? cheapestOf(event) ?? null;
  // Why there is none, and what to do then, stands above.
  if (show === null) return null;
  return (
    <PriceCard
      label={t`Your event`}
      price={<EventPrice from={show.from ?? from} className={card.amount} />}
      status={from === null || from.minor === 0 ? null : <Trans>for the cheapest pass, with its fee</Trans>}
      facts={[
        {
          key: "when",
          icon: CalendarDays,
          words: (
            <>
              {formatShortDay(show.starts.local, locale)} · <bdi dir="ltr">{clockOf(show.starts.local)}</bdi>
            </>
          ),
        },
        { key: "where", icon: MapPin, words: <bdi>{venue.name[locale]}</bdi> },
      ]}
      missing={null}
    >
      {isSold(show) && (
        <ButtonLink kind="next" href={paths.eventPasses(chosen === null && event.dates.length > 1 ? slug : show.id)}>
          <Trans>Choose passes</Trans>
        </ButtonLink>
      )}
    </PriceCard>
  );
}

function Loaded({ event }: { readonly event: EventDetail }) {
  const { t } = useLingui();
  const facts = useFacts();
  const { locale } = facts;
  const [chosen, setChosen] = useState<string | null>(null);
  const { about, category, dates, note, similar, slug, title, venue } = event;
  const show = dates.find(({ id }) => id === chosen) ?? null;
  const shown = show ?? dates.find(isSold) ?? dates[0] ?? null;
  const { latitude, longitude, name } = venue;
  return (
    <Container>
      <div className={page.page}>
        <EventHead event={event} show={shown} />
        <EventStanding event={event} />
        <WaitingList
          ask={eventAsks.wait}
          soldOut={dates
            .filter(({ state }) => state === "sold_out")
            .map((one) => ({ ...one, href: paths.eventPasses(one.id) }))}
        />
        <div className={page.body}>
          <div className={page.parts}>
            {dates.length > 1 && (
              <section aria-labelledby="dates">
                <h2 id="dates">
                  <Trans>Dates</Trans>
                </h2>
                <WhenChoice
                  label={t`Date`}
                  name="show"
                  whens={dates.map(whenOf)}
                  chosen={chosen}
                  onChoose={setChosen}
                />
              </section>
            )}
            {event.passes.length > 0 && <Passes event={event} left={show?.passesLeft ?? {}} />}
            <section aria-labelledby="about">
              <h2 id="about">
                <Trans>About</Trans>
              </h2>
              <p className={css.prose}>{about[locale]}</p>
              {note !== null && <p className={css.quiet}>{note[locale]}</p>}
            </section>
            <PlaceWay
              to={{ id: slug, name: name[locale], position: { latitude, longitude } }}
              address={venue.address[locale]}
              phone={null}
            />
          </div>
          <Side event={event} chosen={show} />
        </div>
        {similar.length > 0 && (
          <section aria-labelledby="similar" className={css.similar}>
            <h2 id="similar" className={css.subtitle}>
              <Trans>Events like it</Trans>
            </h2>
            <EventRow events={similar} />
          </section>
        )}
      </div>
      <JsonLdScript
        things={[
          breadcrumbThing(facts, [
            { href: paths.home(), label: t`Home` },
            { href: paths.eventsHome(), label: t`Events` },
            { href: paths.eventsCategory(category), label: t(categoryWords[category]) },
            { href: paths.event(slug), label: title[locale] },
          ]),
          ...eventThings(event, facts),
        ]}
      />
    </Container>
  );
}

/** The page of an event. */
export const EventPage = ({ event }: { readonly event: EventDetail | null }) =>
  event === null ? (
    <Container>
      <EventsFailed />
    </Container>
  ) : (
    <Loaded event={event} />
  );
