import { useLingui } from "@lingui/react/macro";
import { Disclosure } from "@safar/ui/disclosure";
import { Select } from "@safar/ui/select";
import { TextField } from "@safar/ui/text-field";
import type { CheckoutOptions } from "../../../calls/checkout.calls.ts";
import * as css from "./traveller-card.css.ts";
import type { FieldPart } from "./traveller-field.tsx";

/** Folded away, since few have one. */
export function FrequentFlyer({
  traveller: { form, problems },
  field,
  options,
}: FieldPart & { options: CheckoutOptions }) {
  const { t } = useLingui();
  const isWrong = problems.alliance !== undefined || problems.frequentFlyerNumber !== undefined;
  const isKnown = options.alliances.some(({ code }) => code === form.alliance);
  return (
    <Disclosure
      title={t`Frequent flyer number (optional)`}
      open={isWrong || form.frequentFlyerNumber !== "" || undefined}
    >
      <div className={css.fields}>
        <Select {...field.list("alliance")} label={t`Programme`}>
          <option value="">{t`None`}</option>
          {!isKnown && form.alliance !== "" && <option value={form.alliance}>{form.alliance}</option>}
          {options.alliances.map(({ code, name, airlines }) => (
            <option key={code} value={code}>
              {airlines.length > 0
                ? `${name} (${airlines.join(t({ message: ", ", comment: "Between names in a list" }))})`
                : name}
            </option>
          ))}
        </Select>
        <TextField
          {...field.text("frequentFlyerNumber")}
          label={t`Membership number`}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </Disclosure>
  );
}
