import { Trans, useLingui } from "@lingui/react/macro";
import { type SignInEvent, type SignInView } from "@safar/engine";
import { Checkbox } from "@safar/ui/checkbox";
import { Link } from "@safar/ui/link";
import { PasswordField } from "@safar/ui/password-field";
import { Segmented } from "@safar/ui/segmented";
import { TextField } from "@safar/ui/text-field";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useId } from "react";
import { paths } from "../../app/addresses/paths.ts";
import * as css from "./account.css.ts";
import { AccountForm } from "./account-form.tsx";
import { signInOptionsQuery } from "./account-queries.ts";
import { ChannelChoice, channelIn } from "./channel-choice.tsx";
import { CodeEntry } from "./code-entry.tsx";
import { CodeWaiting } from "./code-waiting.tsx";
import { numberIn, phoneIn, textIn } from "./form-data.ts";
import { PhoneEntry } from "./phone-entry.tsx";
import { TroubleAlert } from "./trouble-alert.tsx";

type Step = { view: SignInView; send: (event: SignInEvent) => void; returnTo?: string | undefined };

/** Signing in, at whichever step it is. */
export function SignInSteps(step: Step) {
  const { view } = step;
  const isByCode = view.screen === "phone";
  if (view.code !== null) return <CodeEntry code={view.code} leave={<Trans>Sign in another way</Trans>} />;
  return (
    <>
      <MethodChoice {...step} isByCode={isByCode} />
      {isByCode ? <PhoneForm {...step} /> : <PasswordForm {...step} />}
    </>
  );
}

function MethodChoice({ view, send, isByCode }: Step & { isByCode: boolean }) {
  const { t } = useLingui();
  const name = useId();
  return (
    <Segmented
      label={t`Sign in with`}
      name={name}
      value={isByCode ? "code" : "password"}
      onChange={(method) => {
        if (!view.busy) send({ type: "method.choose", method: method === "code" ? "code" : "password" });
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

function PasswordForm({ view, send }: Step) {
  const { t } = useLingui();
  const { form } = view;
  const lock =
    view.screen === "locked" && view.deadline !== null ? ({ type: "LOCKED", until: view.deadline } as const) : null;
  const submit = (data: FormData) => {
    const identifier = textIn(data, "identifier");
    // Another identifier opens what the first one has locked.
    if (lock) send({ type: "form.change", values: { identifier } });
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
      alert={<TroubleAlert trouble={lock ?? view.problem} />}
      again={view.problem?.type === "INVALID_CREDENTIALS" ? "password" : undefined}
      onSubmit={submit}
      onLeave={(data) => send({ type: "form.change", values: { identifier: textIn(data, "identifier") } })}
    >
      {(field) => (
        <>
          <TextField
            {...field("identifier")}
            label={t`Email or mobile number`}
            name="identifier"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            defaultValue={form.identifier}
          />
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
            <Link kind="alone" href={paths.forgotPassword()}>
              <Trans>Forgot your password?</Trans>
            </Link>
          </div>
        </>
      )}
    </AccountForm>
  );
}

function PhoneForm({ view, send, returnTo }: Step) {
  const { countries } = useSuspenseQuery(signInOptionsQuery).data;
  const { form } = view;
  return (
    <AccountForm
      problems={view.fields}
      busy={view.busy}
      submit={<Trans>Send the code</Trans>}
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
          <PhoneEntry {...field("phone")} problem={view.fields.phone} phone={numberIn(form)} country={form.country} />
          <ChannelChoice channel={form.channel} />
          <RememberMe isChosen={form.remember} />
        </>
      )}
    </AccountForm>
  );
}
