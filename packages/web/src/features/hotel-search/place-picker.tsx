import { Trans, useLingui } from "@lingui/react/macro";
import {
  type CalendarDate,
  connectPlaceSearch,
  type FoundPlace,
  type Locale,
  type PlaceSearchPorts,
  type PlaceSearchView,
  placeSearchActors,
  placeSearchMachine,
  recentPlaces,
} from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Combobox, ComboboxList, type ComboboxOption } from "@safar/ui/combobox";
import { Sheet } from "@safar/ui/dialog";
import type { LucideIcon } from "@safar/ui/icon";
import Building2 from "lucide-react/icons/building-2";
import Hotel from "lucide-react/icons/hotel";
import Landmark from "lucide-react/icons/landmark";
import MapPin from "lucide-react/icons/map-pin";
import { useEffect, useMemo, useRef, useState } from "react";
import { hotelPlaces } from "../../engine/hotels.service.ts";
import { useFlow } from "../../engine/use-flow.ts";
import { commaIn } from "../../i18n/format.ts";
import { popularPlaces } from "./popular-places.ts";
import { recentStays } from "./recent-stays.ts";
import type { StayFormState } from "./use-stay-form.ts";

const listTag: Readonly<Record<Locale, string>> = { en: "en-GB-u-nu-latn", ar: "ar-AE-u-nu-latn" };

const icons: Readonly<Record<FoundPlace["kind"], LucideIcon>> = {
  city: Building2,
  area: MapPin,
  hotel: Hotel,
  landmark: Landmark,
  unknown: MapPin,
};

const portsOf = (popular: readonly FoundPlace[], today: CalendarDate): PlaceSearchPorts => ({
  search: (text, signal) => hotelPlaces.search(text, signal),
  suggest: async (signal) => {
    const [recent, nearby] = await Promise.all([recentStays.list(today), hotelPlaces.nearby(signal)]);
    return { recent: recentPlaces(recent), nearby: nearby.type === "FOUND" ? nearby.places : [], popular };
  },
});

/** Looks for a place while somebody types. */
const usePlaces = ({ edition, locale, today }: StayFormState, text: string) => {
  const { t } = useLingui();
  const machine = useMemo(
    () => placeSearchMachine.provide({ actors: placeSearchActors(portsOf(popularPlaces[edition], today)) }),
    [edition, today],
  );
  const { view } = useFlow(machine, connectPlaceSearch, { input: { text } });
  const headings = { recent: t`Recent`, nearby: t`Near you`, popular: t`Popular`, found: undefined };
  const countries = useMemo(() => new Intl.DisplayNames([locale], { type: "region" }), [locale]);
  const places = new Map(view.groups.flatMap((group) => group.places.map((place) => [place.id, place])));
  const options = view.groups.flatMap(({ kind, places: found }) =>
    found.map((place): ComboboxOption => {
      const group = headings[kind];
      const country = countries.of(place.country) ?? place.country;
      return {
        id: place.id,
        label: place.names[locale],
        detail: place.within === null ? country : `${place.within[locale]}${commaIn(locale)}${country}`,
        icon: icons[place.kind],
        ...(group === undefined ? {} : { group }),
      };
    }),
  );
  return { view, options, placeOf: (id: string) => places.get(id) };
};

/** What stands in the list's place when there is nothing to choose. */
function Notes({ view }: { view: PlaceSearchView }) {
  if (view.hasFailed) {
    return (
      <>
        <p>
          <Trans>Places could not be looked up.</Trans>
        </p>
        {view.commands.retry && (
          <Button size="small" onClick={view.commands.retry}>
            <Trans>Try Again</Trans>
          </Button>
        )}
      </>
    );
  }
  return view.isNothing ? (
    <p>
      <Trans>No place is called like that. Try a city, an area or a landmark.</Trans>
    </p>
  ) : (
    <p>
      <Trans>Type a city, an area, a landmark or a hotel.</Trans>
    </p>
  );
}

type Words = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly icon: LucideIcon;
  readonly error: string | undefined;
};

/** On wider windows: type into the field, choose from the list under it. What is left unchosen becomes the best that was found. */
export function PlaceCombobox({ form, ...words }: Words & { form: StayFormState }) {
  const { t } = useLingui();
  const { placeText, stay, locale } = form;
  const { view, options, placeOf } = usePlaces(form, placeText);
  const [isFocused, setFocused] = useState(true);
  const [best] = view.groups[0]?.kind === "found" && !view.isBusy ? view.groups[0].places : [];
  const choose = (place: FoundPlace) => {
    view.commands.choose("");
    form.choosePlace(place);
  };
  const isChosen = form.chosen !== null && form.chosen.id === stay.place;
  const { missPlace } = form;
  useEffect(() => {
    if (view.isNothing) missPlace(view.text);
  }, [view.isNothing, missPlace, view.text]);
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => {
    // Who types "jeda" and goes on means Jeddah.
    if (!isFocused && best !== undefined && !isChosen && stay.place !== "") latest.current(best);
  }, [isFocused, best, isChosen, stay.place]);
  return (
    <Combobox
      {...words}
      locale={listTag[locale]}
      options={options}
      isLoading={view.isBusy}
      loading={t`Looking for places`}
      empty={<Notes view={view} />}
      inputValue={placeText}
      onInputChange={(typed) => {
        // A choice writes its name into the field: that is no question.
        if (typed === placeText || options.some(({ label }) => label === typed)) return;
        form.typePlace(typed);
        view.commands.type(typed);
      }}
      // What is typed in small letters could be an address's part too: only what was chosen is a choice.
      value={isChosen ? stay.place : null}
      onChange={(id) => {
        const place = id === null ? undefined : placeOf(id);
        if (place !== undefined) choose(place);
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      keepsText
      takesFocus
    />
  );
}

function Choices({ form, label, placeholder, onClose }: SheetProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const { view, options, placeOf } = usePlaces(form, "");
  return (
    <ComboboxList
      locale={listTag[form.locale]}
      label={label}
      placeholder={placeholder}
      clear={t`Clear`}
      options={options}
      isLoading={view.isBusy}
      loading={t`Looking for places`}
      empty={<Notes view={view} />}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed);
        view.commands.type(typed);
      }}
      value={form.chosen?.id === form.stay.place ? form.stay.place : null}
      onChange={(id) => {
        const place = placeOf(id);
        if (place === undefined) return;
        form.choosePlace(place);
        onClose();
      }}
    />
  );
}

type SheetProps = {
  readonly form: StayFormState;
  readonly label: string;
  readonly placeholder: string;
  readonly onClose: () => void;
};

/** On phones: the field at the top of the screen, the list below it. */
export function PlaceSheet(props: SheetProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A sheet is opened to type in it.
    list.current?.querySelector("input")?.focus();
  }, []);
  return (
    <Sheet open onClose={props.onClose} title={props.label} close={t`Close`}>
      <div ref={list}>
        <Choices {...props} />
      </div>
    </Sheet>
  );
}
