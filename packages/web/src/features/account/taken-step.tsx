import { Trans } from "@lingui/react/macro";
import type { SignUpEvent, SignUpView } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { paths } from "../../app/addresses/paths.ts";
import * as css from "./account.css.ts";
import { accountFlows } from "./account-flows.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { signInOptionsQuery } from "./account-queries.ts";
import { beginAtMain } from "./begin-at-main.ts";
import { EmailEntry } from "./email-entry.tsx";
import { phoneIn, textIn } from "./form-data.ts";
import { PhoneEntry } from "./phone-entry.tsx";
import { useSignInInput } from "./sign-in-input.ts";
import { TroubleAlert } from "./trouble-alert.tsx";

const takenWords = {
  both: {
    title: <Trans>You have an account already</Trans>,
    intro: (
      <Trans>
        It has your email address and your number. Sign in to it, or enter others: your password and all the rest are
        kept.
      </Trans>
    ),
  },
  email: {
    title: <Trans>Enter another email address</Trans>,
    intro: <Trans>Your number is confirmed, and your password and all the rest are kept.</Trans>,
  },
  phone: {
    title: <Trans>You have an account already</Trans>,
    intro: (
      <Trans>It has your number. Sign in to it, or enter another one: your password and all the rest are kept.</Trans>
    ),
  },
};

const nothingWrong: SignUpView["fields"] = {};

/** What of a sign-up has an account already: another one is all that is asked for, or the account is signed in to. */
export function TakenStep({
  view,
  send,
  returnTo,
}: {
  view: SignUpView;
  send: (event: SignUpEvent) => void;
  returnTo: string | undefined;
}) {
  const { countries } = useSuspenseQuery(signInOptionsQuery).data;
  const input = useSignInInput();
  const { form, taken } = view;
  const isEmail = taken.includes("email");
  const isPhone = taken.includes("phone");
  const words = takenWords[isEmail && isPhone ? "both" : isEmail ? "email" : "phone"];
  // Whose number it is has done nothing wrong: it is said again once the same is sent again.
  const [isSent, setSent] = useState(!isPhone);
  const fields = isSent ? view.fields : nothingWrong;
  useEffect(beginAtMain, []);
  const submit = (data: FormData) => {
    setSent(true);
    send({
      type: "form.submit",
      values: {
        ...form,
        ...(isEmail && { email: textIn(data, "email") }),
        ...(isPhone && phoneIn(data, countries)),
      },
    });
  };
  // With what the account is known by, where it is gone on to.
  const fillIn = () =>
    accountFlows.signIn.begin({
      ...input,
      form: { identifier: isEmail ? form.email : form.phone, phone: form.phone, country: form.country },
    });
  // A number that was proved is theirs, and so is its account; an email address may have been mistyped.
  const ways = (
    <div className={css.choices}>
      <ButtonLink kind="primary" wide href={paths.login(returnTo)} onClick={fillIn}>
        <Trans>Sign in</Trans>
      </ButtonLink>
      <ButtonLink wide href={paths.forgotPassword(returnTo)}>
        <Trans>Set a new password</Trans>
      </ButtonLink>
    </div>
  );
  return (
    <AccountFrame place="AlUla" title={words.title} intro={words.intro}>
      {isPhone && (
        <>
          {ways}
          <p className={css.or}>
            <Trans>or</Trans>
          </p>
        </>
      )}
      <AccountForm
        problems={fields}
        busy={view.busy}
        submit={isPhone ? <Trans>Continue</Trans> : <Trans>Create the account</Trans>}
        alert={<TroubleAlert trouble={view.problem} />}
        onSubmit={submit}
      >
        {(field) => (
          <>
            {isEmail && <EmailEntry {...field("email")} email={form.email} />}
            {isPhone && (
              <PhoneEntry {...field("phone")} problem={fields.phone} phone={form.phone} country={form.country} />
            )}
          </>
        )}
      </AccountForm>
      {!isPhone && (
        <>
          <p className={css.or}>
            <Trans>or, if the account is yours</Trans>
          </p>
          {ways}
        </>
      )}
    </AccountFrame>
  );
}
