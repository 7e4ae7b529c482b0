import { Trans } from "@lingui/react/macro";
import {
  type Account,
  editions,
  type OtpChallenge,
  type OtpInput,
  type OtpOutput,
  otpActors,
  otpMachine,
  type SavedAccount,
} from "@safar/engine";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { createKeptFlow, useKeptFlow, useOutcome } from "../../engine/flows/kept-flow.ts";
import { savedAccountsService } from "../../engine/services/saved-accounts.service.ts";
import { CodeEntry } from "../account/code-entry.tsx";
import { TroubleAlert } from "../account/trouble-alert.tsx";
import { keepFlowsBy } from "./keep-flows-by.ts";
import * as css from "./wallet.css.ts";
import { walletKey } from "./wallet-queries.ts";

const machine = otpMachine.provide({ actors: otpActors(savedAccountsService.codes, serverClock) });
const codeOf = keepFlowsBy((account) =>
  createKeptFlow({ name: `saved-account:${account}`, machine, isRestful: (snapshot) => !snapshot.hasTag("busy") }),
);

type Sent = { readonly dialCode: string; readonly phone: string | null; readonly challenge: OtpChallenge | null };

const inputOf = (accountId: string, sent: Sent): OtpInput => ({
  ...sent,
  purpose: "account-verification",
  channel: "sms",
  reference: accountId,
});

/** Takes up the code that saving an account has sent; its page goes on from there, also after a reload. */
export const beginSavedAccountCode = (account: SavedAccount, challenge: OtpChallenge, dialCode: string): void => {
  codeOf(account.id).begin(inputOf(account.id, { dialCode, phone: null, challenge }));
};

/** The code that shows that a saved account is the person's own. Without one that was sent in this tab, another is asked for. */
export function SavedAccountCode({ person, saved }: { person: Account; saved: SavedAccount }) {
  const { dialCode } = editions[useFacts().edition];
  const router = useRouter();
  const queryClient = useQueryClient();
  const [flow] = useState(() => codeOf(saved.id));
  const { actor } = useKeptFlow(flow, { input: inputOf(saved.id, { dialCode, phone: person.phone, challenge: null }) });
  const [end, setEnd] = useState<OtpOutput | null>(null);
  useOutcome(actor, (outcome) => {
    if (outcome.type === "FAILED" || outcome.type === "REQUEST_EXPIRED") return setEnd(outcome);
    void queryClient.invalidateQueries({ queryKey: walletKey });
    void router.navigate({ href: paths.walletAccounts(), replace: true });
  });
  return (
    <div className={css.panel}>
      <p>
        <Trans>
          A code confirms that <bdi>{saved.brand}</bdi> <bdi dir="ltr">{saved.masked}</bdi> is yours.
        </Trans>
      </p>
      {end === null ? (
        <CodeEntry code={actor} channels={["sms"]} leave={<Trans>Do it later</Trans>} />
      ) : (
        <TroubleAlert
          trouble={end.type === "FAILED" ? { type: "PROBLEM", problem: end.problem } : { type: "CODE_LOST" }}
        />
      )}
    </div>
  );
}
