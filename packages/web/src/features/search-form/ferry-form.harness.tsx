import { msg } from "@lingui/core/macro";
import type { FoundPlace, PlaceSearchOutcome, Recents, SearchText } from "@safar/engine";
import MapPin from "lucide-react/icons/map-pin";
import { DaysField } from "./days-field.tsx";
import { placeList } from "./place-list.tsx";
import { PlacePair } from "./place-pair.tsx";
import { placePicker } from "./place-picker.ts";
import { SearchForm } from "./search-form.tsx";
import type { SearchPlan } from "./search-plan.types.ts";
import { useFoundPlaces } from "./use-found-places.ts";
import { type SearchFormProps, useSearchForm } from "./use-search-form.ts";

// The least search that there can be: a ferry from one harbour to another on a day.

const harbour = (id: string, en: string): FoundPlace => ({
  id,
  kind: "city",
  names: { en, ar: en },
  within: null,
  country: "PK",
});
export const harbours = {
  karachi: harbour("karachi", "Karachi"),
  gwadar: harbour("gwadar", "Gwadar"),
  jeddah: harbour("jeddah", "Jeddah"),
};

/** How harbours are looked up, and what was asked; a test may answer otherwise or later. */
export const lookup = {
  asked: [] as string[],
  answer: async (text: string): Promise<PlaceSearchOutcome> => ({
    type: "FOUND",
    places: Object.values(harbours).filter(({ names }) => names.en.toLowerCase().startsWith(text.trim().toLowerCase())),
  }),
};

type Ferry = { readonly from: string; readonly to: string; readonly date: string };
type Field = keyof Ferry;
const fields = ["from", "to", "date"] as const;

const textOf = (of: { get(name: string): unknown }, name: Field): string => {
  const value = of.get(name);
  return typeof value === "string" ? value : "";
};
const ferryOf = (search: SearchText): Ferry => {
  const query = new URLSearchParams(search);
  return { from: textOf(query, "from"), to: textOf(query, "to"), date: textOf(query, "date") };
};

const kept: Recent[] = [];
/** Of this device, which forgets them with its page. */
export const ferriesBefore: Recents<Recent> = {
  list: async () => [...kept],
  add: async (entry) => void kept.unshift(entry),
  remove: async () => undefined,
  clear: async () => void kept.splice(0),
};

type Recent = { readonly search: SearchText; readonly places: readonly FoundPlace[] };

export const ferryPlan: SearchPlan<Ferry, Field, FoundPlace, Recent> = {
  vertical: "ferries",
  words: { search: msg`Search ferries`, trouble: msg`Something is missing` },
  action: "/ferries/search",
  columns: "1fr 1fr",
  draftOf: ferryOf,
  fromFields: (form, places) => {
    const harbourIn = (name: Field) => places.get(textOf(form, name)) ?? textOf(form, name);
    return { from: harbourIn("from"), to: harbourIn("to"), date: textOf(form, "date") };
  },
  problemsOf: (ferry, { isPlace }) =>
    fields
      .filter((field) => (field === "date" ? ferry.date === "" : !isPlace(ferry[field])))
      .map((field) => ({ field, words: msg`Choose ${field}` })),
  searchOf: (ferry) => new URLSearchParams(ferry).toString(),
  resultsOf: (search) => `/ferries/search?${search}`,
  placeId: ({ id }) => id,
  placeText: ({ names }, locale) => names[locale],
  recents: ferriesBefore,
  recentOf: (search, placeOf) => ({
    search,
    places: [ferryOf(search).from, ferryOf(search).to].flatMap((id) => placeOf(id) ?? []),
  }),
  placesOf: ({ places }) => places,
};

const HarbourList = placeList<FoundPlace>({
  usePlaces: () =>
    useFoundPlaces(() => ({
      search: (text) => {
        lookup.asked.push(text);
        return lookup.answer(text);
      },
      suggest: async () => ({ recent: [], nearby: [harbours.gwadar], popular: [harbours.karachi, harbours.jeddah] }),
    })),
  placeId: ferryPlan.placeId,
  optionOf: ({ names }, locale) => ({ label: names[locale] }),
  words: {
    nearby: msg`Near you`,
    popular: msg`Popular`,
    nothing: msg`No harbour is called like that.`,
    failed: msg`Harbours cannot be looked up.`,
    hint: msg`Type a harbour.`,
  },
});
const picker = placePicker(msg`Harbour`, async () => ({ default: HarbourList }));
const empty: Ferry = { from: "", to: "", date: "" };
const known = [harbours.karachi, harbours.gwadar];

export function FerryForm(props: SearchFormProps) {
  const form = useSearchForm(ferryPlan, { ...props, empty, places: known });
  const { from, to, date } = form.draft;
  return (
    <SearchForm plan={ferryPlan} form={form} suggested={known}>
      <PlacePair
        form={form}
        picker={picker}
        from={{ name: "from", label: "From", icon: MapPin, value: from, set: (ferry, id) => ({ ...ferry, from: id }) }}
        to={{ name: "to", label: "To", icon: MapPin, value: to, set: (ferry, id) => ({ ...ferry, to: id }) }}
      />
      <DaysField
        form={form}
        first={{ name: "date", label: "Day", value: date }}
        max="2027-12-31"
        words={{ title: msg`When do you sail?` }}
        onChange={(day) => form.change((ferry) => ({ ...ferry, date: day }))}
      />
    </SearchForm>
  );
}
