import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type EventDetail, type EventPass, type EventShow, isShowSold, showOf } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { Container } from "@safar/ui/layout";
import { Tiers } from "@safar/ui/tiers";
import { useHydrated } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { eventAsks } from "../../engine/events/events.service.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { formatMoment } from "../../i18n/format.ts";
import { breadcrumbThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { EventPrice } from "../event-search/event-price.tsx";
import { EventRow } from "../event-search/event-row.tsx";
import { EventState } from "../event-search/event-state.tsx";
import { categoryWords } from "../event-search/event-words.ts";
import * as page from "../offer-page/offer-page.css.ts";
import { PageWays } from "../offer-page/page-ways.tsx";
import { PlaceWay } from "../offer-page/place-way.tsx";
import * as card from "../offer-page/price-card.css.ts";
import { PriceCard } from "../offer-page/price-card.tsx";
import { DayAndClock } from "../quantities/day-and-clock.tsx";
import { WhenChoice } from "../quantities/when-choice.tsx";
import { LoadFailed } from "../vertical-home/load-failed.tsx";
import { WaitingList } from "../waiting-list/waiting-list.tsx";
import { EventGlance, EventRules } from "./event-glance.tsx";
import { EventHead } from "./event-head.tsx";
import * as css from "./event-page.css.ts";
import { EventStanding } from "./event-standing.tsx";
import { eventThings } from "./event-things.ts";
import { FewLeft, PassPrice, soldLast, usePassFacts } from "./pass-detail.tsx";
import { savedEvent } from "./saved-event.ts";
import { leastOf, whenOf } from "./show-when.ts";

/** An event, and of its shows the one that is looked at; null where none is sold and none was named. */
type Shown = { readonly event: EventDetail; readonly show: EventShow | null };

/** What is sold for the show, each with its fee in the price, and how many there still are. */
function Passes({ event, show }: Shown) {
  const { locale } = useFacts();
  const factsOf = usePassFacts();
  const leftOf = ({ id }: Pick<EventPass, "id">) => show?.passesLeft[id] ?? null;
  return (
    <section aria-labelledby="passes">
      <h2 id="passes">
        {show === null ? (
          <Trans>Passes</Trans>
        ) : (
          <Trans>
            Passes for <DayAndClock at={show.starts} />
          </Trans>
        )}
      </h2>
      <Tiers
        of={soldLast(event.passes, leftOf).map((pass) => {
          const left = leftOf(pass);
          return {
            id: pass.id,
            name: <bdi>{pass.name[locale]}</bdi>,
            price: <PassPrice pass={pass} />,
            facts: factsOf(pass, event, show),
            isGone: left === 0,
            note: left === 0 ? <EventState state="sold_out" /> : <FewLeft left={left} />,
          };
        })}
      />
    </section>
  );
}

/** What the show costs at least, and the way on to its passes. */
function Side({ event, show: looked }: Shown) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const isComing = event.state === "not_yet";
  const isGone = event.state === "sold_out";
  const show = looked ?? (isComing || isGone ? event.dates[0] : undefined);
  // Why there is none, and what to do then, stands above.
  if (show === undefined) return null;
  const { left, starts, state } = show;
  const when = whenOf(show, event, locale);
  const { from } = when;
  const isSold = isShowSold(show);
  const open = event.dates.filter((one) => isShowSold(one) && one.from !== null);
  const saleAt = isComing && show.state === "not_yet" ? event.onSaleAt : null;
  const next = open.find(({ startsAt }) => startsAt > show.startsAt) ?? open[0];
  return (
    <PriceCard
      label={t`Your event`}
      price={
        <span>
          {isSold ? (
            <EventPrice {...when} className={card.amount} />
          ) : saleAt === null ? (
            <EventState state={state} />
          ) : (
            <EventPrice from={leastOf(event)} isFamily={false} className={card.amount} />
          )}
        </span>
      }
      status={
        <>
          <strong className={css.date}>
            <DayAndClock at={starts} />
          </strong>
          {isSold && (
            <span className={css.left}>{t`${plural(left, { one: "# place left", other: "# places left" })}`}</span>
          )}
          {saleAt !== null && (
            <span className={css.left}>
              <Trans>On sale from {formatMoment(saleAt, locale, starts.zone)}</Trans>
            </span>
          )}
        </>
      }
      facts={
        isSold && from?.minor !== 0
          ? [{ key: "fee", icon: ReceiptText, words: <Trans>The fee is in every price</Trans> }]
          : []
      }
      missing={null}
    >
      {isSold && (
        <ButtonLink kind="next" href={paths.eventPasses(show.id)}>
          <Trans>Choose passes</Trans>
        </ButtonLink>
      )}
      {!isSold && next && (
        <ButtonLink kind="next" href={paths.event(event.slug, next.id)}>
          <Trans>Go to {formatShortDay(next.starts.local, locale)}</Trans>
        </ButtonLink>
      )}
      {isGone && (
        <ButtonLink kind="next" href="#waiting">
          <Trans>Join the waiting list</Trans>
        </ButtonLink>
      )}
      {saleAt !== null && (
        <ButtonLink kind="next" href={paths.saleCalendar(show.id)} download>
          <Icon of={CalendarPlus} size={18} />
          <Trans>Add to calendar</Trans>
        </ButtonLink>
      )}
    </PriceCard>
  );
}

function Loaded({ event, named, onShow }: EventPageProps & { readonly event: EventDetail }) {
  const { t } = useLingui();
  const facts = useFacts();
  const isAlive = useHydrated();
  const { locale } = facts;
  const { about, category, dates, similar, slug, title, venue } = event;
  const show = showOf(event, named);
  const looked = show ?? dates[0] ?? null;
  const { latitude, longitude, name } = venue;
  const isOpen = show !== null && isShowSold(show);
  // Of another day it waits below what can be had on this one.
  const waiting = (
    <WaitingList
      ask={eventAsks.wait}
      isAside={isOpen}
      soldOut={dates
        .filter(({ state }) => state === "sold_out")
        .map((one) => ({ ...one, href: paths.eventPasses(one.id) }))}
    />
  );
  return (
    <Container>
      <div className={page.page}>
        <PageWays
          back={
            <ButtonLink kind="quiet" size="small" href={`${paths.eventsHome()}?city=${venue.city.slug}`}>
              <Icon of={ArrowLeft} size={18} directional />
              <Trans>Events in {venue.city.name[locale]}</Trans>
            </ButtonLink>
          }
          kept={{ ...savedEvent(event, looked), title: title[locale] }}
        />
        <div className={page.body}>
          <div className={page.parts}>
            <div className={css.opening}>
              <EventHead event={event} show={looked} />
              <EventStanding event={event} show={show} />
              {!isOpen && waiting}
            </div>
            {dates.length > 1 && (
              <section aria-labelledby="dates">
                <h2 id="dates">
                  <Trans>Dates</Trans>
                </h2>
                <WhenChoice
                  label={t`Date`}
                  name="show"
                  whens={dates.map((one) => whenOf(one, event, locale))}
                  chosen={show?.id ?? null}
                  onChoose={onShow}
                  {...(isAlive ? {} : { hrefOf: (id: string) => `?show=${encodeURIComponent(id)}#dates` })}
                />
              </section>
            )}
            <EventGlance event={event} show={looked} />
            {event.passes.length > 0 && show?.state !== "cancelled" && <Passes event={event} show={show} />}
            {isOpen && <div>{waiting}</div>}
            <section aria-labelledby="about">
              <h2 id="about">
                <Trans>About</Trans>
              </h2>
              <p className={css.prose}>{about[locale]}</p>
              <EventRules event={event} show={looked} />
            </section>
            {/* Not a section of the page: it lays itself out. */}
            <div>
              <PlaceWay
                to={{ id: slug, name: name[locale], position: { latitude, longitude } }}
                address={venue.address[locale]}
                phone={null}
              />
            </div>
          </div>
          <Side event={event} show={show} />
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

type EventPageProps = {
  readonly event: EventDetail | null;
  /** The show that its address names. */
  readonly named: string | null;
  readonly onShow: (id: string) => void;
};

/** The page of an event: one show of it is looked at, with its price and what is left for it. */
export function EventPage({ event, ...rest }: EventPageProps) {
  const { t } = useLingui();
  if (event !== null) return <Loaded event={event} {...rest} />;
  return (
    <Container>
      <LoadFailed title={t`Failed to load events data.`} />
    </Container>
  );
}
