import { Trans } from "@lingui/react/macro";
import { connectOtp, connectPasswordReset, connectSignIn, connectSignUp, type OtpScreen } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { Spinner } from "@safar/ui/spinner";
import { ClientOnly, useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { type FlowActor, useOutcome } from "../../engine/flows/kept-flow.ts";
import { useArrival } from "../../session/use-arrival.ts";
import * as css from "./account.css.ts";
import { accountFlows } from "./account-flows.ts";
import { AccountFrame } from "./account-frame.tsx";
import { type Changing, CodeEntry, type CodeRef } from "./code-entry.tsx";
import { passwordResetPage, signInPage, signUpPage } from "./flow-pages.ts";
import { NewHere } from "./new-here.tsx";
import { SignUpSteps } from "./sign-up-steps.tsx";
import { TakenStep } from "./taken-step.tsx";
import { useChangingNumber } from "./use-changing-number.ts";
import { useFirstArrival } from "./use-first-arrival.ts";
import { useFlowPages } from "./use-flow-pages.ts";

const { signIn, signUp, passwordReset } = accountFlows;

type ReturnTo = { returnTo: string | undefined };

/** Whether a code of it is asked for now: where the number for one is asked for first, none is yet. */
const isAsked = (flow: { getSnapshot: () => { readonly children: { readonly code?: CodeRef } } }): boolean => {
  const { code } = flow.getSnapshot().children;
  return code !== undefined && connectOtp(code.getSnapshot()).screen !== "number";
};

/** Whether it stands at what its code has told, or has sent one that counts: what was changed since is sent first, where its page belongs. */
const isAtCode = (flow: FlowActor<typeof signUp>): boolean => {
  const { screen, sentTo } = connectSignUp(flow.getSnapshot());
  return screen === "taken" || sentTo !== null;
};

/** Whichever of the account's flows awaits a code in this tab: one that asks for it now before one whose code was left. */
const awaiting = () => {
  const flows = { signIn: signIn.current(), signUp: signUp.current(), passwordReset: passwordReset.current() };
  const inSignIn = flows.signIn && ({ kind: "signIn", actor: flows.signIn } as const);
  const inSignUp = flows.signUp && ({ kind: "signUp", actor: flows.signUp } as const);
  const inReset = flows.passwordReset && ({ kind: "passwordReset", actor: flows.passwordReset } as const);
  const asking = [inSignIn, inSignUp, inReset].find((flow) => flow !== null && isAsked(flow.actor));
  if (asking) return asking;
  if (inSignUp && isAtCode(inSignUp.actor)) return inSignUp;
  if (inSignIn && connectSignIn(inSignIn.actor.getSnapshot()).commands.enterCode) return inSignIn;
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
      return <ResetCode actor={found.actor} returnTo={returnTo} />;
    default:
      return <NoCode returnTo={returnTo} />;
  }
}

const titleOf = (screen: OtpScreen | undefined): ReactNode => {
  if (screen === "locked") return <Trans>The code is locked</Trans>;
  return screen === "undelivered" ? <Trans>No code was sent yet</Trans> : <Trans>Enter the code</Trans>;
};

function CodeFrame({ code, children }: { code?: CodeRef | null; children: (changing: Changing) => ReactNode }) {
  const changing = useChangingNumber();
  const screen = useSelector(code ?? undefined, (snapshot) => snapshot && connectOtp(snapshot).screen);
  return (
    <AccountFrame place="Hunza" title={changing[0] ? <Trans>Change the number</Trans> : titleOf(screen)}>
      {children(changing)}
    </AccountFrame>
  );
}

const Waiting = () => <CodeFrame>{() => <Spinner />}</CodeFrame>;

function NoCode({ returnTo }: ReturnTo) {
  const [going] = useState(signUp.current);
  return (
    <AccountFrame
      place="Hunza"
      title={<Trans>There is no code to enter</Trans>}
      intro={<Trans>It was used, it has expired, or it was requested in another tab.</Trans>}
    >
      <div className={css.choices}>
        {going && (
          <ButtonLink kind="next" wide href={signUpPage(connectSignUp(going.getSnapshot()), returnTo) ?? "/"}>
            <Trans>Go on creating your account</Trans>
          </ButtonLink>
        )}
        <ButtonLink {...(!going && { kind: "next" })} wide href={paths.login(returnTo)}>
          <Trans>Sign in</Trans>
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}

/** The browser's buttons lead to a code that was left, too: whether the flow is at it. */
const useCodeAgain = (canEnter: boolean, actor: { send: (event: { type: "code.enter" }) => void }): boolean => {
  const [isLive, setLive] = useState(false);
  if (!isLive && !canEnter) setLive(true);
  useEffect(() => actor.send({ type: "code.enter" }), [actor]);
  return isLive;
};

function SignInCode({ actor, returnTo }: ReturnTo & { actor: FlowActor<typeof signIn> }) {
  const view = connectSignIn(useSelector(actor, (snapshot) => snapshot));
  const arrive = useArrival();
  const isLive = useCodeAgain(view.commands.enterCode, actor);
  useFlowPages(paths.verifyOtp(returnTo), isLive, signInPage(view, returnTo));
  useOutcome(actor, ({ type }) => type === "SIGNED_IN" && void arrive(returnTo));
  return (
    <CodeFrame code={view.code}>
      {(changing) =>
        view.code ? (
          <>
            <CodeEntry code={view.code} changing={changing} leave={<Trans>Sign in another way</Trans>} />
            {connectOtp(view.code.getSnapshot()).isOnlyIfKnown && <NewHere returnTo={returnTo} />}
          </>
        ) : (
          <Spinner />
        )
      }
    </CodeFrame>
  );
}

function SignUpCode({ actor, returnTo }: ReturnTo & { actor: FlowActor<typeof signUp> }) {
  const view = connectSignUp(useSelector(actor, (snapshot) => snapshot));
  const arrive = useFirstArrival(returnTo);
  const isLive = useCodeAgain(view.commands.enterCode, actor);
  useFlowPages(paths.verifyOtp(returnTo), isLive, signUpPage(view, returnTo));
  useOutcome(actor, (end) => end.type === "SIGNED_IN" && void arrive(end.account));
  if (view.screen === "taken") return <TakenStep view={view} send={actor.send} returnTo={returnTo} />;
  return (
    <CodeFrame code={view.code}>
      {(changing) => (
        <>
          <SignUpSteps number={3} />
          {view.code ? <CodeEntry code={view.code} changing={changing} leave={<Trans>Back</Trans>} /> : <Spinner />}
        </>
      )}
    </CodeFrame>
  );
}

function ResetCode({ actor, returnTo }: ReturnTo & { actor: FlowActor<typeof passwordReset> }) {
  const router = useRouter();
  const view = connectPasswordReset(useSelector(actor, (snapshot) => snapshot));
  const codeScreen = useSelector(view.code ?? undefined, (code) => code && connectOtp(code).screen);
  useFlowPages(paths.verifyOtp(returnTo), true, passwordResetPage(view, codeScreen, returnTo));
  useOutcome(actor, ({ type }) => {
    if (type === "CANCELLED") void router.navigate({ href: paths.forgotPassword(returnTo), replace: true });
  });
  return (
    <CodeFrame code={view.code}>
      {(changing) =>
        view.code ? <CodeEntry code={view.code} changing={changing} leave={<Trans>Start again</Trans>} /> : <Spinner />
      }
    </CodeFrame>
  );
}
