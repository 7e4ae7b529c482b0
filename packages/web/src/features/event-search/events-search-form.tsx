import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { addDays, decodeEvents, farthestEventsDays } from "@safar/engine";
import { Select } from "@safar/ui/select";
import { useQuery } from "@tanstack/react-query";
import Ticket from "lucide-react/icons/ticket";
import { useFacts } from "../../app/addresses/page-path.ts";
import { matchEvents } from "../../calls/events.calls.ts";
import { countryName } from "../search-form/country-name.ts";
import { DaysField } from "../search-form/days-field.tsx";
import { ownFirst } from "../search-form/own-first.ts";
import { SearchForm } from "../search-form/search-form.tsx";
import { TextCombobox } from "../search-form/text-suggestions.tsx";
import { type SearchFormProps, useSearchForm } from "../search-form/use-search-form.ts";
import { eventCitiesQuery } from "./event-cities.ts";
import { eventsPlan } from "./events-plan.ts";

const empty = decodeEvents("");
const places: readonly never[] = [];
const days = {
  title: msg`Which days suit you?`,
  last: msg`Until which day?`,
  both: msg`Choose the first day that suits you, then the last.`,
  afterFirst: msg`Now choose the last day that suits you.`,
};

function Form(props: SearchFormProps) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { data: cities = [] } = useQuery(eventCitiesQuery);
  const form = useSearchForm(eventsPlan, { ...props, empty, places });
  const { city, from, q, to } = form.draft;
  return (
    <SearchForm plan={eventsPlan} form={form}>
      <TextCombobox
        {...form.field("q")}
        isAlive={form.isAlive}
        icon={Ticket}
        label={t`What`}
        placeholder={t`An event, a band, a place`}
        text={q}
        onText={(text) => form.change((draft) => ({ ...draft, q: text }))}
        suggest={async (text, signal) =>
          (await matchEvents({ data: { text }, signal })).map(({ title, venue }) => [title[locale], venue[locale]])
        }
      />
      <Select
        {...form.field("city")}
        label={t`City`}
        value={city}
        onChange={({ currentTarget: { value } }) => form.change((draft) => ({ ...draft, city: value }))}
      >
        <option value="">{t`All of ${countryName(edition, locale)}`}</option>
        {ownFirst(cities, edition).map(({ name, slug }) => (
          <option key={slug} value={slug}>
            {name[locale]}
          </option>
        ))}
      </Select>
      <DaysField
        form={form}
        first={{ name: "from", label: t`From`, value: from }}
        last={{ name: "to", label: t`To`, value: to }}
        max={addDays(form.today, farthestEventsDays)}
        words={days}
        onChange={(first, last) => form.change((draft) => ({ ...draft, from: first, to: last, isNew: false }))}
      />
    </SearchForm>
  );
}

/** What, where, and on which days: each of them may be left open. Another search makes another form. */
export const EventsSearchForm = (props: SearchFormProps) => <Form key={props.search ?? ""} {...props} />;
