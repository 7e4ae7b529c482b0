import { useLingui } from "@lingui/react/macro";
import type { EventCard } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { type PictureTile, PictureTiles } from "../vertical-home/picture-tiles.tsx";
import { EventArt } from "./event-art.tsx";
import { EventPrice } from "./event-price.tsx";
import { EventState } from "./event-state.tsx";
import { EventWhen } from "./event-when.tsx";
import { categoryWords } from "./event-words.ts";

/** Events beside each other. */
export function EventRow({ events }: { readonly events: readonly EventCard[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const tileOf = (event: EventCard): PictureTile => ({
    href: paths.event(event.slug),
    picture: <EventArt of={event} />,
    over: (
      <>
        <EventWhen of={event} /> <EventState state={event.state} />
      </>
    ),
    name: event.title[locale],
    under: [
      <bdi key="where">{`${event.venue.name[locale]} · ${event.venue.city.name[locale]}`}</bdi>,
      t(categoryWords[event.category]),
    ],
    price: <EventPrice from={event.from} />,
  });
  return <PictureTiles of={events.map(tileOf)} />;
}
