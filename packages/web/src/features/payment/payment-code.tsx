import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { connectOtp, type OtpView, type PaymentView } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Countdown } from "@safar/ui/countdown";
import { OtpField } from "@safar/ui/otp-field";
import { useSelector } from "@xstate/react";
import { MessageSquareLock } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useSecondsUntil } from "../../engine/asking/use-seconds-until.ts";
import { useHoldReload } from "../../engine/flows/use-hold-reload.ts";
import { textIn } from "../account/form-data.ts";
import { problemWords } from "../shell/problem-words.ts";
import { MobileForm } from "./mobile-form.tsx";
import { Panel } from "./panel.tsx";
import * as css from "./payment.css.ts";
import type { PaymentSend } from "./payment-flow.ts";

type Code = NonNullable<PaymentView["code"]>;

/** The code that a mobile wallet has sent, and the ways around it: another number, another account. */
export function PaymentCode({ view, code, send }: { view: PaymentView; code: Code; send: PaymentSend }) {
  useHoldReload("otp");
  const otp = connectOtp(useSelector(code, (snapshot) => snapshot));
  const [isChanging, setChanging] = useState(false);
  const hasAccounts = view.method?.saved.some(({ isVerified }) => isVerified) ?? false;
  return (
    <Panel icon={MessageSquareLock} title={<Trans>Enter the code</Trans>}>
      <div className={css.wide}>
        {isChanging ? (
          <MobileForm
            problem={view.fields.mobile}
            busy={!view.commands.changeNumber}
            method={view.method}
            submit={<Trans>Send a code to this number</Trans>}
            onSubmit={(mobile) => send({ type: "number.change", mobile })}
          />
        ) : (
          <Entry otp={otp} onSubmit={(typed) => code.send({ type: "code.submit", code: typed })} />
        )}
        {!isChanging && <Resend otp={otp} onResend={() => code.send({ type: "code.resend", channel: "sms" })} />}
        <div className={css.actions}>
          {view.commands.changeNumber && (
            <Button kind="quiet" onClick={() => setChanging(!isChanging)}>
              {isChanging ? <Trans>Keep the number</Trans> : <Trans>Change the number</Trans>}
            </Button>
          )}
          {view.commands.abandon && (
            <Button kind="quiet" onClick={() => send({ type: "attempt.abandon" })}>
              {hasAccounts ? <Trans>Use an existing account</Trans> : <Trans>Pay another way</Trans>}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

function Entry({ otp, onSubmit }: { otp: OtpView; onSubmit: (code: string) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const seconds = useSecondsUntil(otp.deadline);
  const wrong = otp.problem?.type === "WRONG_CODE" ? otp.problem : null;
  // Before what is said of it is seen: the next one may be typed at once.
  useLayoutEffect(() => {
    if (!input.current) return;
    if (wrong) input.current.value = "";
    input.current.focus();
  }, [wrong]);
  const { codeLength, sentTo, triesLeft } = otp;
  if (otp.screen === "locked") {
    return (
      <Alert tone="warning" live title={t`Too many tries`}>
        <Trans>This code is locked. Pay another way, or wait until it can be sent again.</Trans>
      </Alert>
    );
  }
  if (otp.screen === "expired") {
    return (
      <p role="status">
        <Trans>The code has expired. Ask for another one.</Trans>
      </p>
    );
  }
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(textIn(new FormData(event.currentTarget), "code"));
      }}
    >
      <p>
        <Trans>
          We sent a code by SMS to <bdi dir="ltr">{sentTo}</bdi>.
        </Trans>
      </p>
      <OtherTrouble otp={otp} />
      <OtpField
        ref={input}
        name="code"
        label={t`One-time code`}
        length={codeLength}
        readOnly={otp.busy}
        error={
          wrong
            ? t`This code is not right`
            : otp.fields.code?.code === "required"
              ? t`Please enter OTP`
              : otp.fields.code && t`The code has ${plural(otp.codeLength, { one: "# digit", other: "# digits" })}`
        }
        hint={
          wrong && triesLeft !== null ? (
            <Plural value={triesLeft} one="One try is left." other="# tries are left." />
          ) : undefined
        }
      />
      {seconds !== null && <Countdown label={t`The code expires in`} seconds={seconds} />}
      <Button type="submit" kind="next" wide busy={otp.busy}>
        <Trans>Verify & Pay</Trans>
      </Button>
    </form>
  );
}

function OtherTrouble({ otp: { problem } }: { otp: OtpView }) {
  const { t } = useLingui();
  if (problem === null || problem.type === "WRONG_CODE") return null;
  if (problem.type === "RATE_LIMITED") {
    return (
      <Alert tone="warning" live title={t`Too many tries`}>
        <Trans>Wait a moment before you try again.</Trans>
      </Alert>
    );
  }
  const { title, text } = problemWords(problem.problem);
  return (
    <Alert tone="danger" live title={t(title)}>
      {t(text)}
    </Alert>
  );
}

function Resend({ otp, onResend }: { otp: OtpView; onResend: () => void }) {
  const { t } = useLingui();
  const seconds = useSecondsUntil(otp.resendAt);
  if (otp.screen === "locked") return null;
  if (otp.commands.resend) {
    return (
      <Button onClick={onResend}>
        <Trans>Send the code again</Trans>
      </Button>
    );
  }
  return seconds === null || seconds === 0 ? null : (
    <Countdown label={t`You can ask for another code in`} seconds={seconds} />
  );
}
