import { Trans } from "@lingui/react/macro";
import { connectSignIn } from "@safar/engine";
import { Link } from "@safar/ui/link";
import { useSelector } from "@xstate/react";
import { paths } from "../../app/addresses/paths.ts";
import { useKeptFlow, useOutcome } from "../../engine/flows/kept-flow.ts";
import { useArrival } from "../../session/use-arrival.ts";
import * as css from "./account.css.ts";
import { accountFlows } from "./account-flows.ts";
import { AccountFrame } from "./account-frame.tsx";
import { leaveCode, signInPage } from "./flow-pages.ts";
import { NewHere } from "./new-here.tsx";
import { type Sample, SampleHint } from "./sample-hint.tsx";
import { useSignInInput } from "./sign-in-input.ts";
import { SignInSteps } from "./sign-in-steps.tsx";
import { SocialSignIn, useSocialToken } from "./social-sign-in.tsx";
import { useFlowPages } from "./use-flow-pages.ts";
import { useForgottenProblems } from "./use-left.ts";

export function LoginPage({ returnTo }: { returnTo: string | undefined }) {
  const input = useSignInInput();
  const { actor, send, isLive } = useKeptFlow(accountFlows.signIn, { input, onTakeUp: leaveCode });
  const view = connectSignIn(useSelector(actor, (snapshot) => snapshot));
  const arrive = useArrival();

  useForgottenProblems(send);
  useFlowPages(paths.login(returnTo), isLive, signInPage(view, returnTo));
  useOutcome(actor, ({ type }) => type === "SIGNED_IN" && void arrive(returnTo));
  useSocialToken(isLive, send);

  // Whatever way is open, and whoever is locked.
  const signInAs = (sample: Sample) => {
    send({ type: "form.change", values: { identifier: sample.identifier } });
    send({ type: "method.choose", method: "password" });
    send({ type: "password.submit", remember: false, ...sample });
  };

  return (
    <AccountFrame
      place="Multan"
      title={<Trans>Welcome back</Trans>}
      intro={<Trans>Sign in to see your trips and book faster.</Trans>}
    >
      <SignInSteps view={view} send={send} returnTo={returnTo} />
      <SocialSignIn providers={view.providers} remember={view.form.remember} returnTo={returnTo} />
      <div>
        <NewHere returnTo={returnTo} />
        <p className={css.foot}>
          <Trans>Booked without an account?</Trans>
          <Link kind="alone" href={paths.findBooking()}>
            <Trans>Find my booking</Trans>
          </Link>
        </p>
      </div>
      <SampleHint onUse={signInAs} />
    </AccountFrame>
  );
}
