import { useLingui } from "@lingui/react/macro";
import { PasswordField } from "@safar/ui/password-field";
import { useState } from "react";
import type { FieldOf } from "./account-form.tsx";
import { PasswordStrength } from "./password-strength.tsx";

/** A new password, how strong it is, and the same once more. `email` is the address of its account, where it is known. */
export function NewPassword({ field, email = "" }: { field: FieldOf; email?: string }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const shown = { show: t`Show password`, hide: t`Hide password`, autoComplete: "new-password" };
  return (
    <>
      <PasswordField
        {...field("password")}
        {...shown}
        label={t`Password`}
        name="password"
        strength={<PasswordStrength password={typed} email={email} />}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <PasswordField {...field("confirmation")} {...shown} label={t`Confirm the password`} name="confirmation" />
    </>
  );
}
