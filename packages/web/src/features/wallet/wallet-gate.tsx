import { Trans } from "@lingui/react/macro";
import type { Problem } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSignedOut } from "../../session/use-signed-out.ts";
import { TroubleAlert } from "../account/trouble-alert.tsx";
import * as css from "./wallet.css.ts";
import { walletKey } from "./wallet-queries.ts";

type Unserved = { readonly type: "SIGNED_OUT" } | { readonly type: "PROBLEM"; readonly problem: Problem };

/** Leads to signing in again as soon as a call was answered so. */
export const useLeaveWhenSignedOut = (isOut: boolean): void => {
  const signedOut = useSignedOut();
  useEffect(() => {
    if (isOut) void signedOut();
  }, [isOut, signedOut]);
};

/** What is shown instead of what could not be read, with the way to ask again. */
export function NotRead({ outcome, onRetry }: { outcome: Unserved; onRetry?: () => void }) {
  const queryClient = useQueryClient();
  useLeaveWhenSignedOut(outcome.type === "SIGNED_OUT");
  if (outcome.type === "SIGNED_OUT") return null;
  const retry = onRetry ?? (() => void queryClient.invalidateQueries({ queryKey: walletKey }));
  return (
    <div className={css.stack}>
      <TroubleAlert trouble={outcome} />
      <div>
        <Button onClick={retry}>
          <Trans>Try Again</Trans>
        </Button>
      </div>
    </div>
  );
}
