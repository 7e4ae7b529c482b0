import { Trans, useLingui } from "@lingui/react/macro";
import { connectSignUp, editions, type SignUpEvent, type SignUpView } from "@safar/engine";
import { Link } from "@safar/ui/link";
import { Spinner } from "@safar/ui/spinner";
import { TextField } from "@safar/ui/text-field";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { useKeptFlow, useOutcome } from "../../engine/flows/kept-flow.ts";
import { BirthDateField } from "../shell/date-field.tsx";
import * as css from "./account.css.ts";
import { accountFlows } from "./account-flows.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { signInOptionsQuery } from "./account-queries.ts";
import { beginAtMain } from "./begin-at-main.ts";
import { CodeWaiting } from "./code-waiting.tsx";
import { EmailEntry } from "./email-entry.tsx";
import { leaveCode, type SignUpStep, signUpPage, signUpStepPage } from "./flow-pages.ts";
import { dateIn, phoneIn, textIn } from "./form-data.ts";
import { NewPassword } from "./new-password.tsx";
import { PhoneEntry } from "./phone-entry.tsx";
import { SignUpSteps } from "./sign-up-steps.tsx";
import { TooSoon, TroubleAlert, Wait } from "./trouble-alert.tsx";
import { useFirstArrival } from "./use-first-arrival.ts";
import { useFlowPages } from "./use-flow-pages.ts";
import { useForgottenProblems } from "./use-left.ts";
import { useLeftCodes } from "./use-left-codes.ts";
import { useTypedToSignIn } from "./use-typed-to-sign-in.ts";

type Address = { returnTo: string | undefined; step: SignUpStep | undefined };
type Step = { view: SignUpView; send: (event: SignUpEvent) => void; returnTo: string | undefined };

export function SignupPage({ returnTo, step }: Address) {
  const { edition } = useFacts();
  const { dialCode, timeZone } = editions[edition];
  const { actor, send, isLive } = useKeptFlow(accountFlows.signUp, {
    input: { dialCode, today: todayIn(timeZone) },
    onTakeUp: (going) => {
      leaveCode(going);
      if (connectSignUp(going.getSnapshot()).screen === "taken") going.send({ type: "step.back" });
      if (step === undefined) going.send({ type: "step.back" });
    },
  });
  const view = connectSignUp(useSelector(actor, (snapshot) => snapshot));
  const arrive = useFirstArrival(returnTo);

  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    // The browser's own buttons lead to a step as its form does; where the flow has led itself, neither is anything to it.
    send(step === undefined ? { type: "step.back" } : { type: "form.submit", values: view.form });
    beginAtMain();
  }, [step, send, view.form]);
  useForgottenProblems(send);
  useLeftCodes();
  useFlowPages(signUpStepPage(step, returnTo), isLive, signUpPage(view, returnTo));
  useOutcome(actor, (end) => end.type === "SIGNED_IN" && void arrive(end.account));

  if (view.screen !== "details") return <PasswordStep view={view} send={send} returnTo={returnTo} />;
  // What this tab has kept of the step before comes as soon as the page is alive.
  if (step !== undefined && !isLive) {
    return (
      <AccountFrame place="AlUla" title={<Trans>Choose a password</Trans>}>
        <Spinner />
      </AccountFrame>
    );
  }
  return <DetailsStep view={view} send={send} returnTo={returnTo} />;
}

function DetailsStep({ view, send, returnTo }: Step) {
  const { t } = useLingui();
  const { countries } = useSuspenseQuery(signInOptionsQuery).data;
  const { form } = view;
  const signingIn = useTypedToSignIn();
  const identifier = signingIn?.identifier ?? "";
  const known = form.phone === "" && signingIn ? signingIn : form;
  // The error says the same.
  const isUnderAge = view.fields.birthDate?.code === "under_age";
  const valuesIn = (data: FormData) => ({
    name: textIn(data, "name"),
    email: textIn(data, "email"),
    ...phoneIn(data, countries),
    birthDate: dateIn(data, "birthDate"),
  });
  return (
    <AccountFrame
      place="AlUla"
      title={<Trans>Create an account</Trans>}
      intro={<Trans>Your trips, travellers and refunds in one place.</Trans>}
    >
      <SignUpSteps number={1} />
      <AccountForm
        problems={view.fields}
        busy={view.busy}
        submit={<Trans>Continue</Trans>}
        alert={<TroubleAlert trouble={view.problem} />}
        onSubmit={(data) => send({ type: "form.submit", values: valuesIn(data) })}
        onLeave={(data) => send({ type: "form.change", values: valuesIn(data) })}
      >
        {(field) => (
          <>
            <TextField
              {...field("name")}
              label={t`Full name`}
              name="name"
              autoComplete="name"
              defaultValue={form.name}
            />
            <EmailEntry {...field("email")} email={form.email || (identifier.includes("@") ? identifier : "")} />
            <PhoneEntry {...field("phone")} problem={view.fields.phone} phone={known.phone} country={known.country} />
            <BirthDateField
              {...field("birthDate")}
              label={t`Date of birth`}
              name="birthDate"
              autoComplete="bday"
              hint={isUnderAge && field("birthDate").error ? undefined : t`You must be at least 13.`}
              value={form.birthDate}
            />
          </>
        )}
      </AccountForm>
      <p className={css.foot}>
        <Trans>Already have an account?</Trans>
        <Link kind="alone" href={paths.login(returnTo)}>
          <Trans>Sign in</Trans>
        </Link>
      </p>
    </AccountFrame>
  );
}

function PasswordStep({ view, send, returnTo }: Step) {
  const { email } = view.form;
  const submit = (data: FormData) =>
    send({ type: "password.submit", password: textIn(data, "password"), confirmation: textIn(data, "confirmation") });
  return (
    <AccountFrame
      place="AlUla"
      title={<Trans>Choose a password</Trans>}
      intro={
        <span className={css.owner}>
          <bdi>{email}</bdi>
          <Link kind="alone" href={signUpStepPage(undefined, returnTo)}>
            <Trans>Change</Trans>
          </Link>
        </span>
      }
    >
      <SignUpSteps number={2} />
      <AccountForm
        problems={view.fields}
        busy={view.busy}
        submit={<Trans>Create the account</Trans>}
        alert={
          <>
            {view.problem?.type === "RATE_LIMITED" ? (
              <TooSoon>
                <Wait until={view.problem.retryAt} />
              </TooSoon>
            ) : (
              <TroubleAlert trouble={view.problem} />
            )}
            {view.commands.enterCode && (
              <CodeWaiting
                {...{ sentTo: view.sentTo, returnTo }}
                otherwise={<Trans>Enter it, or choose another password first.</Trans>}
              />
            )}
          </>
        }
        onSubmit={submit}
      >
        {(field) => (
          <>
            {/* Whose password it is, for what keeps passwords. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <NewPassword field={field} email={email} />
            <p className={css.small}>
              <Trans>
                By creating an account you accept the <Link href={paths.terms()}>terms and conditions</Link> and the{" "}
                <Link href={paths.privacyPolicy()}>privacy policy</Link>.
              </Trans>
            </p>
          </>
        )}
      </AccountForm>
    </AccountFrame>
  );
}
