import { Trans, useLingui } from "@lingui/react/macro";
import { type Ask, askActors, askMachine, connectAsk, type PlaceTime } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button, ButtonLink } from "@safar/ui/button";
import { Select } from "@safar/ui/select";
import { TextField } from "@safar/ui/text-field";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useFlow } from "../../engine/flows/use-flow.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { shellQuery } from "../../session/queries.ts";
import { ProblemNote } from "../shell/problem-note.tsx";
import * as css from "./waiting-list.css.ts";

/** A day that is sold out. */
type SoldOut = {
  readonly id: string;
  readonly starts: PlaceTime;
  /** Whoever looks, signed in, is on its list. */
  readonly isWaitedFor: boolean;
  /** Where it is booked, once there is room. */
  readonly href: string;
};

type Asked = {
  readonly ask: Ask;
  /** Whether another step is the next one of its page. */
  readonly isAside?: boolean;
};

function OfShow({ ask: service, isAside = false, show }: Asked & { readonly show: SoldOut }) {
  const { t } = useLingui();
  const isAlive = useHydrated();
  const { data: shell } = useSuspenseQuery(shellQuery);
  const needsEmail = shell.viewer === null;
  const [input] = useState(() => {
    const draft = { show: show.id, way: "join", ...(needsEmail ? { email: "" } : {}) };
    return { draft, done: show.isWaitedFor ? draft : null };
  });
  const [machine] = useState(() => askMachine.provide({ actors: askActors(service) }));
  const { actor, view } = useFlow(machine, connectAsk, { input });
  const { busy, done, draft, screen, trouble } = view;
  const ask = (way: "join" | "leave") => {
    actor.send({ type: "draft.change", draft: { way } });
    actor.send({ type: "ask.submit" });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask("join");
  };
  const failed = <ProblemNote problem={trouble === "invalid" ? null : trouble} />;
  if (screen === "closed")
    return (
      <Alert
        tone="success"
        live
        title={<Trans>A place is free now</Trans>}
        action={
          <ButtonLink kind="next" href={show.href}>
            <Trans>Book now</Trans>
          </ButtonLink>
        }
      >
        <Trans>You need not wait: whoever books first has it.</Trans>
      </Alert>
    );
  if (done?.["way"] === "join")
    return (
      <>
        <Alert tone="success" live title={<Trans>You are on the waiting list</Trans>}>
          <Trans>
            When somebody gives a ticket back we write to whoever has waited longest. It is not held for you: whoever
            books first has it. Nothing is charged for waiting.
          </Trans>
        </Alert>
        {failed}
        <div>
          <Button busy={busy} onClick={() => ask("leave")}>
            <Trans>Leave the waiting list</Trans>
          </Button>
        </div>
      </>
    );
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {done !== null && (
        <p role="status" className={css.quiet}>
          <Trans>You have left the waiting list. You can join it again at the end.</Trans>
        </p>
      )}
      {needsEmail && (
        <TextField
          type="email"
          name="email"
          dir="ltr"
          autoComplete="email"
          label={t`Email`}
          value={draft["email"] ?? ""}
          error={trouble === "invalid" ? t`Please enter a valid email address` : undefined}
          onChange={({ currentTarget: { value } }) => actor.send({ type: "draft.change", draft: { email: value } })}
        />
      )}
      {failed}
      <div>
        <Button kind={isAside ? "secondary" : "next"} type="submit" busy={busy} disabled={!isAlive}>
          <Trans>Join the waiting list</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Waiting for a day that is sold out: asked for once, and left as easily. Nothing where none is. */
export function WaitingList({ soldOut, ...asked }: Asked & { readonly soldOut: readonly SoldOut[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const [chosen, setChosen] = useState<string | null>(null);
  const show = soldOut.find(({ id }) => id === chosen) ?? soldOut[0];
  if (show === undefined) return null;
  return (
    <section className={css.waiting} aria-labelledby="waiting">
      <h2 id="waiting" className={css.subtitle}>
        <Trans>Waiting list</Trans>
      </h2>
      <p className={css.quiet}>
        <Trans>
          When a ticket for {formatLongDay(show.starts.local, locale)} comes back, we tell you by email. It costs
          nothing, and you can leave the list at any time.
        </Trans>
      </p>
      {soldOut.length > 1 && (
        <Select label={t`Date`} value={show.id} onChange={({ currentTarget: { value } }) => setChosen(value)}>
          {soldOut.map(({ id, starts }) => (
            <option key={id} value={id}>
              {formatLongDay(starts.local, locale)}
            </option>
          ))}
        </Select>
      )}
      <OfShow key={show.id} {...asked} show={show} />
    </section>
  );
}
