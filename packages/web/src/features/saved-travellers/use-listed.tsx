import { Trans } from "@lingui/react/macro";
import type { ListTravellersOutcome } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { type ReactNode, useEffect } from "react";
import { useSignedOut } from "../../session/use-signed-out.ts";
import { TroubleAlert } from "../account/trouble-alert.tsx";

type Listed = Extract<ListTravellersOutcome, { readonly type: "LISTED" }>;

/** The list, or why there is none; whoever is not signed in any more is led to where it says so. */
export const useListed = (
  outcome: ListTravellersOutcome,
  onRetry: () => void,
): { readonly listed: Listed | null; readonly trouble: ReactNode } => {
  const signedOut = useSignedOut();
  const isOut = outcome.type === "SIGNED_OUT";
  useEffect(() => {
    if (isOut) void signedOut();
  }, [isOut, signedOut]);
  if (outcome.type === "LISTED") return { listed: outcome, trouble: null };
  if (outcome.type === "SIGNED_OUT") return { listed: null, trouble: null };
  return {
    listed: null,
    trouble: (
      <>
        <TroubleAlert trouble={outcome} />
        <div>
          <Button onClick={onRetry}>
            <Trans>Try Again</Trans>
          </Button>
        </div>
      </>
    ),
  };
};
