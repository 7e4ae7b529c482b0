import { type EventDetail, type EventShow, instantOfPlace, type OfferId, type ShowState } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { addressOf } from "../../seo/alternates.ts";
import type { Thing } from "../../seo/json-ld.ts";
import { offerThing, placeThing } from "../../seo/json-ld-outings.ts";

type Facts = Pick<RequestFacts, "locale" | "edition" | "origins">;

/** As many dates of a run as search engines take from one page. */
const mostDates = 30;

const statuses: Readonly<Partial<Record<ShowState, string>>> = {
  cancelled: "https://schema.org/EventCancelled",
  postponed: "https://schema.org/EventRescheduled",
};

const availabilities: Readonly<Partial<Record<ShowState, string>>> = {
  sold_out: "SoldOut",
  few_left: "LimitedAvailability",
  not_yet: "PreOrder",
};

const showThing = (event: EventDetail, show: EventShow, booked: OfferId, facts: Facts): Thing => {
  const { about, organiser, title, venue } = event;
  const { locale } = facts;
  const { doors, ends, from, postponedTo, starts, state } = show;
  const now = postponedTo ?? starts;
  return {
    "@type": "Event",
    name: title[locale],
    description: about[locale],
    url: addressOf(paths.event(event.slug), facts),
    startDate: new Date(instantOfPlace(now)).toISOString(),
    ...(postponedTo === null
      ? {
          doorTime: new Date(instantOfPlace(doors)).toISOString(),
          endDate: new Date(instantOfPlace(ends)).toISOString(),
        }
      : { previousStartDate: new Date(instantOfPlace(starts)).toISOString() }),
    eventStatus: statuses[state] ?? "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    organizer: { "@type": "Organization", name: organiser[locale] },
    location: placeThing(venue, locale),
    ...(from === null
      ? {}
      : { offers: offerThing(addressOf(paths.eventPasses(booked), facts), from, availabilities[state] ?? "InStock") }),
  };
};

/** An event's dates as search engines read them. Nobody's rating is in it. */
export const eventThings = (event: EventDetail, facts: Facts): readonly Thing[] => {
  // What has moved says its new day itself, with what is sold for it.
  const later = (show: EventShow) => event.dates.find(({ starts }) => starts.local === show.postponedTo?.local);
  const moved = new Set(event.dates.map((show) => later(show)?.id));
  return event.dates
    .filter(({ id }) => !moved.has(id))
    .slice(0, mostDates)
    .map((show) =>
      showThing(event, { ...show, from: later(show)?.from ?? show.from }, later(show)?.id ?? show.id, facts),
    );
};
