import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "@safar/ui/button";
import { CircleCheck } from "lucide-react";
import { paths } from "../../app/addresses/paths.ts";
import { Notice } from "./notice.tsx";

export const ResetSuccessPage = ({ returnTo }: { returnTo: string | undefined }) => (
  <Notice
    icon={CircleCheck}
    tone="done"
    place="Gwadar"
    title={<Trans>Your password is set</Trans>}
    intro={<Trans>Use it to sign in from now on. You have been signed out on every other device.</Trans>}
  >
    <ButtonLink kind="next" wide href={paths.login(returnTo)}>
      <Trans>Sign in</Trans>
    </ButtonLink>
  </Notice>
);
