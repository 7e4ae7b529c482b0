import { Trans } from "@lingui/react/macro";
import { checkPhone, connectOtp, connectPasswordReset, connectSignIn, connectSignUp, editions } from "@safar/engine";
import { Button, ButtonLink } from "@safar/ui/button";
import { Spinner } from "@safar/ui/spinner";
import { ClientOnly, useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { type FlowActor, useOutcome } from "../../engine/flows/kept-flow.ts";
import { formatPhone } from "../../i18n/format.ts";
import { useArrival } from "../../session/use-arrival.ts";
import { accountFlows } from "./account-flows.ts";
import { AccountFrame } from "./account-frame.tsx";
import { type Changing, CodeEntry, type CodeRef } from "./code-entry.tsx";
import { passwordResetPage, signInPage, signUpPage, signUpStepPage } from "./flow-pages.ts";
import { Notice } from "./notice.tsx";
import { SignUpSteps } from "./sign-up-steps.tsx";
import { useFlowPages } from "./use-flow-pages.ts";

const { signIn, signUp, passwordReset } = accountFlows;

type ReturnTo = { returnTo: string | undefined };

const hasCode = (flow: { getSnapshot: () => { readonly children: { readonly code?: CodeRef } } } | null): boolean =>
  flow?.getSnapshot().children.code !== undefined;

/** Whichever of the account's flows awaits a code in this tab. */
const awaiting = () => {
  const flows = { signIn: signIn.current(), signUp: signUp.current(), passwordReset: passwordReset.current() };
  if (flows.signIn && hasCode(flows.signIn)) return { kind: "signIn", actor: flows.signIn } as const;
  if (flows.signUp && hasCode(flows.signUp)) return { kind: "signUp", actor: flows.signUp } as const;
  if (flows.passwordReset && hasCode(flows.passwordReset)) {
    return { kind: "passwordReset", actor: flows.passwordReset } as const;
  }
  return { kind: "none" } as const;
};

export const VerifyOtpPage = ({ returnTo }: ReturnTo) => (
  <ClientOnly fallback={<Waiting />}>
    <AwaitedCode returnTo={returnTo} />
  </ClientOnly>
);

function AwaitedCode({ returnTo }: ReturnTo) {
  const [found] = useState(awaiting);
  switch (found.kind) {
    case "signIn":
      return <SignInCode actor={found.actor} returnTo={returnTo} />;
    case "signUp":
      return <SignUpCode actor={found.actor} returnTo={returnTo} />;
    case "passwordReset":
      return <ResetCode actor={found.actor} />;
    default:
      return <NoCode returnTo={returnTo} />;
  }
}

function CodeFrame({ children }: { children: (changing: Changing) => ReactNode }) {
  const changing = useState(false);
  return (
    <AccountFrame place="Hunza" title={changing[0] ? <Trans>Change the number</Trans> : <Trans>Enter the code</Trans>}>
      {children(changing)}
    </AccountFrame>
  );
}

const Waiting = () => <CodeFrame>{() => <Spinner />}</CodeFrame>;

const NoCode = ({ returnTo }: ReturnTo) => (
  <AccountFrame
    place="Hunza"
    title={<Trans>There is no code to enter</Trans>}
    intro={<Trans>It was used, it has expired, or it was requested in another tab.</Trans>}
  >
    <ButtonLink kind="next" wide href={paths.login(returnTo)}>
      <Trans>Sign in</Trans>
    </ButtonLink>
  </AccountFrame>
);

function SignInCode({ actor, returnTo }: ReturnTo & { actor: FlowActor<typeof signIn> }) {
  const view = connectSignIn(useSelector(actor, (snapshot) => snapshot));
  const arrive = useArrival();
  useFlowPages(paths.verifyOtp(returnTo), true, signInPage(view, returnTo));
  useOutcome(actor, ({ type }) => type === "SIGNED_IN" && void arrive(returnTo));
  return (
    <CodeFrame>
      {(changing) =>
        view.code ? (
          <CodeEntry code={view.code} changing={changing} leave={<Trans>Sign in another way</Trans>} />
        ) : (
          <Spinner />
        )
      }
    </CodeFrame>
  );
}

function SignUpCode({ actor, returnTo }: ReturnTo & { actor: FlowActor<typeof signUp> }) {
  const view = connectSignUp(useSelector(actor, (snapshot) => snapshot));
  const arrive = useArrival();
  const router = useRouter();
  const { dialCode, timeZone } = editions[useFacts().edition];
  useFlowPages(paths.verifyOtp(returnTo), true, signUpPage(view, returnTo));
  useOutcome(actor, ({ type }) => type === "SIGNED_IN" && void arrive(returnTo));
  if (view.screen === "alreadyRegistered") {
    const phone = checkPhone(view.form.phone, dialCode);
    const beginAnew = () => {
      signUp.begin({ dialCode, today: todayIn(timeZone), form: view.form, isTaken: true });
      void router.navigate({ href: signUpStepPage(undefined, returnTo) });
    };
    return (
      <Notice
        place="AlUla"
        title={<Trans>You have an account already</Trans>}
        intro={
          <Trans>
            It has your number <bdi dir="ltr">{formatPhone(phone.ok ? phone.value : view.form.phone)}</bdi> or your
            email address <bdi dir="ltr">{view.form.email}</bdi>. Sign in, set a new password, or use another one.
          </Trans>
        }
      >
        <ButtonLink kind="next" wide href={paths.login(returnTo)}>
          <Trans>Sign in</Trans>
        </ButtonLink>
        <ButtonLink wide href={paths.forgotPassword()}>
          <Trans>Set a new password</Trans>
        </ButtonLink>
        <Button wide onClick={beginAnew}>
          <Trans>Use another email</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <CodeFrame>
      {(changing) => (
        <>
          <SignUpSteps number={3} />
          {view.code ? <CodeEntry code={view.code} changing={changing} leave={<Trans>Back</Trans>} /> : <Spinner />}
        </>
      )}
    </CodeFrame>
  );
}

function ResetCode({ actor }: { actor: FlowActor<typeof passwordReset> }) {
  const router = useRouter();
  const view = connectPasswordReset(useSelector(actor, (snapshot) => snapshot));
  const codeScreen = useSelector(view.code ?? undefined, (code) => code && connectOtp(code).screen);
  useFlowPages(paths.verifyOtp(), true, passwordResetPage(view, codeScreen));
  useOutcome(actor, ({ type }) => {
    if (type === "CANCELLED") void router.navigate({ href: paths.forgotPassword(), replace: true });
  });
  return (
    <CodeFrame>
      {(changing) =>
        view.code ? <CodeEntry code={view.code} changing={changing} leave={<Trans>Start again</Trans>} /> : <Spinner />
      }
    </CodeFrame>
  );
}
