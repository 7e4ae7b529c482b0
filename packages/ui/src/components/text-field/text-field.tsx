import type { ComponentProps } from "react";
import { cx } from "../../support/cx.ts";
import * as css from "../form-field/form-field.css.ts";
import { type FieldWords, FormField } from "../form-field/form-field.tsx";
import { Icon, type LucideIcon } from "../icon/icon.tsx";

type Own = FieldWords & { icon?: LucideIcon };

/** Addresses, numbers and codes read left to right in every language: give them `dir="ltr"`. */
export function TextField({ label, hint, error, optional, id, icon, ...rest }: Own & ComponentProps<"input">) {
  return (
    <FormField {...{ label, hint, error, optional, id }}>
      {(control) => (
        <div className={css.frame}>
          {icon && (
            <span className={css.lead}>
              <Icon of={icon} />
            </span>
          )}
          <input {...rest} {...control} className={css.control} />
        </div>
      )}
    </FormField>
  );
}

export function TextArea({ label, hint, error, optional, id, ...rest }: FieldWords & ComponentProps<"textarea">) {
  return (
    <FormField {...{ label, hint, error, optional, id }}>
      {(control) => (
        <div className={css.frame}>
          <textarea {...rest} {...control} className={cx(css.control, css.tall)} />
        </div>
      )}
    </FormField>
  );
}
