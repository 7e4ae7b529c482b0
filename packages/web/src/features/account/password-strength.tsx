import { Trans } from "@lingui/react/macro";
import {
  isEmailAsPassword,
  isOfFewCharacters,
  passwordStrength,
  type PasswordStrength as Strength,
} from "@safar/engine";
import type { ReactNode } from "react";
import * as css from "./account.css.ts";

const steps: readonly Strength[] = ["weak", "fair", "strong"];
const words: Readonly<Record<Strength, ReactNode>> = {
  weak: <Trans>Weak: longer is stronger</Trans>,
  fair: <Trans>Fair</Trans>,
  strong: <Trans>Strong</Trans>,
};

/** How hard a password would be to guess: a hint, never a refusal. */
export function PasswordStrength({ password, email }: { password: string; email: string }) {
  const isEmail = isEmailAsPassword(password, email);
  const strength = password === "" ? null : isEmail ? "weak" : passwordStrength(password);
  const done = strength === null ? 0 : steps.indexOf(strength) + 1;
  return (
    <div className={css.strength} role="status">
      <span className={css.steps} aria-hidden="true">
        {steps.map((step, index) => (
          <span key={step} className={index < done ? css.stepDone : css.step} />
        ))}
      </span>
      {isEmail ? (
        <Trans>Weak: do not use your email address</Trans>
      ) : isOfFewCharacters(password) ? (
        <Trans>Weak: use different characters</Trans>
      ) : strength === null ? (
        <Trans>At least 6 characters</Trans>
      ) : (
        words[strength]
      )}
    </div>
  );
}
