import { type Alphabet, stateName, whatNow } from "@safar/paths/chart";
import { Button } from "@safar/ui/button";
import type { AnyActorRef, AnyMachineSnapshot, EventObject } from "xstate";
import * as css from "./flows.css.ts";
import { answersOf, type OwnRun } from "./own-run.ts";
import type { Words } from "./words.ts";

type Props = {
  readonly actor: AnyActorRef;
  readonly snapshot: AnyMachineSnapshot;
  readonly alphabet: Alphabet | null;
  /** The run of this page, whose events and answers can be pressed; null for a flow that somebody uses. */
  readonly own: OwnRun | null;
  readonly taken: readonly string[];
  readonly onTake: (label: string) => void;
  readonly say: Words;
};

const waits = [1000, 60_000, 900_000] as const;

const labelOf = ({ type, name }: { readonly type: string; readonly name: string }): string =>
  name === "" ? type : `${type} (${name})`;

/** The same step may be taken twice. */
const numbered = (labels: readonly string[]) => labels.map((label, index) => [`${index} ${label}`, label] as const);

/** Where a flow is, what may happen to it now, and why the rest may not. */
export function FlowPanel({ actor, snapshot, alphabet, own, taken, onTake, say }: Props) {
  const { allowed, blocked } = whatNow(snapshot, alphabet?.events ?? []);
  const answers = own === null || alphabet === null ? [] : answersOf(actor, alphabet);
  const isOver = snapshot.status !== "active";
  const send = (label: string, event: EventObject) => {
    actor.send(event);
    onTake(label);
  };
  return (
    <section className={css.panel} aria-label={say.now}>
      <div role="status">
        <div className={css.because}>{say.now}</div>
        <div className={css.here} dir="ltr">
          {stateName(snapshot.value)}
        </div>
        {isOver && <div>{say.ended}</div>}
      </div>
      <div>
        <h2 className={css.heading}>{say.allowed}</h2>
        {allowed.length === 0 && <p className={css.because}>{say.nothingAllowed}</p>}
        <div className={css.presses}>
          {allowed.map((one) =>
            own === null ? (
              <span key={labelOf(one)} className={css.code}>
                {labelOf(one)}
              </span>
            ) : (
              <Button key={labelOf(one)} size="small" onClick={() => send(labelOf(one), one.event)}>
                <bdi>{labelOf(one)}</bdi>
              </Button>
            ),
          )}
        </div>
      </div>
      {answers.length > 0 && (
        <div>
          <h2 className={css.heading}>{say.answers}</h2>
          <div className={css.presses}>
            {answers.map(({ label, give }) => (
              <Button
                key={label}
                size="small"
                kind="quiet"
                onClick={() => {
                  give();
                  onTake(label);
                }}
              >
                <bdi>{label}</bdi>
              </Button>
            ))}
          </div>
        </div>
      )}
      {own !== null && !isOver && Object.keys(snapshot.machine.implementations.delays).length > 0 && (
        <div>
          <h2 className={css.heading}>{say.time}</h2>
          <div className={css.presses}>
            {waits.map((ms, index) => (
              <Button
                key={ms}
                size="small"
                kind="quiet"
                onClick={() => {
                  own.clock.increment(ms);
                  onTake(`+ ${say.atOnce.split("|")[index] ?? ""}`);
                }}
              >
                {say.atOnce.split("|")[index]}
              </Button>
            ))}
          </div>
        </div>
      )}
      <details open={blocked.length < 12}>
        <summary>
          {say.blocked} ({blocked.length})
        </summary>
        <ul className={css.list}>
          {blocked.map((one) => (
            <li key={labelOf(one)}>
              <span className={css.code} dir="ltr">
                {labelOf(one)}
              </span>{" "}
              <span className={css.because}>
                {isOver ? say.isOver : one.guards.length === 0 ? say.noTransition : say.guard(one.guards.join(", "))}
              </span>
            </li>
          ))}
        </ul>
      </details>
      {taken.length > 0 && (
        <div>
          <h2 className={css.heading}>{say.taken}</h2>
          <ol className={css.taken}>
            {numbered(taken).map(([number, label]) => (
              <li key={number} className={css.code}>
                <bdi>{label}</bdi>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
