import { useLingui } from "@lingui/react/macro";
import type { EventCard } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { sentencesOf } from "../../i18n/sentences.ts";
import { DateBadge } from "../vertical-home/date-badge.tsx";
import { type PictureTile, PictureTiles } from "../vertical-home/picture-tiles.tsx";
import { EventArt } from "./event-art.tsx";
import { EventPrice } from "./event-price.tsx";
import { EventState } from "./event-state.tsx";
import { EventUntil } from "./event-when.tsx";
import { categoryWords } from "./event-words.ts";

/** Of events that tour the cities the first: what is called the same stands once. */
export const eachOnce = (events: readonly EventCard[]): readonly EventCard[] =>
  events.filter(({ title }, place) => events.findIndex((one) => one.title.en === title.en) === place);

/** An event as a tile, on the day that it can be had next. */
export const useEventTile = () => {
  const { t } = useLingui();
  const { locale } = useFacts();
  return (event: EventCard): PictureTile => ({
    href: paths.event(event.slug, event.next.local.slice(0, 10)),
    picture: <EventArt of={event} />,
    badge: <DateBadge local={event.next.local} />,
    over: (
      <>
        {t(categoryWords[event.category])} · <EventUntil of={event} />
      </>
    ),
    name: event.title[locale],
    text: event.about && sentencesOf(event.about[locale])[0],
    under: [<bdi key="where">{`${event.venue.name[locale]} · ${event.venue.city.name[locale]}`}</bdi>],
    price: <EventPrice {...event} />,
    status: <EventState {...event} />,
  });
};

/** Events beside each other. */
export const EventRow = ({ events }: { readonly events: readonly EventCard[] }) => (
  <PictureTiles of={events.map(useEventTile())} isLow onPhones="list" />
);
