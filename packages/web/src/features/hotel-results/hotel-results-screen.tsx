import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  decodeStay,
  encodeStay,
  guestCounts,
  type HotelResults,
  type HotelRow,
  measuredFrom,
  nextDay,
  nightsBetween,
  type RefId,
  type SearchText,
} from "@safar/engine";
import Hotel from "lucide-react/icons/hotel";
import { lazy, useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import { CardsComing } from "../results/cards-coming.tsx";
import { MapSlot } from "../results/map-slot.tsx";
import { MapSwitch } from "../results/map-switch.tsx";
import { NextDayLink } from "../results/next-day-link.tsx";
import type { CardPlace } from "../results/results-kind.ts";
import type { ResultsMap, SearchActor } from "../results/results-props.ts";
import { ResultsScreen } from "../results/results-screen.tsx";
import type { ResultsWords } from "../results/results-words.ts";
import { savedStays } from "../saved/saved-look.ts";
import { HotelCard } from "./hotel-card.tsx";
import { hotelKind } from "./hotel-kind.ts";
import { savedHotel } from "./saved-hotels.ts";
import { stayEditor } from "./stay-editor.tsx";
import { useHotelFields } from "./use-hotel-fields.ts";

const MapSide = lazy(async () => ({ default: (await import("./map-side.tsx")).MapSide }));

const useHotelWords = (): ResultsWords => {
  const { t } = useLingui();
  return useMemo(
    () => ({
      icon: Hotel,
      list: t`Hotels found`,
      sortBy: t`Sort hotels by`,
      skip: t`Skip to the hotels`,
      looking: t`Looking for hotels`,
      count: (count) => t`${plural(count, { one: "# hotel", other: "# hotels" })}`,
      prices: t`Prices are for the whole stay, taxes included`,
      nothing: {
        title: t`No rooms are available on these dates`,
        text: t`Try the next day, a place nearby, or rooms for fewer guests.`,
      },
      noneLeft: {
        title: t`No hotels match your filters`,
        text: t`There are hotels on these dates. Remove a filter to see them, or try the next day.`,
        clear: t`Reset filters`,
      },
      expired: t`Prices and rooms may have changed.`,
      invalid: t`The place or a date is missing, in the past or too far ahead.`,
    }),
    [t],
  );
};

/** Days, nights, guests and rooms of a stay. */
const useStayFacts = (search: SearchText): readonly string[] => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const stay = decodeStay(search);
  const { checkIn, checkOut } = stay;
  const { adults, children, rooms } = guestCounts(stay);
  const guests = adults + children;
  const nights = nightsBetween(checkIn, checkOut);
  return [
    ...(checkIn === "" || checkOut === "" ? [] : [formatShortDays(checkIn, checkOut, locale)]),
    t`${plural(guests, { one: "# guest", other: "# guests" })}`,
    t`${plural(rooms, { one: "# room", other: "# rooms" })}`,
    // Last, as each card says it again: a narrow line is cut at its end.
    ...(nights > 0 ? [t`${plural(nights, { one: "# night", other: "# nights" })}`] : []),
  ];
};

/** The same stay a day later. */
function LaterStay({ search }: { search: SearchText }) {
  const stay = decodeStay(search);
  const next = nextDay(stay);
  return <NextDayLink date={stay.checkIn} next={next.checkIn} href={paths.hotelResults(encodeStay(next))} />;
}

const showCard = (hotel: HotelRow, held: HotelResults, at: CardPlace) => (
  <HotelCard
    hotel={hotel}
    nights={held.nights}
    rooms={guestCounts(decodeStay(held.search)).rooms}
    from={measuredFrom(held)}
    href={at.refId === null ? "#" : paths.hotelDetail(at.refId, hotel, held.search)}
    isOn={at.isPointed}
    onChoose={at.onChoose}
    onPoint={at.onPoint}
  />
);

const map: ResultsMap<HotelResults, HotelRow> = {
  show: ({ slot, ...place }) => (
    <MapSlot {...slot}>
      <MapSide {...place} />
    </MapSlot>
  ),
  Switch: MapSwitch,
};

type Props = {
  readonly actor: SearchActor | undefined;
  readonly search: SearchText;
  readonly readResults: (refId: RefId) => HotelResults | null;
  /** What came with the page, until its own search tells of more. */
  readonly first: { readonly refId: RefId; readonly results: HotelResults } | null;
};

/** The hotels of a search, as a list and on a map. */
export function HotelResultsScreen({ actor, first, readResults, search }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const title = (held: HotelResults | null) => <bdi>{held?.place?.names[locale] ?? t`Hotels`}</bdi>;
  return (
    <ResultsScreen
      kind={hotelKind}
      words={useHotelWords()}
      title={title}
      facts={useStayFacts(search)}
      editPath={paths.hotelsHome(search)}
      editor={stayEditor(search)}
      noteOf={() => null}
      fieldsOf={useHotelFields()}
      card={showCard}
      saved={savedStays(guestCounts(decodeStay(search)), savedHotel(search))}
      actor={actor}
      search={search}
      readResults={readResults}
      first={first && { refId: first.refId, held: first.results }}
      coming={<CardsComing rows={2} hasPicture />}
      nextDay={<LaterStay search={search} />}
      map={map}
    />
  );
}
