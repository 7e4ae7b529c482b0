import { Trans, useLingui } from "@lingui/react/macro";
import { type EventDetail, type EventShow, isShowSold, type Names } from "@safar/engine";
import { Badge } from "@safar/ui/badge";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { formatHijriDate } from "../../i18n/hijri.ts";
import { EventArt } from "../event-search/event-art.tsx";
import { EventState } from "../event-search/event-state.tsx";
import { categoryWords } from "../event-search/event-words.ts";
import * as css from "./event-page.css.ts";

/** What an event is, and when and where, by the clock of its place. */
export function EventHead({ event, show }: { readonly event: EventDetail; readonly show: EventShow | null }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { category, isFamily, state, tags, title, venue } = event;
  // An organiser's own words may say again what is said already.
  const isNew = (tag: Names): boolean => !isFamily || tag[locale].toLowerCase() !== t`for families`.toLowerCase();
  return (
    <header className={css.head}>
      <div className={css.picture} data-opening="">
        <EventArt of={event} sizes="(min-width: 48rem) 26rem, 100vw" eager />
      </div>
      <div className={css.words}>
        <EventState state={state} />
        <h1 className={css.title}>
          <bdi>{title[locale]}</bdi>
        </h1>
        {show !== null && (
          <p className={css.when}>
            {formatLongDay(show.starts.local, locale)} · <bdi dir="ltr">{clockOf(show.starts.local)}</bdi>
          </p>
        )}
        <p className={css.quiet}>
          {edition === "SA" && show !== null && <>{formatHijriDate(show.starts.local, locale)} · </>}
          <bdi>{venue.name[locale]}</bdi> · <bdi>{venue.city.name[locale]}</bdi>
        </p>
        <ul role="list" className={css.marks}>
          <li>
            <Badge>{t(categoryWords[category])}</Badge>
          </li>
          {isFamily && category !== "family" && (
            <li>
              <Badge tone="success">
                <Trans>for families</Trans>
              </Badge>
            </li>
          )}
          {tags.filter(isNew).map((tag) => (
            <li key={tag.en}>
              <Badge>{tag[locale]}</Badge>
            </li>
          ))}
        </ul>
        {show !== null && isShowSold(show) && (
          <p>
            <ButtonLink size="small" href={paths.showCalendar(show.id)} download>
              <Icon of={CalendarPlus} size={18} />
              <Trans>Add to calendar</Trans>
            </ButtonLink>
          </p>
        )}
      </div>
    </header>
  );
}
