import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type Cabin, cabins, type DraftField, editions, partyLimits } from "@safar/engine";
import { Select } from "@safar/ui/select";
import { Stepper } from "@safar/ui/stepper";
import * as css from "../search-form/panel-field.css.ts";
import { PanelField } from "../search-form/panel-field.tsx";
import { PartyText } from "../search-form/party-text.tsx";
import type { FlightFormState } from "./flight-plan.ts";
import { cabinWords } from "./search-words.ts";

const ages = ["adults", "children", "infants"] as const;
const isOfParty = (field: DraftField): boolean => ages.some((age) => age === field);

/** Who flies and in which class. */
export function PartyField({ form }: { form: FlightFormState }) {
  const { t } = useLingui();
  const { party, cabin } = form.draft;
  const limits = { today: form.today, seatedPassengers: editions[form.edition].seatedPassengers };
  const bounds = partyLimits(party, limits);
  const words = {
    adults: { label: t`Adults`, hint: t`12 years and over`, less: t`Remove an adult`, more: t`Add an adult` },
    children: {
      label: t`Children`,
      hint: t`2 to 11 years, with their own seat`,
      less: t`Remove a child`,
      more: t`Add a child`,
    },
    infants: {
      label: t`Infants`,
      hint: t`Under 2 years, on the lap of an adult`,
      less: t`Remove an infant`,
      more: t`Add an infant`,
    },
  };
  const choose = (chosen: Cabin | undefined) => {
    if (chosen !== undefined) form.change((draft) => ({ ...draft, cabin: chosen }));
  };
  return (
    <PanelField
      form={form}
      id={form.field("trip").id.replace(/trip$/, "party")}
      label={t`Travellers and class`}
      shown={
        <>
          <PartyText of={party} /> · {t(cabinWords[cabin])}
        </>
      }
      isWrong={form.isWrong(isOfParty)}
    >
      {ages.map((age) => (
        <Stepper
          key={age}
          {...form.field(age)}
          {...words[age]}
          {...bounds[age]}
          value={party[age]}
          onChange={(count) => form.change((draft) => ({ ...draft, party: { ...draft.party, [age]: count } }))}
        />
      ))}
      <p className={css.rules}>
        <Trans>
          Ages count on the day of the last flight: anyone who turns 2 or 12 before it is in the next group. At most{" "}
          <Plural value={limits.seatedPassengers} one="# seat" other="# seats" /> in one booking, and one infant for
          each adult.
        </Trans>
      </p>
      <Select
        label={t`Class`}
        name="cabin"
        value={cabin}
        onChange={({ currentTarget }) => choose(cabins.find((known) => known === currentTarget.value))}
      >
        {cabins.map((known) => (
          <option key={known} value={known}>
            {t(cabinWords[known])}
          </option>
        ))}
      </Select>
    </PanelField>
  );
}
