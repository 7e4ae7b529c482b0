import { Trans } from "@lingui/react/macro";
import { connectOtp, connectPasswordReset, editions } from "@safar/engine";
import { Link } from "@safar/ui/link";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { useKeptFlow, useOutcome } from "../../engine/flows/kept-flow.ts";
import { shellQuery } from "../../session/queries.ts";
import * as css from "./account.css.ts";
import { accountFlows } from "./account-flows.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { profileQuery } from "./account-queries.ts";
import { CodeEntry } from "./code-entry.tsx";
import { leaveCode, passwordResetPage } from "./flow-pages.ts";
import { textIn } from "./form-data.ts";
import { NewPassword } from "./new-password.tsx";
import { TroubleAlert } from "./trouble-alert.tsx";
import { useFlowPages } from "./use-flow-pages.ts";
import { useForgottenProblems } from "./use-left.ts";
import { useLeftCodes } from "./use-left-codes.ts";
import { useTypedToSignIn } from "./use-typed-to-sign-in.ts";

export function ForgotPasswordPage({ returnTo }: { returnTo: string | undefined }) {
  const router = useRouter();
  const { edition } = useFacts();
  const input = { dialCode: editions[edition].dialCode, channel: "whatsapp" } as const;
  const { actor, send, isLive } = useKeptFlow(accountFlows.passwordReset, { input, onTakeUp: leaveCode });
  const view = connectPasswordReset(useSelector(actor, (snapshot) => snapshot));
  const codeScreen = useSelector(view.code ?? undefined, (code) => code && connectOtp(code).screen);

  const { viewer } = useSuspenseQuery(shellQuery).data;
  const { data: profile } = useQuery({ ...profileQuery, enabled: viewer !== null });
  const signingIn = useTypedToSignIn();
  const phone = profile?.type === "PROFILE" ? profile.account.phone : (signingIn?.phone ?? null);

  useForgottenProblems(send);
  useLeftCodes();
  useFlowPages(paths.forgotPassword(returnTo), isLive, passwordResetPage(view, codeScreen, returnTo));
  useOutcome(actor, ({ type }) => {
    if (type === "PASSWORD_RESET") void router.navigate({ href: paths.resetSuccess(returnTo), replace: true });
  });

  if (view.screen === "password") {
    return (
      <AccountFrame
        place="Gwadar"
        title={<Trans>Choose a new password</Trans>}
        intro={<Trans>You will be signed out on every other device.</Trans>}
      >
        <AccountForm
          problems={view.fields}
          busy={view.busy}
          submit={<Trans>Save the password</Trans>}
          alert={<TroubleAlert trouble={view.problem} />}
          onSubmit={(data) =>
            send({
              type: "password.submit",
              password: textIn(data, "password"),
              confirmation: textIn(data, "confirmation"),
            })
          }
        >
          {(field) => <NewPassword field={field} />}
        </AccountForm>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      place="Gwadar"
      title={viewer ? <Trans>Change your password</Trans> : <Trans>Forgot your password?</Trans>}
      intro={
        viewer ? (
          <Trans>We send a code to your phone. With it you choose a new password.</Trans>
        ) : (
          <Trans>Enter your account's mobile number. If it is registered, we send a code to it.</Trans>
        )
      }
    >
      <TroubleAlert trouble={view.problem} />
      {view.code && <CodeEntry code={view.code} phone={phone} country={signingIn?.country} />}
      <p className={css.foot}>
        {viewer ? (
          <Link kind="alone" href={paths.settings()}>
            <Trans>Back to the settings</Trans>
          </Link>
        ) : (
          <>
            <Trans>Remember your password?</Trans>
            <Link kind="alone" href={paths.login(returnTo)}>
              <Trans>Sign in</Trans>
            </Link>
          </>
        )}
      </p>
    </AccountFrame>
  );
}
