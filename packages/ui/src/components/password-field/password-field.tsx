import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, type ReactNode, useState } from "react";
import * as css from "../form-field/form-field.css.ts";
import { type FieldWords, FormField } from "../form-field/form-field.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { toggle } from "./password-field.css.ts";

/** A password that can be looked at. `strength` stands under the field, such as a list of what is still missing. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  id,
  show,
  hide,
  strength,
  ...rest
}: FieldWords & { show: string; hide: string; strength?: ReactNode } & Omit<ComponentProps<"input">, "type">) {
  const [isShown, setShown] = useState(false);
  return (
    <FormField {...{ label, hint, error, optional, id }}>
      {(control) => (
        <>
          <div className={css.frame}>
            <input
              dir="ltr"
              autoCapitalize="none"
              spellCheck={false}
              autoComplete="current-password"
              {...rest}
              {...control}
              type={isShown ? "text" : "password"}
              className={css.control}
            />
            <IconButton
              icon={isShown ? EyeOff : Eye}
              label={isShown ? hide : show}
              aria-controls={control.id}
              className={toggle}
              onClick={() => setShown(!isShown)}
            />
          </div>
          {strength}
        </>
      )}
    </FormField>
  );
}
