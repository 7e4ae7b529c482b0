import { eventNames, type TransitionTable } from "@safar/paths/chart";
import { useId } from "react";
import * as css from "./flows.css.ts";
import type { Words } from "./words.ts";

type Props = {
  readonly table: TransitionTable;
  readonly machineId: string;
  readonly active: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly onChoose: (state: string | null) => void;
  readonly say: Words;
};

/** The chart in words: every state, and where each of its transitions leads; a target is the next one to look at. */
export function StateList({ table, machineId, active, chosen, onChoose, say }: Props) {
  const heading = useId();
  const nameOf = eventNames(table, machineId);
  const shown = chosen ?? machineId;
  const transitions = table.all.filter(({ source }) => source === shown);
  const choose = (state: string) => onChoose(state === machineId ? null : state);
  return (
    <>
      <section aria-labelledby={heading}>
        <h2 id={heading} className={css.heading}>
          {say.states}
        </h2>
        <ul className={css.states}>
          {table.states.map(({ id, type }) => (
            <li key={id}>
              <button
                type="button"
                className={[css.state, active.has(id) && css.hereState].filter(Boolean).join(" ")}
                aria-pressed={id === shown}
                onClick={() => choose(id)}
              >
                <span className={css.code}>
                  {id === machineId ? `${say.everywhere} (${id})` : id}
                  {type === "final" ? " ◉" : ""}
                </span>
                {active.has(id) && <span className={css.because}>{say.isHere}</span>}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-live="polite" aria-label={say.transitions}>
        <h2 className={css.heading}>
          {say.transitions}: <span className={css.code}>{shown}</span>
        </h2>
        {transitions.length === 0 && <p className={css.because}>{say.leadsNowhere}</p>}
        <ul className={css.list}>
          {transitions.map(({ id, event, guard, targets }) => (
            <li key={id} className={css.code} dir="ltr">
              {nameOf(event)}
              {guard !== null && ` [${guard}]`} →{" "}
              {targets.length === 0
                ? say.stays
                : targets.map((target) => (
                    <button key={target} type="button" className={css.target} onClick={() => choose(target)}>
                      {target}
                    </button>
                  ))}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
