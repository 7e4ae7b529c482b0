import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { mostTrainPlaces, type TrainsCriteria } from "@safar/engine";
import { Select } from "@safar/ui/select";
import { Stepper } from "@safar/ui/stepper";
import * as css from "../search-form/panel-field.css.ts";
import { PanelField } from "../search-form/panel-field.tsx";
import { PartyText } from "../search-form/party-text.tsx";
import type { SearchFormState } from "../search-form/use-search-form.ts";
import { classNames } from "./class-names.ts";
import type { TrainField } from "./train-plan.ts";

const ages = ["adults", "children", "infants"] as const;

type Form<Place> = SearchFormState<TrainsCriteria, TrainField, Place>;

/** Who travels, and in which class. */
export function PartyField<Place>({ form }: { form: Form<Place> }) {
  const { t } = useLingui();
  const { draft, edition } = form;
  const words = {
    adults: { label: t`Adults`, hint: t`12 years and over`, less: t`Remove an adult`, more: t`Add an adult` },
    children: {
      label: t`Children`,
      hint: t`3 to 11 years, with a place of their own`,
      less: t`Remove a child`,
      more: t`Add a child`,
    },
    infants: {
      label: t`Infants`,
      hint: t`Under 3 years, without a place`,
      less: t`Remove an infant`,
      more: t`Add an infant`,
    },
  };
  const known = classNames[edition];
  const name = known.find(([code]) => code === draft.code)?.[1];
  return (
    <PanelField
      form={form}
      id={form.field("date").id.replace(/date$/, "party")}
      label={t`Travellers and class`}
      hasLabel
      shown={
        <>
          <PartyText of={draft} />
          {name !== undefined && <> · {t(name)}</>}
        </>
      }
      isWrong={form.isWrong((field) => field !== "date" && field !== "from" && field !== "to")}
    >
      {ages.map((age) => (
        <Stepper
          key={age}
          {...form.field(age)}
          {...words[age]}
          min={0}
          max={mostTrainPlaces}
          value={draft[age]}
          onChange={(count) => form.change((now) => ({ ...now, [age]: count }))}
        />
      ))}
      <p className={css.rules}>
        <Trans>
          At most <Plural value={mostTrainPlaces} one="# place" other="# places" /> in one booking, and at least one
          adult. Ages count on the day of the journey.
        </Trans>
      </p>
      <Select
        label={t`Class`}
        name="class"
        value={draft.code}
        onChange={({ currentTarget: { value } }) => form.change((now) => ({ ...now, code: value }))}
      >
        <option value="">{t`Any class`}</option>
        {known.map(([code, words]) => (
          <option key={code} value={code}>
            {t(words)}
          </option>
        ))}
      </Select>
    </PanelField>
  );
}
