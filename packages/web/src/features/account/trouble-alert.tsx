import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { EpochMs, Problem } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Countdown } from "@safar/ui/countdown";
import { Link } from "@safar/ui/link";
import type { ReactNode } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { useSecondsUntil } from "../../engine/asking/use-seconds-until.ts";
import { problemWords } from "../shell/problem-words.ts";

/** Why a step of the account's flows did not lead on. */
export type Trouble =
  | { readonly type: "INVALID_CREDENTIALS" }
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  | { readonly type: "LOCKED"; readonly until: EpochMs }
  | { readonly type: "CODE_LOST" }
  | { readonly type: "PROOF_LOST" }
  | { readonly type: "ALREADY_REGISTERED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

type Plain = Exclude<Trouble["type"], "INVALID_CREDENTIALS" | "RATE_LIMITED" | "LOCKED" | "PROBLEM">;

const words: Readonly<Record<Plain, { readonly title: MessageDescriptor; readonly text: MessageDescriptor }>> = {
  CODE_LOST: {
    title: msg`The code is no longer valid`,
    text: msg`Time ran out. Send the form again for a new code.`,
  },
  PROOF_LOST: {
    title: msg`Your number must be confirmed again`,
    text: msg`Time ran out. Ask for another code.`,
  },
  ALREADY_REGISTERED: {
    title: msg`There is an account with this number or email address`,
    text: msg`Sign in to it with its password or with a one-time code.`,
  },
};

/** Time left, in words that are not read out every second. */
export function Wait({ until }: { until: EpochMs }) {
  const { t } = useLingui();
  const seconds = useSecondsUntil(until) ?? 0;
  return (
    <span aria-live="off">
      {seconds === 0 ? <Trans>You can try again now.</Trans> : <Countdown label={t`Try again in`} seconds={seconds} />}
    </span>
  );
}

/** A code was asked for too soon after another one, here or elsewhere. The children say how long to wait, where nothing else does. */
export const TooSoon = ({ children }: { children?: ReactNode }) => (
  <Alert tone="warning" live title={<Trans>Please wait before the next code</Trans>}>
    <p>
      <Trans>
        A code was asked for this number a short while ago. Enter it where you asked for it, or have a new one sent when
        the time is up.
      </Trans>
    </p>
    {children}
  </Alert>
);

type Props = {
  trouble: Trouble | null;
  /** Names what was asked for too soon, where that is no try that failed. */
  limited?: ReactNode;
  /** What can be done while one waits. */
  ways?: ReactNode;
  /** Where signing in leads on to. */
  returnTo?: string | undefined;
};

/** Says what happened and what to do now, aloud when it appears. */
export function TroubleAlert({ trouble, limited, ways, returnTo }: Props) {
  const { t } = useLingui();
  if (trouble === null) return null;
  if (trouble.type === "RATE_LIMITED" || trouble.type === "LOCKED") {
    return (
      <Alert
        tone="warning"
        live
        title={(trouble.type === "RATE_LIMITED" && limited) || <Trans>Too many tries</Trans>}
        action={ways}
      >
        <Wait until={trouble.type === "LOCKED" ? trouble.until : trouble.retryAt} />
      </Alert>
    );
  }
  if (trouble.type === "INVALID_CREDENTIALS") {
    return (
      <Alert tone="danger" live title={<Trans>These details do not match</Trans>}>
        <Trans>
          Check the email address or mobile number and the password, or{" "}
          <Link href={paths.forgotPassword(returnTo)}>set a new password</Link>.
        </Trans>
      </Alert>
    );
  }
  const { title, text } = trouble.type === "PROBLEM" ? problemWords(trouble.problem) : words[trouble.type];
  return (
    <Alert tone="danger" live title={t(title)}>
      {t(text)}
    </Alert>
  );
}
