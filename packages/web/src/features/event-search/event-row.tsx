import { useLingui } from "@lingui/react/macro";
import type { EventCard } from "@safar/engine";
import { Card, CardLink } from "@safar/ui/card";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { EventArt } from "./event-art.tsx";
import { EventPrice } from "./event-price.tsx";
import * as css from "./event-search.css.ts";
import { EventState } from "./event-state.tsx";
import { EventWhen } from "./event-when.tsx";
import { categoryWords } from "./event-words.ts";

function EventTile({ event }: { readonly event: EventCard }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { category, from, slug, state, title, venue } = event;
  return (
    <li>
      <Card as="article" kind="link" media={<EventArt of={event} />}>
        <p className={css.quiet}>
          <EventWhen of={event} /> <EventState state={state} />
        </p>
        <h3 className={css.name}>
          <CardLink href={paths.event(slug)}>{title[locale]}</CardLink>
        </h3>
        <p className={css.quiet}>
          <bdi>{venue.name[locale]}</bdi> · <bdi>{venue.city.name[locale]}</bdi>
        </p>
        <p className={css.quiet}>
          {t(categoryWords[category])}
          {from !== null && (
            <>
              {" · "}
              <EventPrice from={from} />
            </>
          )}
        </p>
      </Card>
    </li>
  );
}

/** Events beside each other. */
export const EventRow = ({ events }: { readonly events: readonly EventCard[] }) => (
  <ul role="list" className={css.tiles}>
    {events.map((event) => (
      <EventTile key={event.slug} event={event} />
    ))}
  </ul>
);
