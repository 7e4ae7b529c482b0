import { Trans, useLingui } from "@lingui/react/macro";
import type { EventCard } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { commaIn } from "../../i18n/format.ts";
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

const none: readonly EventCard[] = [];

/** Events beside each other; `among` has those that some of them are in other cities. */
export function EventRow({
  events,
  among = none,
}: {
  readonly events: readonly EventCard[];
  readonly among?: readonly EventCard[];
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const alsoIn = ({ title, venue: { city } }: EventCard): readonly string[] => {
    const others = among.filter((one) => one.title.en === title.en && one.venue.city.slug !== city.slug);
    const cities = new Set(others.map(({ venue }) => venue.city.name[locale]));
    return cities.size === 0 ? [] : [[...cities].join(commaIn(locale))];
  };
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
    under: [
      <bdi key="where">{`${event.venue.name[locale]} · ${event.venue.city.name[locale]}`}</bdi>,
      ...alsoIn(event).map((cities) => <Trans key="also">Also in {cities}</Trans>),
    ],
    price: <EventPrice {...event} />,
    status: <EventState state={event.state} />,
  });
  return <PictureTiles of={events.map(tileOf)} isLow onPhones="list" />;
}
