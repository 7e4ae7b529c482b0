import { useLingui } from "@lingui/react/macro";
import { TextField } from "@safar/ui/text-field";
import * as css from "./traveller-card.css.ts";
import type { FieldPart } from "./traveller-field.tsx";

const ours = ["email", "phone", "address", "licenceNumber"] as const;

/** How somebody is reached of their own, where they live, and what they drive by. */
export function ReachFields({ field, traveller }: Pick<FieldPart, "field"> & Partial<FieldPart>) {
  const { t } = useLingui();
  if (!ours.some(field.has)) return null;
  return (
    <div className={css.fields}>
      {field.has("email") && (
        <TextField
          {...field.text("email")}
          label={t`Email`}
          hint={traveller?.ticket === undefined ? undefined : t`Their own ticket is sent there`}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete={field.filledAs("email")}
        />
      )}
      {field.has("phone") && (
        <TextField
          {...field.text("phone")}
          label={t`Mobile number`}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete={field.filledAs("tel")}
        />
      )}
      {field.has("address") && (
        <div className={css.whole}>
          <TextField
            {...field.text("address")}
            label={t`Address`}
            hint={t`Street, house and city`}
            autoComplete={field.filledAs("street-address")}
            dir="auto"
          />
        </div>
      )}
      {field.has("licenceNumber") && (
        <TextField
          {...field.text("licenceNumber")}
          label={t`Driving licence number`}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
        />
      )}
    </div>
  );
}
