import { Trans, useLingui } from "@lingui/react/macro";
import { connectSignIn, signInActors, signInMachine } from "@safar/engine";
import { Dialog } from "@safar/ui/dialog";
import { useRouter } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { useOutcome } from "../../engine/flows/kept-flow.ts";
import { authService } from "../../engine/services/auth.service.ts";
import { renewPerson, tellOtherTabs } from "../../session/session-news.ts";
import * as css from "./account.css.ts";
import { useSignInInput } from "./sign-in-input.ts";
import { SignInSteps } from "./sign-in-steps.tsx";

const machine = signInMachine.provide({ actors: signInActors(authService, serverClock) });

type Ends = {
  /** Somebody is signed in; the page under the dialog is as it was. */
  onSignedIn: () => void;
  onClose: () => void;
  /** Why it is asked for; without it, that the session has ended. */
  intro?: ReactNode;
};

/** Signing in over a page that must not be left, such as a payment. Mount it when it is needed. */
export function SignInDialog(ends: Ends) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={ends.onClose} title={<Trans>Sign in to continue</Trans>} close={t`Close`}>
      <SignInInPlace {...ends} />
    </Dialog>
  );
}

function SignInInPlace({ intro, onSignedIn }: Ends) {
  const router = useRouter();
  const actor = useActorRef(machine, { input: { ...useSignInInput(), providers: [] } });
  const view = connectSignIn(useSelector(actor, (snapshot) => snapshot));
  useOutcome(actor, async ({ type }) => {
    if (type !== "SIGNED_IN") return;
    tellOtherTabs();
    // The page stays, with all that it holds; only what was read for nobody is read again.
    await renewPerson(router, async () => undefined);
    onSignedIn();
  });
  return (
    <div className={css.form}>
      <p className={css.intro}>{intro ?? <Trans>Your session has ended. Nothing on this page is lost.</Trans>}</p>
      <SignInSteps view={view} send={actor.send} />
    </div>
  );
}
