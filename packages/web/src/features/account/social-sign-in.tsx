import { Trans } from "@lingui/react/macro";
import { type SignInEvent, type SocialProvider, safeReturnPath } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import * as css from "./account.css.ts";

const names: Readonly<Record<SocialProvider, ReactNode>> = {
  google: <Trans>Continue with Google</Trans>,
  apple: <Trans>Continue with Apple</Trans>,
};

type Facts = {
  readonly providers: readonly SocialProvider[];
  readonly remember: boolean;
  readonly returnTo: string | undefined;
};

/** The ways in through somebody else's account: those that are configured, else nothing. */
export function SocialSignIn({ providers, remember, returnTo = "/" }: Facts) {
  const { locale } = useFacts();
  if (providers.length === 0) return null;
  const search = new URLSearchParams({ locale, return: returnTo, remember: String(remember) });
  return (
    <div className={css.choices}>
      <p className={css.or}>
        <Trans>or</Trans>
      </p>
      {providers.map((provider) => (
        // The address is no page of ours: the browser itself goes there.
        <ButtonLink key={provider} wide target="_top" href={`/api/auth/${provider}?${search}`}>
          {names[provider]}
        </ButtonLink>
      ))}
    </div>
  );
}

const isProvider = (text: string | undefined): text is SocialProvider => text === "google" || text === "apple";

/** Takes what a provider sent somebody back with out of the address, and signs in with it. */
export const useSocialToken = (isLive: boolean, send: (event: SignInEvent) => void): void => {
  const router = useRouter();
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const sent = new URLSearchParams(window.location.hash.slice(1));
    const idToken = sent.get("id_token");
    const [provider, returnTo] = sent.get("state")?.split(":") ?? [];
    if (!isLive || idToken === null || !isProvider(provider)) return;
    void router.navigate({ href: paths.login(safeReturnPath(returnTo)), replace: true });
    latest.current({ type: "social.choose", provider, idToken });
  }, [isLive, router]);
};
