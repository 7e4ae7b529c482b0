import { type Alphabet, stateName, type TransitionTable, whatNow } from "@safar/paths/chart";
import { Button } from "@safar/ui/button";
import { useEffect, useRef } from "react";
import type { AnyActorRef, AnyMachineSnapshot, EventObject } from "xstate";
import * as css from "./flows.css.ts";
import { answersOf, type OwnRun } from "./own-run.ts";
import { type Blocked, whatBlocks } from "./what-blocks.ts";
import type { Words } from "./words.ts";

type Props = {
  readonly actor: AnyActorRef;
  readonly snapshot: AnyMachineSnapshot;
  readonly alphabet: Alphabet | null;
  readonly table: TransitionTable;
  /** The run of this page, whose events and answers can be pressed; null for a flow that somebody uses. */
  readonly own: OwnRun | null;
  readonly taken: readonly string[];
  readonly onTake: (label: string) => void;
  readonly say: Words;
};

const waits = [1000, 60_000, 900_000] as const;

/** A case that nobody has named is called by what it carries. */
const labelOf = ({ type, name }: { readonly type: string; readonly name: string }): string => {
  if (name === "") return type;
  return name.startsWith("{") ? `${type} ${name}` : `${type} (${name})`;
};

/** The same step may be taken twice. */
const numbered = (labels: readonly string[]) => labels.map((label, index) => [`${index} ${label}`, label] as const);

/** Where a flow is, what may happen to it now, and why the rest may not. */
export function FlowPanel({ actor, snapshot, alphabet, table, own, taken, onTake, say }: Props) {
  const { allowed, blocked } = whatNow(snapshot, alphabet?.events ?? []);
  const answers = own === null || alphabet === null ? [] : answersOf(actor, alphabet);
  const isOver = snapshot.status !== "active";
  const here = useRef<HTMLDivElement>(null);
  // What was pressed may be gone; the keyboard goes on from where the flow is now.
  useEffect(() => {
    if (taken.length > 0 && document.activeElement === document.body) here.current?.focus({ preventScroll: true });
  }, [taken]);
  const send = (label: string, event: EventObject) => {
    actor.send(event);
    onTake(label);
  };
  return (
    <section className={css.panel} aria-label={say.now}>
      <div role="status" ref={here} tabIndex={-1}>
        <div className={css.because}>{say.now}</div>
        <bdi className={css.here}>{stateName(snapshot.value)}</bdi>
        {isOver && <div>{say.ended}</div>}
      </div>
      <div>
        <h2 className={css.heading}>{say.allowed}</h2>
        {allowed.length === 0 && <p className={css.because}>{isOver ? say.isOver : say.nothingAllowed}</p>}
        <ul className={css.allowed}>
          {allowed.map((one) => (
            <li key={labelOf(one)} className={css.allowedOne}>
              {own === null ? (
                <bdi className={css.code}>{labelOf(one)}</bdi>
              ) : (
                <Button size="small" onClick={() => send(labelOf(one), one.event)}>
                  <bdi>{labelOf(one)}</bdi>
                </Button>
              )}
              <span className={css.because}>
                {one.targets.length === 0 ? say.stays : say.leadsTo} <bdi>{one.targets.join(", ")}</bdi>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {answers.length > 0 && (
        <div>
          <h2 className={css.heading}>{say.answers}</h2>
          <div className={css.presses}>
            {answers.map(({ label, give }) => (
              <Button
                key={label}
                size="small"
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
      {!isOver && blocked.length > 0 && <BlockedEvents {...whatBlocks(blocked, table)} say={say} />}
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

type BlockedProps = {
  readonly refused: readonly Blocked[];
  readonly elsewhere: readonly Blocked[];
  readonly say: Words;
};

function BlockedEvents({ refused, elsewhere, say }: BlockedProps) {
  return (
    <details open>
      <summary className={css.summary}>
        {say.blocked} ({refused.length + elsewhere.length})
      </summary>
      {refused.length > 0 && (
        <>
          <h3 className={css.smallHeading}>{say.refused}</h3>
          <ul className={css.list}>
            {refused.map(({ type, guards, count }) => (
              <li key={[type, ...guards].join(" ")}>
                <bdi className={css.code}>{type}</bdi>{" "}
                <span className={css.because}>
                  <bdi>{guards.join(", ")}</bdi> · {say.cases(count)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {elsewhere.length > 0 && (
        <>
          <h3 className={css.smallHeading}>{say.elsewhere}</h3>
          <ul className={css.list}>
            {elsewhere.map(({ type, takenIn }) => (
              <li key={type}>
                <bdi className={css.code}>{type}</bdi>{" "}
                <span className={css.because}>
                  {takenIn.length === 0 ? say.never : say.onlyIn} <bdi>{takenIn.join(", ")}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
