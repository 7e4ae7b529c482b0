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
    intro={<Trans>To keep your account safe you have been signed out. Sign in to go on where you were.</Trans>}
  >
    <ButtonLink kind="next" wide href={paths.login(returnTo)}>
      <Trans>Sign in</Trans>
    </ButtonLink>
    <ButtonLink wide href={paths.home()}>
      <Trans>Go to Home</Trans>
    </ButtonLink>
  </Notice>
);
