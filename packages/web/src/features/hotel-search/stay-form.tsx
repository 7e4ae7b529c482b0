import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { addDays, type FoundPlace, stayLimits, usualRooms } from "@safar/engine";
import MapPin from "lucide-react/icons/map-pin";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { DaysField } from "../search-form/days-field.tsx";
import { PlaceField } from "../search-form/place-field.tsx";
import { placePicker } from "../search-form/place-picker.ts";
import { SearchForm } from "../search-form/search-form.tsx";
import { type SearchFormProps, useSearchForm } from "../search-form/use-search-form.ts";
import { popularPlaces } from "./popular-places.ts";
import { RoomsField } from "./rooms-field.tsx";
import { stayPlan } from "./stay-plan.ts";

const places = placePicker(msg`City, area, landmark or hotel`, () => import("./stay-place-list.tsx"));
const empty = { place: "", checkIn: "", checkOut: "", rooms: usualRooms };
const days = {
  title: msg`When do you stay?`,
  last: msg`When do you leave?`,
  both: msg`Choose your check-in date, then your check-out date.`,
  afterFirst: msg`Now choose your check-out date.`,
};

type Props = SearchFormProps & {
  /** The place that the search names. */
  readonly place?: FoundPlace | null;
  /** What it names instead of a place, which was looked for and is none. */
  readonly unknownPlace?: string | null;
};

function Form({ place = null, unknownPlace = null, ...begun }: Props) {
  const { t } = useLingui();
  const { edition } = useFacts();
  const popular = popularPlaces[edition];
  const known = useMemo(() => (place === null ? popular : [...popular, place]), [popular, place]);
  const form = useSearchForm(stayPlan, { ...begun, empty, places: known, unknown: unknownPlace });
  const { checkIn, checkOut } = form.draft;
  return (
    <SearchForm plan={stayPlan} form={form} suggested={popular}>
      <PlaceField
        form={form}
        picker={places}
        name="place"
        label={t`Where`}
        icon={MapPin}
        value={form.draft.place}
        set={(stay, id) => ({ ...stay, place: id })}
      />
      <DaysField
        form={form}
        first={{ name: "in", label: t`Check-in`, value: checkIn }}
        last={{ name: "out", label: t`Check-out`, value: checkOut }}
        max={addDays(form.today, stayLimits.daysAhead)}
        least={1}
        most={stayLimits.nights}
        words={days}
        onChange={(first, last) => form.change((stay) => ({ ...stay, checkIn: first, checkOut: last }))}
      />
      <RoomsField form={form} />
    </SearchForm>
  );
}

/** Where, when and who sleeps in which room. Another search makes another form. */
export const StayForm = (props: Props) => <Form key={props.search ?? ""} {...props} />;
