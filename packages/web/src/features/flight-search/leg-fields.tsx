import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { addDays, changeDraft, farthestDays, isAirportCode } from "@safar/engine";
import PlaneLanding from "lucide-react/icons/plane-landing";
import PlaneTakeoff from "lucide-react/icons/plane-takeoff";
import { lazy, type ReactNode } from "react";
import type { DateSheetProps } from "../search-form/date-sheet.tsx";
import { DaysField } from "../search-form/days-field.tsx";
import { PlacePair } from "../search-form/place-pair.tsx";
import { placePicker } from "../search-form/place-picker.ts";
import type { FlightFormState } from "./flight-plan.ts";
import * as css from "./leg-fields.css.ts";
import type { FareRoute } from "./use-day-fares.ts";

const FareSheet = lazy(() => import("./fare-sheet.tsx"));
const airports = placePicker(msg`City or airport`, () => import("./airport-list.tsx"));
const nowhere = { from: "", to: "", date: "" };

type LegProps = {
  readonly form: FlightFormState;
  /** Counts from 0. */
  readonly leg: number;
};

/** Where a leg goes from and to. */
export function LegPlaces({ form, leg }: LegProps) {
  const { t } = useLingui();
  const { from, to } = form.draft.legs[leg] ?? nowhere;
  const end = (name: "from" | "to", place: string, otherwise: string | null) => ({
    name: `${name}${leg + 1}` as const,
    value: place,
    around: isAirportCode(place) ? place : otherwise,
    set: (draft: typeof form.draft, value: string) =>
      changeDraft(draft, { type: "leg", leg, change: { [name]: value } }),
  });
  return (
    <PlacePair
      form={form}
      picker={airports}
      from={{ ...end("from", from, form.usualStart), label: t`From`, icon: PlaneTakeoff }}
      to={{ ...end("to", to, null), label: t`To`, icon: PlaneLanding }}
    />
  );
}

const faresOf = ({ from, to }: FareRoute) =>
  function sheet(props: DateSheetProps): ReactNode {
    return <FareSheet {...props} route={{ from, to }} />;
  };

/** The first leg's day and, of a round trip, the way back's. */
export function TripDates({ form }: { form: FlightFormState }) {
  const { t } = useLingui();
  const { trip, back, legs } = form.draft;
  const [leg = nowhere] = legs;
  const isReturn = trip === "return";
  const hasBack = isReturn || !form.isAlive;
  return (
    <div className={css.trip}>
      <DaysField
        form={form}
        first={{ name: "date1", label: t`Departure`, value: leg.date }}
        last={hasBack ? { name: "back", label: t`Return`, value: back } : undefined}
        max={addDays(form.today, farthestDays)}
        words={{
          title: isReturn ? msg`When do you travel?` : msg`When do you fly?`,
          last: msg`When do you return?`,
          both: msg`Choose your departure date, then your return date.`,
        }}
        onChange={(out, home) =>
          form.change((draft) => changeDraft(draft, { type: "dates", out, back: hasBack ? home : draft.back }))
        }
        sheet={faresOf(leg)}
      />
    </div>
  );
}

/** The day of a leg of several cities: not before the leg above it. */
export function LegDate({ form, leg }: LegProps) {
  const { t } = useLingui();
  const { legs } = form.draft;
  const { from, to, date } = legs[leg] ?? nowhere;
  return (
    <DaysField
      form={form}
      first={{ name: `date${leg + 1}`, label: t`Departure`, value: date }}
      min={legs[leg - 1]?.date || form.today}
      max={addDays(form.today, farthestDays)}
      words={{ title: msg`When do you fly?` }}
      onChange={(day) => form.change((draft) => changeDraft(draft, { type: "leg", leg, change: { date: day } }))}
      sheet={faresOf({ from, to })}
    />
  );
}
