import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { addDays, type CalendarEvent, editions, type Film } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { addressOf } from "../../seo/alternates.ts";

type Facts = Pick<RequestFacts, "edition" | "locale" | "origins">;

/** The first day of a film in the cinemas as a calendar keeps it, for whoever waits for it. */
export const firstDayCalendar = ({ releasedOn, slug, title }: Film, facts: Facts, i18n: I18n): CalendarEvent => {
  const at = (day: string) => ({ local: `${day}T00:00`, zone: editions[facts.edition].timeZone });
  const name = title[facts.locale];
  const url = addressOf(paths.film(slug), facts);
  return {
    id: slug,
    starts: at(releasedOn),
    ends: at(addDays(releasedOn, 1)),
    title: i18n._(msg`${name}: in the cinemas`),
    place: "",
    text: [
      i18n._(msg`In the cinemas from this day on, as far as is known.`),
      i18n._(msg`Nothing is booked yet.`),
      url,
    ].join("\n"),
    url,
  };
};
