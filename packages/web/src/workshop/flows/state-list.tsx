import { eventNames, type StateInfo, type TransitionTable } from "@safar/paths/chart";
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

const parentOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf(".")));

/** The chart in words: every state, and where each of its transitions leads; a target is the next one to look at. */
export function StateList({ table, machineId, active, chosen, onChoose, say }: Props) {
  const heading = useId();
  const nameOf = eventNames(table, machineId);
  // Unless one is chosen, that in which the flow is.
  const shown = chosen ?? table.states.findLast(({ id }) => active.has(id))?.id ?? machineId;
  const transitions = table.all.filter(({ source }) => source === shown);
  const choose = (state: string) => onChoose(state === chosen ? null : state);
  const within = (parent: string) => table.states.filter(({ id }) => id !== machineId && parentOf(id) === parent);

  const part = ({ id, type }: StateInfo) => {
    const children = within(id);
    return (
      <li key={id} className={css.part}>
        <button
          type="button"
          className={[css.state, active.has(id) && css.hereState].filter(Boolean).join(" ")}
          title={id}
          aria-pressed={id === shown}
          onClick={() => choose(id)}
        >
          <bdi className={css.code}>
            {id.slice(id.lastIndexOf(".") + 1)}
            {type === "final" ? " ◉" : type === "parallel" ? " ∥" : ""}
          </bdi>
          {active.has(id) && <span className={css.because}>{say.isHere}</span>}
        </button>
        {children.length > 0 && <ul className={css.inner}>{children.map(part)}</ul>}
      </li>
    );
  };

  return (
    <>
      <section aria-live="polite" aria-label={say.transitions}>
        <h2 className={css.heading}>
          {say.transitions}: <bdi className={css.code}>{shown}</bdi>
        </h2>
        {transitions.length === 0 && <p className={css.because}>{say.leadsNowhere}</p>}
        <ul className={css.list}>
          {transitions.map(({ id, event, guard, targets }) => (
            <li key={id} className={css.code}>
              <bdi>
                {nameOf(event)}
                {guard !== null && ` [${guard}]`}
              </bdi>{" "}
              {targets.length === 0
                ? say.stays
                : targets.map((target) => (
                    <span key={target}>
                      {say.leadsTo}{" "}
                      <button type="button" className={css.target} onClick={() => onChoose(target)}>
                        <bdi>{target}</bdi>
                      </button>
                    </span>
                  ))}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby={heading}>
        <h2 id={heading} className={css.heading}>
          {say.states}
        </h2>
        <ul className={css.states}>
          <li className={css.part}>
            <button
              type="button"
              className={css.state}
              aria-pressed={shown === machineId}
              onClick={() => choose(machineId)}
            >
              <bdi className={css.code}>{`${say.everywhere} (${machineId})`}</bdi>
            </button>
          </li>
          {within("").map(part)}
        </ul>
      </section>
    </>
  );
}
