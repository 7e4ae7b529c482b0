import { Trans, useLingui } from "@lingui/react/macro";
import type { Locale, Names, Tour, TourOption } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { Timeline } from "@safar/ui/timeline";
import Check from "lucide-react/icons/check";
import Flag from "lucide-react/icons/flag";
import Info from "lucide-react/icons/info";
import MapPin from "lucide-react/icons/map-pin";
import Navigation from "lucide-react/icons/navigation";
import X from "lucide-react/icons/x";
import { useFacts } from "../../app/addresses/page-path.ts";
import { directionsTo, PlaceOnMap } from "../offer-page/place-way.tsx";
import type { WayTo } from "../offer-page/way-stops.ts";
import { durationOf } from "../tour-search/tour-words.ts";
import * as css from "./tour-page.css.ts";

/** Whether it is in the price; null of what is no question of it. */
const marks = (isIn: boolean | null) =>
  isIn === null ? { icon: Info } : isIn ? { icon: Check, "data-in": "" } : { icon: X, "data-out": "" };

const Marked = ({ of, isIn }: { readonly of: readonly Names[]; readonly isIn: boolean | null }) => {
  const { locale } = useFacts();
  const { icon, ...mark } = marks(isIn);
  return (
    <ul role="list" className={css.marked}>
      {of.map((name) => (
        <li key={name.en} {...mark}>
          <Icon of={icon} size={18} />
          <span>{name[locale]}</span>
        </li>
      ))}
    </ul>
  );
};

/** What it is, what is in its price and what is not, and what to know before it. */
export function TourOverview({ tour: { about, advice, excluded, highlights, included } }: { readonly tour: Tour }) {
  const { locale } = useFacts();
  const parts = [
    { id: "in", title: <Trans>In the price</Trans>, of: included, isIn: true },
    { id: "out", title: <Trans>Not in the price</Trans>, of: excluded, isIn: false },
    { id: "advice", title: <Trans>Before you go</Trans>, of: advice, isIn: null },
  ];
  return (
    <div className={css.panel}>
      <div className={css.group}>
        {about[locale].split("\n\n").map((paragraph) => (
          <p key={paragraph} className={css.prose}>
            {paragraph}
          </p>
        ))}
      </div>
      <Marked of={highlights} isIn />
      <div className={css.lists}>
        {parts.map(({ id, title, ...marked }) => (
          <div key={id} className={css.group}>
            <h3 className={css.subtitle}>{title}</h3>
            <Marked {...marked} />
          </div>
        ))}
      </div>
    </div>
  );
}

const meetingOf = ({ id, meeting: { latitude, longitude, name } }: TourOption, locale: Locale): WayTo => ({
  id,
  name: name[locale],
  position: { latitude, longitude },
});

/** Where it leads, stop by stop from where people meet, what of it is in the price, and beside it where that is. */
export function TourStops({ option }: { readonly option: TourOption }) {
  const { isPickupRequired, itinerary, meeting, minutes } = option;
  const { t } = useLingui();
  const { locale } = useFacts();
  // By their numbers stops are found on the map. With gaps the way would be another.
  const isDrawn = !isPickupRequired && itinerary.every(({ position }) => position !== null);
  return (
    <div className={css.beside}>
      <Timeline
        label={t`The way`}
        entries={[
          isPickupRequired
            ? { id: "pickup", icon: MapPin, title: t`You are picked up`, when: t`Where you choose` }
            : { id: "meeting", icon: MapPin, title: meeting.name[locale], when: t`Where you meet` },
          ...itinerary.map(({ isIncluded, name, minutes: stays }, at) => ({
            id: name.en,
            tone: isIncluded === true ? ("success" as const) : ("neutral" as const),
            title: isDrawn ? `${at + 1}. ${name[locale]}` : name[locale],
            when: t(durationOf(stays)),
            note: isIncluded === null ? undefined : isIncluded ? t`entrance included` : t`entrance paid there`,
          })),
          { id: "end", icon: Flag, title: t`The end of the tour`, when: t(durationOf(minutes)) },
        ]}
      />
      {!isPickupRequired && <PlaceOnMap of={meetingOf(option, locale)} {...(isDrawn && { stops: itinerary })} />}
    </div>
  );
}

/** Where people meet, and how to come there; or where they are picked up. */
export function TourMeeting({ option }: { readonly option: TourOption }) {
  const { locale } = useFacts();
  const { isPickupRequired, meeting, pickups } = option;
  return (
    <div className={css.panel}>
      <p className={css.prose}>{meeting.directions[locale]}</p>
      {isPickupRequired ? (
        <Marked of={pickups.map((point) => point.name)} isIn />
      ) : (
        <div>
          <ButtonLink href={directionsTo(meetingOf(option, locale))} target="_blank" rel="noopener noreferrer">
            <Icon of={Navigation} size={18} />
            <Trans>Directions</Trans>
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
