import { Trans, useLingui } from "@lingui/react/macro";
import { canAddLeg, canRemoveLeg, legCounts, type SearchText, type TripType } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { IconButton } from "@safar/ui/icon-button";
import { Segmented } from "@safar/ui/segmented";
import { TextField } from "@safar/ui/text-field";
import { useRouter } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type FormEvent, useCallback, useRef, useState } from "react";
import { localisePath } from "../../app/locale.ts";
import { paths } from "../../app/paths.ts";
import { DateField } from "./dates-field.tsx";
import { FormTrouble } from "./form-trouble.tsx";
import { LegPlaces } from "./leg-fields.tsx";
import { PartyField } from "./party-field.tsx";
import { airportText } from "./places.ts";
import * as css from "./search-form.css.ts";
import { tripWords } from "./search-words.ts";
import { type SearchFormState, useSearchForm } from "./use-search-form.ts";

const trips = ["return", "one_way", "multi_city"] as const satisfies readonly TripType[];
const isTrip = (value: string): value is TripType => trips.some((trip) => trip === value);
const [leastLegs, mostLegs] = legCounts.multi_city;

/** The day of a leg of several cities: not before the leg above it. */
function LegDate({ leg, form }: { leg: number; form: SearchFormState }) {
  const { t } = useLingui();
  const { draft, change, errorOf, idOf, lastDay, locale, edition, isAlive, isWide, today } = form;
  const { from = "", to = "", date = "" } = draft.legs[leg] ?? {};
  const min = draft.legs[leg - 1]?.date || today;
  const label = t`Departure`;
  const set = (day: string) => change({ type: "leg", leg, change: { date: day } });
  return (
    <DateField
      {...{ label, min, locale, edition, isAlive, isWide }}
      id={idOf(`date${leg + 1}`)}
      name={`date${leg + 1}`}
      value={date}
      max={lastDay}
      error={errorOf(`date${leg + 1}`)}
      onChange={set}
      question={() => ({
        kind: "day",
        title: t`When do you fly?`,
        route: { from, to },
        min,
        max: lastDay,
        value: date,
        onAnswer: set,
      })}
    />
  );
}

/** The first leg's day, and the way back's: chosen together, or the way back alone once the way out is known. */
function TripDates({ form }: { form: SearchFormState }) {
  const { t } = useLingui();
  const { draft, change, errorOf, idOf, lastDay, locale, edition, isAlive, isWide, today } = form;
  const { trip, back, legs } = draft;
  const { from = "", to = "", date = "" } = legs[0] ?? {};
  const shared = { locale, edition, isAlive, isWide };
  const both = () =>
    ({
      kind: "range",
      title: t`When do you travel?`,
      route: { from, to },
      min: today,
      max: lastDay,
      value: date !== "" && back >= date ? { start: date, end: back } : null,
      onAnswer: ({ start, end }: { start: string; end: string }) => change({ type: "dates", out: start, back: end }),
    }) as const;
  const setOut = (day: string) => change({ type: "leg", leg: 0, change: { date: day } });
  const setBack = (day: string) => change({ type: "dates", out: date, back: day });
  return (
    <div className={css.dates}>
      <DateField
        {...shared}
        id={idOf("date1")}
        name="date1"
        label={t`Departure`}
        value={date}
        min={today}
        max={lastDay}
        error={errorOf("date1")}
        onChange={setOut}
        question={() =>
          trip === "return"
            ? both()
            : {
                kind: "day",
                title: t`When do you fly?`,
                route: { from, to },
                min: today,
                max: lastDay,
                value: date,
                onAnswer: setOut,
              }
        }
      />
      {(!isAlive || trip === "return") && (
        <div className={css.back}>
          <DateField
            {...shared}
            id={idOf("back")}
            name="back"
            label={t`Return`}
            value={back}
            min={date || today}
            max={lastDay}
            error={errorOf("back")}
            onChange={setBack}
            question={() =>
              date === ""
                ? both()
                : {
                    kind: "day",
                    title: t`When do you come back?`,
                    route: { from: to, to: from },
                    min: date,
                    max: lastDay,
                    value: back,
                    onAnswer: setBack,
                  }
            }
          />
        </div>
      )}
    </div>
  );
}

/** Rows for a browser without script, which cannot add any. */
function PlainLegs({ form }: { form: SearchFormState }) {
  const { t } = useLingui();
  const more = Array.from(
    { length: mostLegs - form.draft.legs.length },
    (_, index) => form.draft.legs.length + index + 1,
  );
  return (
    <noscript>
      {more.map((number) => (
        <fieldset key={number} className={css.leg}>
          <legend className={css.legTitle}>
            <Trans>Flight {number}, if there is one</Trans>
          </legend>
          <div className={css.places}>
            <TextField label={t`From`} name={`from${number}`} list={form.listId} />
            <TextField label={t`To`} name={`to${number}`} list={form.listId} />
          </div>
          <TextField label={t`Departure`} name={`date${number}`} type="date" min={form.today} max={form.lastDay} />
        </fieldset>
      ))}
    </noscript>
  );
}

/** The legs after the first of a trip with several cities. */
function MoreLegs({ form }: { form: SearchFormState }) {
  const { t } = useLingui();
  const { draft, change, isAlive } = form;
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} className={css.more}>
      {draft.legs.map((places, leg) =>
        leg === 0 ? null : (
          // oxlint-disable-next-line react/no-array-index-key -- a leg is its place in the trip
          <fieldset key={leg} className={css.leg}>
            <legend className={css.legTitle}>
              <Trans>Flight {leg + 1}</Trans>
            </legend>
            <LegPlaces leg={leg} places={places} form={form} />
            <LegDate leg={leg} form={form} />
            {isAlive && canRemoveLeg(draft) && (
              <div className={css.remove}>
                <IconButton
                  icon={X}
                  label={t`Remove flight ${leg + 1}`}
                  onClick={() => {
                    change({ type: "removeLeg", leg });
                    list.current?.querySelector<HTMLButtonElement>(`.${css.add}`)?.focus();
                  }}
                />
              </div>
            )}
          </fieldset>
        ),
      )}
      {!isAlive && <PlainLegs form={form} />}
      <Button
        kind="quiet"
        className={css.add}
        disabled={!isAlive || !canAddLeg(draft)}
        onClick={() => change({ type: "addLeg" })}
      >
        <Icon of={Plus} size={18} />
        {canAddLeg(draft) ? (
          <Trans>Add a flight</Trans>
        ) : (
          <Trans>
            {leastLegs} to {mostLegs} flights
          </Trans>
        )}
      </Button>
    </div>
  );
}

type Props = {
  /** The search that the form begins with; null for an empty one. */
  readonly search: SearchText | null;
  /** Told of a search that can be made; without it the form leads to the results. */
  readonly onSearch?: (search: SearchText) => void;
  /** The search was sent already and could not be made: the form says why at once. */
  readonly isChecked?: boolean;
};

function Form({ search, onSearch, isChecked = false }: Props) {
  const { t } = useLingui();
  const router = useRouter();
  const ref = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const form = useSearchForm({ search, isChecked }, ref);
  const [isPartyOpen, setPartyOpen] = useState(false);
  const { draft, change, errors, idOf, isAlive, limits, locale, popular } = form;
  const openParty = useCallback((isOpen: boolean) => setPartyOpen(isOpen), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = form.complete();
    if (found === null) {
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    void form.remember(found);
    if (onSearch) onSearch(found);
    else void router.navigate({ href: paths.flightResults(found) });
  };
  const isPartyWrong = Object.values(form.partyErrors).some((error) => error !== undefined);
  const [first = { from: "", to: "", date: "" }] = draft.legs;

  return (
    <form
      ref={ref}
      className={css.form}
      method="get"
      action={localisePath("/flights/search", locale)}
      noValidate
      onSubmit={submit}
      aria-label={t`Search flights`}
    >
      <div className={css.top}>
        <Segmented
          label={t`Kind of trip`}
          name="trip"
          segments={trips.map((trip) => ({ value: trip, label: t(tripWords[trip]) }))}
          value={draft.trip}
          onChange={(trip) => {
            if (isTrip(trip)) change({ type: "trip", trip });
          }}
        />
        <PartyField
          party={draft.party}
          cabin={draft.cabin}
          limits={limits}
          isOpen={isPartyOpen || isPartyWrong}
          isAlive={isAlive}
          errors={form.partyErrors}
          ids={{ adults: idOf("adults"), children: idOf("children"), infants: idOf("infants") }}
          onOpen={openParty}
          onParty={(party) => change({ type: "party", change: party })}
          onCabin={(cabin) => change({ type: "cabin", cabin })}
        />
      </div>
      <FormTrouble ref={summary} errors={errors} namesLegs={draft.trip === "multi_city"} />
      <div className={css.main}>
        <LegPlaces leg={0} places={first} form={form} />
        <TripDates form={form} />
        {(!isAlive || draft.trip === "multi_city") && <MoreLegs form={form} />}
        <Button kind="next" type="submit" className={css.submit}>
          <Icon of={Search} size={18} />
          <Trans>Search flights</Trans>
        </Button>
      </div>
      <datalist id={form.listId}>
        {popular.map((airport) => (
          <option key={airport.iata} value={airportText(airport, locale)}>
            {airport.name[locale]}
          </option>
        ))}
      </datalist>
    </form>
  );
}

/**
 * Where, when, who and in which class. Without script it is a form like any other and leads to the same results; what was
 * filled in before the page came alive counts. Another search makes another form.
 */
export const SearchForm = (props: Props) => <Form key={props.search ?? ""} {...props} />;
