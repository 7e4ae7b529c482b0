import { Trans } from "@lingui/react/macro";
import { type Ask, type AskDraft, askActors, askMachine, connectAsk, type Problem } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { TextField } from "@safar/ui/text-field";
import { useHydrated } from "@tanstack/react-router";
import { type ComponentType, type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useFlow } from "../../engine/flows/use-flow.ts";
import { ProblemNote } from "../shell/problem-note.tsx";
import * as css from "./ticket-asks.css.ts";

type Field = { readonly name: string; readonly label: string; readonly hint?: string };

/** A new name for an intention: whatever is sent by it twice is done once. */
const newAttempt = () => ({ attempt: crypto.randomUUID() });

/** Only a plain no says that it was not done. */
const isUnknown = ({ kind }: Problem): boolean => kind !== "refused" && kind !== "tokenUnavailable";

/** What became of it, said at once; nothing before it was asked for. */
function Outcome(props: {
  readonly problem: Problem | null;
  readonly invalid: string | null;
  /** That it was done. */
  readonly children: ReactNode;
}) {
  const { children, invalid, problem } = props;
  if (problem === null && invalid === null && children === null) return null;
  return (
    <div className={css.whole}>
      {problem !== null && isUnknown(problem) ? (
        <Alert tone="warning" live title={<Trans>We do not know whether it went through</Trans>}>
          <Trans>No answer reached us. Try again: it is not done twice.</Trans>
        </Alert>
      ) : (
        <ProblemNote problem={problem} />
      )}
      {invalid !== null && <Alert tone="warning" live title={invalid} />}
      {children !== null && <Alert tone="success" live title={children} />}
    </div>
  );
}

type Props = {
  readonly ask: Ask;
  /** What it is about, and what is filled in before anybody types. */
  readonly draft: AskDraft;
  /** Each intention has a name, and another one as soon as it is another. */
  readonly isNamed?: boolean;
  readonly fields: readonly Field[];
  /** Of the form, among others on the page. */
  readonly label: string;
  /** What to put right; beside the field where there is one. */
  readonly invalid: string;
  /** That it was done. */
  readonly Done: ComponentType<{ readonly draft: AskDraft }>;
  readonly closed: ReactNode;
  readonly submit: ReactNode;
  /** It was done, or can be done no more: what is shown of it is old. */
  readonly onSettled: (isClosed: boolean) => void;
};

/** Something that is asked for of one ticket: another name on it, or that it is sent. What is typed stays until it was done. */
export function AskForm(props: Props) {
  const { Done, ask, closed, draft: begun, fields, invalid, isNamed = false, label, submit } = props;
  const isAlive = useHydrated();
  const [machine] = useState(() => askMachine.provide({ actors: askActors(ask) }));
  const [input] = useState(() => ({ draft: isNamed ? { ...begun, ...newAttempt() } : begun, done: null }));
  const { actor, view } = useFlow(machine, connectAsk, { input });
  const { busy, done, draft, screen, trouble } = view;
  const settle = useEffectEvent(props.onSettled);
  useEffect(() => {
    if (done !== null || screen === "closed") settle(screen === "closed");
  }, [done, screen]);
  const change = (values: AskDraft) =>
    actor.send({ type: "draft.change", draft: { ...values, ...(isNamed ? newAttempt() : {}) } });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (done?.["attempt"] === draft["attempt"]) change({});
    actor.send({ type: "ask.submit" });
  };
  if (screen === "closed") return <p role="status">{closed}</p>;
  const isInvalid = trouble === "invalid";
  const problem = isInvalid ? null : trouble;
  const isOne = fields.length === 1;
  return (
    <form className={css.form} aria-label={label} noValidate onSubmit={send}>
      {fields.map(({ name, ...words }) => (
        <TextField
          key={name}
          {...words}
          {...(name === "email" ? ({ type: "email", inputMode: "email", spellCheck: false } as const) : {})}
          name={name}
          autoComplete="off"
          dir="ltr"
          value={draft[name] ?? ""}
          error={isOne && isInvalid ? invalid : undefined}
          onChange={({ currentTarget: { value } }) => change({ [name]: value })}
        />
      ))}
      <Outcome problem={problem} invalid={!isOne && isInvalid ? invalid : null}>
        {done !== null && trouble === null ? <Done draft={done} /> : null}
      </Outcome>
      <div className={css.whole}>
        <Button kind="primary" type="submit" busy={busy} disabled={!isAlive}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
