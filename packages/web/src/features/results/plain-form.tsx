import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import type { ReactElement } from "react";
import { Cost } from "./cost.tsx";
import type { FilterField, FilterOption } from "./filter-field.ts";
import * as css from "./filter-fields.css.ts";
import { hoursOf } from "./hours.ts";
import * as frame from "./results-screen.css.ts";

const SentChoice = ({ counted, isOn, label, name, value }: FilterOption) => (
  <label className={css.sent}>
    <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
    <span className={css.row}>
      <span>
        <bdi>{label}</bdi> {counted && <span className={css.count}>({counted.count})</span>}
      </span>
      {counted?.from && <Cost of={counted.from} className={css.from} />}
    </span>
  </label>
);

/** Each leg's choice under one name, the first leg first. */
function SentTimes({ name, parts, value }: FilterField & { readonly kind: "times" }) {
  const { t } = useLingui();
  return (
    <select name={name} defaultValue={value?.join("-") ?? ""} aria-label={t`Time of day`}>
      <option value="">{t`Any time`}</option>
      {parts.map(({ count, value: part }) => (
        <option key={part[0]} value={part.join("-")}>
          {`${hoursOf(part)} (${count})`}
        </option>
      ))}
    </select>
  );
}

/** A field of a form that is sent. It has no sliders: a form cannot say that one rules nothing out. */
const SentField = ({ field }: { field: FilterField }) => {
  if (field.kind === "most" || (field.kind === "choices" && field.options.length === 0)) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>
        {field.title}
        {field.kind === "times" && field.note !== null && <span className={css.count}> · {field.note}</span>}
      </legend>
      {field.kind === "times" ? (
        <SentTimes {...field} />
      ) : (
        field.options.map((option) => <SentChoice key={`${option.name} ${option.value}`} {...option} />)
      )}
    </fieldset>
  );
};

/** The filters as a form that is sent, for a page that is not alive. Its controls are the browser's own. */
export const PlainForm = ({
  kept,
  fields,
}: {
  /** What the address says besides the filters. */
  kept: readonly (readonly [name: string, value: string])[];
  fields: readonly FilterField[];
}): ReactElement | null => (
  <form method="get" className={frame.plainForm}>
    {kept.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <div className={css.fields}>
      {fields.map((field, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- fields keep their places
        <SentField key={place} field={field} />
      ))}
    </div>
    <Button type="submit" kind="primary" wide>
      <Trans>Apply filters</Trans>
    </Button>
  </form>
);
