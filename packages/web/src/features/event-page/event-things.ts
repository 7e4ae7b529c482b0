import { type EventDetail, type EventShow, instantOfPlace, type ShowState } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { addressOf } from "../../seo/alternates.ts";
import type { Thing } from "../../seo/json-ld.ts";

type Facts = Pick<RequestFacts, "locale" | "edition" | "origins">;

/** As many dates of a run as search engines take from one page. */
const mostDates = 30;

const statuses: Readonly<Partial<Record<ShowState, string>>> = {
  cancelled: "https://schema.org/EventCancelled",
  postponed: "https://schema.org/EventRescheduled",
};

const availabilities: Readonly<Partial<Record<ShowState, string>>> = {
  sold_out: "https://schema.org/SoldOut",
  few_left: "https://schema.org/LimitedAvailability",
  not_yet: "https://schema.org/PreOrder",
};

const showThing = (event: EventDetail, show: EventShow, facts: Facts): Thing => {
  const { about, organiser, title, venue } = event;
  const { locale } = facts;
  const { doors, ends, from, id, postponedTo, starts, state } = show;
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
    location: {
      "@type": "Place",
      name: venue.name[locale],
      address: venue.address[locale],
      geo: { "@type": "GeoCoordinates", latitude: venue.latitude, longitude: venue.longitude },
    },
    ...(from === null
      ? {}
      : {
          offers: {
            "@type": "Offer",
            url: addressOf(paths.eventPasses(id), facts),
            price: from.minor / 100,
            priceCurrency: from.currency,
            availability: availabilities[state] ?? "https://schema.org/InStock",
          },
        }),
  };
};

/** An event's dates as search engines read them. Nobody's rating is in it. */
export const eventThings = (event: EventDetail, facts: Facts): readonly Thing[] =>
  event.dates.slice(0, mostDates).map((show) => showThing(event, show, facts));
