import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "@safar/ui/button";
import { Hourglass } from "lucide-react";
import { paths } from "../../app/addresses/paths.ts";
import { Notice } from "./notice.tsx";

export const SessionExpiredPage = ({ returnTo }: { returnTo: string | undefined }) => (
  <Notice
    icon={Hourglass}
    place="Skardu"
    title={<Trans>Session Expired</Trans>}
    intro={<Trans>You were signed out to keep your account safe. Sign in to continue where you left off.</Trans>}
  >
    <ButtonLink kind="next" wide href={paths.login(returnTo)}>
      <Trans>Sign in</Trans>
    </ButtonLink>
    <ButtonLink wide href={paths.home()}>
      <Trans>Go to Home</Trans>
    </ButtonLink>
  </Notice>
);
