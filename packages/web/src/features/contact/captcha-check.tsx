import { Trans, useLingui } from "@lingui/react/macro";
import { Checkbox } from "@safar/ui/checkbox";
import { Spinner } from "@safar/ui/spinner";
import * as css from "./contact.css.ts";
import type { CaptchaState } from "./use-captcha.ts";

/** A box to tick, no puzzle: the device does the proving. What it is doing is said as well as shown. */
export function CaptchaCheck({
  id,
  state,
  error,
  disabled,
  onStart,
}: {
  id: string;
  state: CaptchaState;
  error: string | undefined;
  disabled: boolean;
  onStart: () => void;
}) {
  const { t } = useLingui();
  const isOn = state === "working" || state === "solved";
  const problem =
    state === "failed"
      ? t`The check could not be completed. Check your connection, and tick the box again.`
      : state === "expired"
        ? t`The check was too long ago. Tick the box again.`
        : error;
  return (
    <div className={css.captcha}>
      <Checkbox
        id={id}
        name="captcha"
        label={t`I am a person, not a program`}
        checked={isOn}
        disabled={disabled}
        error={problem}
        onChange={() => {
          if (!isOn) onStart();
        }}
        hint={
          <span role="status" className={css.captchaState}>
            {state === "working" && (
              <>
                <Spinner />
                <Trans>Your device is proving it. This takes a moment.</Trans>
              </>
            )}
            {state === "solved" && <Trans>Checked. Thank you.</Trans>}
            {!isOn && <Trans>No puzzle: your device does a quick calculation, and no data goes to anyone else.</Trans>}
          </span>
        }
      />
    </div>
  );
}
