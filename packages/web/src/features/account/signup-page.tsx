import { Trans, useLingui } from "@lingui/react/macro";
import { connectSignUp, editions, type SignUpView } from "@safar/engine";
import { Link } from "@safar/ui/link";
import { TextField } from "@safar/ui/text-field";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { useKeptFlow, useOutcome } from "../../engine/flows/kept-flow.ts";
import { useArrival } from "../../session/use-arrival.ts";
import { OwnDateField } from "../shell/date-field.tsx";
import * as css from "./account.css.ts";
import { accountFlows } from "./account-flows.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { signInOptionsQuery } from "./account-queries.ts";
import { ChannelChoice, channelIn } from "./channel-choice.tsx";
import { leaveCode, signUpPage } from "./flow-pages.ts";
import { dateIn, phoneIn, textIn } from "./form-data.ts";
import { NewPassword } from "./new-password.tsx";
import { PhoneEntry } from "./phone-entry.tsx";
import { TroubleAlert } from "./trouble-alert.tsx";
import { useFlowPages } from "./use-flow-pages.ts";

export function SignupPage({ returnTo }: { returnTo: string | undefined }) {
  const { edition } = useFacts();
  const { dialCode, timeZone } = editions[edition];
  const input = { dialCode, today: todayIn(timeZone) };
  const { actor, send, isLive } = useKeptFlow(accountFlows.signUp, { input, onTakeUp: leaveCode });
  const view = connectSignUp(useSelector(actor, (snapshot) => snapshot));
  const arrive = useArrival();
  const { countries } = useSuspenseQuery(signInOptionsQuery).data;

  useFlowPages(paths.signup(), isLive, signUpPage(view, returnTo));
  useOutcome(actor, ({ type }) => type === "SIGNED_IN" && void arrive(returnTo));

  const submit = (data: FormData) =>
    send({
      type: "form.submit",
      values: {
        name: textIn(data, "name"),
        email: textIn(data, "email"),
        phone: phoneIn(data, countries),
        birthDate: dateIn(data, "birthDate"),
        channel: channelIn(data),
      },
      password: textIn(data, "password"),
      confirmation: textIn(data, "confirmation"),
    });

  return (
    <AccountFrame
      place="AlUla"
      isWide
      title={<Trans>Create an account</Trans>}
      intro={<Trans>Your trips, travellers and refunds in one place.</Trans>}
    >
      <SignUpForm view={view} onSubmit={submit} />
      <p className={css.small}>
        <Trans>
          By creating an account you accept the <Link href={paths.terms()}>terms and conditions</Link> and the{" "}
          <Link href={paths.privacyPolicy()}>privacy policy</Link>.
        </Trans>
      </p>
      <p className={css.foot}>
        <Trans>Already have an account?</Trans>
        <Link kind="alone" href={paths.login(returnTo)}>
          <Trans>Sign in</Trans>
        </Link>
      </p>
    </AccountFrame>
  );
}

function SignUpForm({ view, onSubmit }: { view: SignUpView; onSubmit: (data: FormData) => void }) {
  const { t } = useLingui();
  const { form } = view;
  return (
    <AccountForm
      problems={view.fields}
      busy={view.busy}
      submit={<Trans>Create the account</Trans>}
      alert={<TroubleAlert trouble={view.problem} />}
      onSubmit={onSubmit}
    >
      {(field) => (
        <div className={css.pairs}>
          <TextField {...field("name")} label={t`Full name`} name="name" autoComplete="name" defaultValue={form.name} />
          <TextField
            {...field("email")}
            label={t`Email`}
            name="email"
            type="email"
            autoComplete="email"
            dir="ltr"
            defaultValue={form.email}
          />
          <PhoneEntry {...field("phone")} phone={form.phone} />
          <OwnDateField
            {...field("birthDate")}
            label={t`Date of birth`}
            name="birthDate"
            autoComplete="bday"
            hint={t`You must be at least 13`}
            value={form.birthDate}
          />
          <NewPassword field={field} />
          <div className={css.whole}>
            <ChannelChoice channel={form.channel} />
          </div>
        </div>
      )}
    </AccountForm>
  );
}
