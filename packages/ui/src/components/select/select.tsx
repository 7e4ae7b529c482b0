import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { cx } from "../../support/cx.ts";
import * as field from "../form-field/form-field.css.ts";
import { type FieldWords, FormField } from "../form-field/form-field.tsx";
import { Icon } from "../icon/icon.tsx";
import * as css from "./select.css.ts";

/** The platform's own list: right on every phone and with every reader. Options come as children. */
export function Select({ label, hint, error, optional, id, children, ...rest }: FieldWords & ComponentProps<"select">) {
  return (
    <FormField {...{ label, hint, error, optional, id }}>
      {(control) => (
        <div className={field.frame}>
          <select {...rest} {...control} className={cx(field.control, css.select)}>
            {children}
          </select>
          <span className={css.arrow}>
            <Icon of={ChevronDown} size={18} />
          </span>
        </div>
      )}
    </FormField>
  );
}
