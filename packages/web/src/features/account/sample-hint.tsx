import { Trans } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { useSuspenseQuery } from "@tanstack/react-query";
import * as css from "./account.css.ts";
import { signInOptionsQuery } from "./account-queries.ts";

export type Sample = { readonly identifier: string; readonly password: string };

/** Beside the sandbox: whom it knows, and the way in as them. Elsewhere there is nothing to see. */
export function SampleHint({ onUse }: { onUse: (sample: Sample) => void }) {
  const { sample } = useSuspenseQuery(signInOptionsQuery).data;
  if (sample === null) return null;
  const { email, password } = sample;
  return (
    <aside className={css.sample}>
      <div className={css.sampleFacts}>
        <strong>
          <Trans>Sample account</Trans>
        </strong>
        <bdi dir="ltr">{email}</bdi>
        <bdi dir="ltr">{password}</bdi>
      </div>
      <Button size="small" onClick={() => onUse({ identifier: email, password })}>
        <Trans>Sign in with it</Trans>
      </Button>
    </aside>
  );
}
