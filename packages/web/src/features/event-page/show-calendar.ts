import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CalendarEvent, EventDetail, EventShow } from "@safar/engine";
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
