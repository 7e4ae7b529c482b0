import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { addDays, type CalendarDate } from "@safar/engine";
import CircleDot from "lucide-react/icons/circle-dot";
import MapPin from "lucide-react/icons/map-pin";
import { DayChips } from "./day-chips.tsx";
import { DaysField } from "./days-field.tsx";
import type { PlaceFieldProps } from "./place-field.tsx";
import { PlacePair } from "./place-pair.tsx";

type Route = { readonly from: string; readonly to: string; readonly date: CalendarDate };

/** From where, to where, and on which day, so many days ahead at most. */
export function RouteFields<Draft extends Route, Field extends string, Place>({
  form,
  picker,
  farthest,
}: Pick<PlaceFieldProps<Draft, Field | keyof Route, Place>, "form" | "picker"> & { readonly farthest: number }) {
  const { t } = useLingui();
  const { from, to, date } = form.draft;
  const choose = (day: CalendarDate) => form.change((draft) => ({ ...draft, date: day }));
  return (
    <>
      <PlacePair
        form={form}
        picker={picker}
        from={{
          name: "from",
          label: t`From`,
          icon: CircleDot,
          value: from,
          set: (draft, place) => ({ ...draft, from: place }),
        }}
        to={{ name: "to", label: t`To`, icon: MapPin, value: to, set: (draft, place) => ({ ...draft, to: place }) }}
      />
      <div>
        <DaysField
          form={form}
          first={{ name: "date", label: t`Day`, value: date }}
          max={addDays(form.today, farthest)}
          words={{ title: msg`When do you travel?` }}
          onChange={choose}
        />
        <DayChips today={form.today} isAlive={form.isAlive} value={date} onChoose={choose} />
      </div>
    </>
  );
}
