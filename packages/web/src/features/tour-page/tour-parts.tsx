import { Trans, useLingui } from "@lingui/react/macro";
import type { Names, Tour, TourOption } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { Timeline } from "@safar/ui/timeline";
import Check from "lucide-react/icons/check";
import Flag from "lucide-react/icons/flag";
import MapPin from "lucide-react/icons/map-pin";
import Navigation from "lucide-react/icons/navigation";
import X from "lucide-react/icons/x";
import { useFacts } from "../../app/addresses/page-path.ts";
import { directionsTo, PlaceOnMap } from "../offer-page/place-way.tsx";
import { durationOf } from "../tour-search/tour-words.ts";
import * as css from "./tour-page.css.ts";

const Marked = ({ of, isIn }: { readonly of: readonly Names[]; readonly isIn: boolean }) => {
  const { locale } = useFacts();
  return (
    <ul role="list" className={css.marked}>
      {of.map((name) => (
        <li key={name.en} {...(isIn ? { "data-in": "" } : { "data-out": "" })}>
          <Icon of={isIn ? Check : X} size={18} />
          <span>{name[locale]}</span>
        </li>
      ))}
    </ul>
  );
};

/** What it is, what is in its price and what is not. */
export function TourOverview({ tour: { about, excluded, highlights, included } }: { readonly tour: Tour }) {
  const { locale } = useFacts();
  return (
    <div className={css.panel}>
      <p className={css.prose}>{about[locale]}</p>
      <Marked of={highlights} isIn />
      <div className={css.lists}>
        <div className={css.group}>
          <h3 className={css.subtitle}>
            <Trans>In the price</Trans>
          </h3>
          <Marked of={included} isIn />
        </div>
        <div className={css.group}>
          <h3 className={css.subtitle}>
            <Trans>Not in the price</Trans>
          </h3>
          <Marked of={excluded} isIn={false} />
        </div>
      </div>
    </div>
  );
}

/** Where it leads, stop by stop from where people meet, and what of it is in the price. */
export function TourStops({ option }: { readonly option: TourOption }) {
  const { isPickupRequired, itinerary, meeting, minutes } = option;
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    <Timeline
      label={t`The way`}
      entries={[
        isPickupRequired
          ? { id: "pickup", icon: MapPin, title: t`You are picked up`, when: t`Where you choose` }
          : { id: "meeting", icon: MapPin, title: meeting.name[locale], when: t`Where you meet` },
        ...itinerary.map(({ isIncluded, name, minutes: stays }) => ({
          id: name.en,
          tone: isIncluded === true ? ("success" as const) : ("neutral" as const),
          title: name[locale],
          when: t(durationOf(stays)),
          note: isIncluded === null ? undefined : isIncluded ? t`entrance included` : t`entrance paid there`,
        })),
        { id: "end", icon: Flag, title: t`The end of the tour`, when: t(durationOf(minutes)) },
      ]}
    />
  );
}

/** Where people meet, how to come there, and where that is on the map; or where they are picked up. */
export function TourMeeting({ option }: { readonly option: TourOption }) {
  const { locale } = useFacts();
  const { id, isPickupRequired, meeting, pickups } = option;
  const { directions, latitude, longitude, name } = meeting;
  if (isPickupRequired)
    return (
      <div className={css.panel}>
        <p className={css.prose}>{directions[locale]}</p>
        <Marked of={pickups.map((point) => point.name)} isIn />
      </div>
    );
  const to = { id, name: name[locale], position: { latitude, longitude } };
  return (
    <div className={css.panel}>
      <p className={css.prose}>
        <strong>
          <bdi>{name[locale]}</bdi>
        </strong>
        <br />
        {directions[locale]}
      </p>
      <div>
        <ButtonLink href={directionsTo(to)} target="_blank" rel="noopener noreferrer">
          <Icon of={Navigation} size={18} />
          <Trans>Directions</Trans>
        </ButtonLink>
      </div>
      <PlaceOnMap of={to} />
    </div>
  );
}
