import { Trans } from "@lingui/react/macro";
import { connectSignIn, editions, otpActors, otpMachine, safeReturnPath } from "@safar/engine";
import { Spinner } from "@safar/ui/spinner";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { ClientOnly, useRouter } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { type FlowActor, useOutcome } from "../../engine/flows/kept-flow.ts";
import { authService } from "../../engine/services/auth.service.ts";
import { shellQuery } from "../../session/queries.ts";
import { useArrival } from "../../session/use-arrival.ts";
import { accountFlows } from "./account-flows.ts";
import { AccountFrame } from "./account-frame.tsx";
import { profileQuery } from "./account-queries.ts";
import { CodeEntry } from "./code-entry.tsx";
import { signInPage } from "./flow-pages.ts";
import { useChangingNumber } from "./use-changing-number.ts";
import { useFlowPages } from "./use-flow-pages.ts";

type ReturnTo = { returnTo: string | undefined };
type SignInActor = FlowActor<typeof accountFlows.signIn>;

const PhoneFrame = ({ children }: { children: ReactNode }) => (
  <AccountFrame
    place="Jeddah"
    title={<Trans>Verify your mobile number</Trans>}
    intro={<Trans>We send tickets, gate changes and refund news to it. A code confirms that it is yours.</Trans>}
  >
    {children}
  </AccountFrame>
);

/** A number to prove: of a social account on its first sign-in, or the new one of somebody who is signed in. */
export function VerifyPhonePage({ returnTo }: ReturnTo) {
  const { viewer } = useSuspenseQuery(shellQuery).data;
  return viewer ? (
    <PhoneChange returnTo={returnTo} />
  ) : (
    <ClientOnly fallback={<Waiting />}>
      <AwaitedPhone returnTo={returnTo} />
    </ClientOnly>
  );
}

const Waiting = () => (
  <PhoneFrame>
    <Spinner />
  </PhoneFrame>
);

function AwaitedPhone({ returnTo }: ReturnTo) {
  const router = useRouter();
  const [actor] = useState(() => accountFlows.signIn.current());
  const isAwaited = actor?.getSnapshot().children.newPhone !== undefined;
  useEffect(() => {
    // Nobody who is not signed in and not about to be has a number here to prove.
    if (!isAwaited) void router.navigate({ href: paths.login(paths.verifyPhone(returnTo)), replace: true });
  }, [isAwaited, returnTo, router]);
  return actor && isAwaited ? <FirstPhone actor={actor} returnTo={returnTo} /> : <Waiting />;
}

function FirstPhone({ actor, returnTo }: ReturnTo & { actor: SignInActor }) {
  const view = connectSignIn(useSelector(actor, (snapshot) => snapshot));
  const arrive = useArrival();
  const changing = useChangingNumber();
  useFlowPages(paths.verifyPhone(returnTo), true, signInPage(view, returnTo));
  useOutcome(actor, ({ type }) => type === "SIGNED_IN" && void arrive(returnTo));
  return (
    <PhoneFrame>
      {view.code ? (
        <CodeEntry code={view.code} changing={changing} leave={<Trans>Sign in another way</Trans>} />
      ) : (
        <Spinner />
      )}
    </PhoneFrame>
  );
}

const phoneChangeMachine = otpMachine.provide({ actors: otpActors(authService.codes["phone-change"], serverClock) });

function PhoneChange({ returnTo }: ReturnTo) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const changing = useChangingNumber();
  const { dialCode } = editions[useFacts().edition];
  const actor = useActorRef(phoneChangeMachine, {
    input: { purpose: "phone-change", channel: "whatsapp", phone: null, dialCode },
  });
  useOutcome(actor, async () => {
    await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
    await router.navigate({ href: safeReturnPath(returnTo, paths.profile()), replace: true });
  });
  return (
    <PhoneFrame>
      <CodeEntry code={actor} changing={changing} leave={<Trans>Cancel</Trans>} />
    </PhoneFrame>
  );
}
