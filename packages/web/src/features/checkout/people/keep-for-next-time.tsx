import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "@safar/ui/checkbox";
import { TextField } from "@safar/ui/text-field";
import * as css from "./traveller-card.css.ts";
import type { FieldPart } from "./traveller-field.tsx";

/** What was changed of a saved traveller: left to this booking, brought up to date, or kept beside what was saved. */
export function KeepChanges({ traveller: { form }, field }: FieldPart) {
  const { t } = useLingui();
  return (
    <div className={css.fields}>
      <div className={css.whole}>
        <Checkbox
          id={field.words("save").id}
          label={t`Save these new details for the next booking`}
          checked={form.save}
          onChange={({ target }) => field.change({ save: target.checked })}
        />
      </div>
      {form.save && (
        <div className={css.whole}>
          <Checkbox
            id={field.words("asCopy").id}
            label={t`As a copy: the details saved before stay too`}
            checked={form.asCopy}
            onChange={({ target }) => field.change({ asCopy: target.checked })}
          />
        </div>
      )}
    </div>
  );
}

/** Whether somebody new is saved along with the form. */
export function KeepForNextTime({ traveller: { form }, field }: FieldPart) {
  const { t } = useLingui();
  return (
    <div className={css.fields}>
      <div className={css.whole}>
        <Checkbox
          id={field.words("save").id}
          label={t`Save these details for the next booking`}
          checked={form.save}
          onChange={({ target }) => field.change({ save: target.checked })}
        />
      </div>
      {form.save && (
        <TextField
          {...field.text("nickname")}
          label={t`Nickname`}
          optional={t`optional`}
          hint={t`What you call them; only you see it`}
          autoComplete="off"
        />
      )}
    </div>
  );
}
