import { Trans } from "@lingui/react/macro";
import type { Account } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { ButtonLink } from "@safar/ui/button";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { usePageAddress } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { profileQuery } from "../account/account-queries.ts";
import { NotRead } from "./wallet-gate.tsx";

/** What needs to know who withdraws, and that a code can reach them. */
export function WithPerson({ children }: { children: (account: Account) => ReactNode }) {
  const queryClient = useQueryClient();
  const here = usePageAddress();
  const { data: outcome } = useSuspenseQuery(profileQuery);
  if (outcome.type !== "PROFILE") {
    return (
      <NotRead
        outcome={outcome}
        onRetry={() => void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })}
      />
    );
  }
  if (outcome.account.phone !== null) return children(outcome.account);
  return (
    <Alert
      tone="warning"
      title={<Trans>Add your mobile number first</Trans>}
      action={
        <ButtonLink kind="next" href={paths.verifyPhone(here)}>
          <Trans>Add a number</Trans>
        </ButtonLink>
      }
    >
      <Trans>A withdrawal is confirmed by a code that we send to your own number.</Trans>
    </Alert>
  );
}
