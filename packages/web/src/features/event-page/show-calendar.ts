import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type CalendarEvent, type EventDetail, type EventShow, placeTimeAfter } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { clockOf } from "../../i18n/clock.ts";
import { commaIn } from "../../i18n/format.ts";
import { addressOf } from "../../seo/alternates.ts";

type Facts = Pick<RequestFacts, "edition" | "locale" | "origins">;

/** A show as a calendar keeps it, for whoever only thinks of going. */
export const showCalendar = (event: EventDetail, show: EventShow, facts: Facts, i18n: I18n): CalendarEvent => {
  const { locale } = facts;
  const { slug, title, venue } = event;
  const url = addressOf(paths.event(slug, show.id), facts);
  const clock = clockOf(show.doors.local);
  return {
    id: show.id,
    starts: show.starts,
    ends: show.ends,
    title: title[locale],
    place: [venue.name, venue.address].map((name) => name[locale]).join(commaIn(locale)),
    text: [i18n._(msg`Doors open at ${clock}`), i18n._(msg`Nothing is booked yet.`), url].join("\n"),
    url,
  };
};

const saleMinutes = 15;

/** When the sale of a show begins; when it is on where it is sold already. */
export const saleCalendar: typeof showCalendar = (event, show, facts, i18n) => {
  const kept = showCalendar(event, show, facts, i18n);
  if (event.onSaleAt === null) return kept;
  const { title } = kept;
  const starts = placeTimeAfter(show.starts, (event.onSaleAt - show.startsAt) / 60_000);
  return {
    ...kept,
    id: `${show.id}-sale`,
    starts,
    ends: placeTimeAfter(starts, saleMinutes),
    title: i18n._(msg`On sale: ${title}`),
    text: [i18n._(msg`Nothing is booked yet.`), kept.url].join("\n"),
  };
};
