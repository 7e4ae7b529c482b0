import { Trans } from "@lingui/react/macro";
import { Alert } from "@safar/ui/alert";
import { useSyncExternalStore } from "react";

/** Whether a browser keeps cookies does not change while a page is open. */
const listen = () => () => undefined;

/** Says why nobody will be signed in where a browser keeps no cookies. The server cannot know of it beforehand. */
export function CookiesBlocked() {
  const isBlocked = useSyncExternalStore(
    listen,
    () => !navigator.cookieEnabled,
    () => false,
  );
  return isBlocked ? (
    <Alert tone="warning" title={<Trans>Your browser blocks cookies</Trans>}>
      <Trans>
        Signing in needs one cookie. Allow cookies for this site in your browser’s settings, then reload the page. You
        can search without it.
      </Trans>
    </Alert>
  ) : null;
}
