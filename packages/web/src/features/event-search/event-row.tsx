import { useLingui } from "@lingui/react/macro";
import type { EventCard } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { DateBadge } from "../vertical-home/date-badge.tsx";
import { ledTiles, type PictureTile, PictureTiles } from "../vertical-home/picture-tiles.tsx";
import { EventArt } from "./event-art.tsx";
import { EventPrice } from "./event-price.tsx";
import { EventState } from "./event-state.tsx";
import { EventUntil } from "./event-when.tsx";
import { categoryWords } from "./event-words.ts";

/** Events beside each other. */
export function EventRow({ events }: { readonly events: readonly EventCard[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const tileOf = (event: EventCard): PictureTile => ({
    href: paths.event(event.slug, event.next.local === event.starts.local ? "" : event.next.local.slice(0, 10)),
    picture: <EventArt of={event} />,
    badge: <DateBadge local={event.next.local} />,
    over: (
      <>
        {t(categoryWords[event.category])} · <EventUntil of={event} />
      </>
    ),
    name: event.title[locale],
    under: [<bdi key="where">{`${event.venue.name[locale]} · ${event.venue.city.name[locale]}`}</bdi>],
    price: <EventPrice {...event} />,
    status: <EventState state={event.state} />,
  });
  return <PictureTiles of={events.map(tileOf)} isLed={events.length === ledTiles} />;
}
