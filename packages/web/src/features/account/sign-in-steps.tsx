import { Trans, useLingui } from "@lingui/react/macro";
import { type SignInEvent, type SignInView } from "@safar/engine";
import { Button, ButtonLink } from "@safar/ui/button";
import { Checkbox } from "@safar/ui/checkbox";
import { Link } from "@safar/ui/link";
import { PasswordField } from "@safar/ui/password-field";
import { Segmented } from "@safar/ui/segmented";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { paths } from "../../app/addresses/paths.ts";
import * as css from "./account.css.ts";
import { AccountForm } from "./account-form.tsx";
import { signInOptionsQuery } from "./account-queries.ts";
import { ChannelChoice, channelIn } from "./channel-choice.tsx";
import { CodeEntry } from "./code-entry.tsx";
import { CodeWaiting } from "./code-waiting.tsx";
import { phoneIn, textIn } from "./form-data.ts";
import { IdentifierEntry } from "./identifier-entry.tsx";
import { PhoneEntry } from "./phone-entry.tsx";
import { TroubleAlert } from "./trouble-alert.tsx";

type Step = { view: SignInView; send: (event: SignInEvent) => void; returnTo?: string | undefined };

type Method = "password" | "code";
type Form = Step & {
  /** Tells what was typed in the form that is shown. */
  leave: RefObject<(() => void) | null>;
};
type Choice = { choose: (method: Method) => void };

/** Signing in, at whichever step it is. */
export function SignInSteps(step: Step) {
  const { view, send } = step;
  const leave = useRef<() => void>(null);
  // Whoever presses a button that goes with its form goes on at the field.
  const [isLed, setLed] = useState(false);
  const choosing = (leads: boolean) => (method: Method) => {
    leave.current?.();
    setLed(leads);
    send({ type: "method.choose", method });
  };
  const form = { ...step, leave };
  const isByCode = view.screen === "phone";
  if (view.code !== null) return <CodeEntry code={view.code} leave={<Trans>Sign in another way</Trans>} />;
  return (
    <>
      <MethodChoice {...step} choose={choosing(false)} isByCode={isByCode} />
      {isByCode ? <PhoneForm {...form} isLed={isLed} /> : <PasswordForm {...form} choose={choosing(true)} />}
    </>
  );
}

function MethodChoice({ view, choose, isByCode }: Step & Choice & { isByCode: boolean }) {
  const { t } = useLingui();
  const name = useId();
  return (
    <Segmented
      label={t`Sign in with`}
      name={name}
      value={isByCode ? "code" : "password"}
      onChange={(method) => {
        if (!view.busy) choose(method === "code" ? "code" : "password");
      }}
      segments={[
        { value: "password", label: t`With a password` },
        { value: "code", label: t`With a code` },
      ]}
    />
  );
}

const RememberMe = ({ isChosen }: { isChosen: boolean }) => (
  <Checkbox name="remember" defaultChecked={isChosen} label={<Trans>Remember me</Trans>} />
);

/** Where too many passwords were tried: what is open at once. */
const WaysOut = ({
  byCode,
  choose,
  returnTo,
}: Choice & Pick<Step, "returnTo"> & { byCode: RefObject<HTMLButtonElement | null> }) => (
  <div className={css.actions}>
    <Button ref={byCode} size="small" onClick={() => choose("code")}>
      <Trans>Sign in with a code</Trans>
    </Button>
    <ButtonLink size="small" href={paths.forgotPassword(returnTo)}>
      <Trans>Set a new password</Trans>
    </ButtonLink>
  </div>
);

function PasswordForm({ view, send, returnTo, leave, choose }: Form & Choice) {
  const { t } = useLingui();
  const { form, problem, deadline: lockedUntil } = view;
  const until = lockedUntil ?? (problem?.type === "RATE_LIMITED" ? problem.retryAt : null);
  const [before] = useState(until);
  const byCode = useRef<HTMLButtonElement>(null);
  // Another try with the same leads nowhere; of what was so before a reload nobody has just been told.
  useEffect(() => {
    if (until !== before) byCode.current?.focus();
  }, [until, before]);
  const submit = (data: FormData) => {
    const identifier = textIn(data, "identifier");
    // Another identifier opens what the first one has locked.
    if (lockedUntil !== null) send({ type: "form.change", values: { identifier } });
    if (lockedUntil !== null && identifier === form.identifier) byCode.current?.focus();
    send({
      type: "password.submit",
      identifier,
      password: textIn(data, "password"),
      remember: data.has("remember"),
    });
  };
  return (
    <AccountForm
      problems={view.fields}
      busy={view.busy}
      submit={<Trans>Sign in</Trans>}
      alert={
        <TroubleAlert
          trouble={lockedUntil === null ? problem : { type: "LOCKED", until: lockedUntil }}
          returnTo={returnTo}
          ways={<WaysOut {...{ byCode, choose, returnTo }} />}
        />
      }
      again={problem?.type === "INVALID_CREDENTIALS" ? "password" : undefined}
      onSubmit={submit}
      leave={leave}
      onLeave={(data) => send({ type: "form.change", values: { identifier: textIn(data, "identifier") } })}
    >
      {(field) => (
        <>
          <IdentifierEntry {...field("identifier")} identifier={form.identifier} />
          <PasswordField
            {...field("password")}
            label={t`Password`}
            name="password"
            autoComplete="current-password"
            show={t`Show password`}
            hide={t`Hide password`}
          />
          <div className={css.ends}>
            <RememberMe isChosen={form.remember} />
            <Link kind="alone" href={paths.forgotPassword(returnTo)} onClick={() => leave.current?.()}>
              <Trans>Forgot your password?</Trans>
            </Link>
          </div>
        </>
      )}
    </AccountForm>
  );
}

function PhoneForm({ view, send, returnTo, leave, isLed }: Form & { isLed: boolean }) {
  const { countries } = useSuspenseQuery(signInOptionsQuery).data;
  const { form } = view;
  return (
    <AccountForm
      problems={view.fields}
      busy={view.busy}
      submit={<Trans>Send the code</Trans>}
      again={isLed ? "phone" : undefined}
      alert={
        <>
          <TroubleAlert trouble={view.problem} limited={<Trans>Please wait before the next code</Trans>} />
          {view.commands.enterCode && (
            <CodeWaiting
              {...{ sentTo: view.sentTo, returnTo }}
              isOnlyIfKnown
              otherwise={<Trans>Enter it, or sign in another way.</Trans>}
            />
          )}
        </>
      }
      leave={leave}
      onLeave={(data) => send({ type: "form.change", values: phoneIn(data, countries) })}
      onSubmit={(data) =>
        send({
          type: "phone.submit",
          ...phoneIn(data, countries),
          channel: channelIn(data),
          remember: data.has("remember"),
        })
      }
    >
      {(field) => (
        <>
          <PhoneEntry {...field("phone")} problem={view.fields.phone} phone={form.phone} country={form.country} />
          <ChannelChoice channel={form.channel} />
          <RememberMe isChosen={form.remember} />
        </>
      )}
    </AccountForm>
  );
}
