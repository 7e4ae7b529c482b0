import type { Locale } from "@safar/engine";
import { activeStates, createTransitionTable } from "@safar/paths/chart";
import { Button } from "@safar/ui/button";
import { Select } from "@safar/ui/select";
import { type ReactNode, useMemo, useState } from "react";
import { type FlowEntry, readFlows } from "./catalogue-of-flows.ts";
import { ChartDrawing } from "./chart-drawing.tsx";
import { layoutChart, mirrored } from "./chart-layout.ts";
import { FlowPanel } from "./flow-panel.tsx";
import * as css from "./flows.css.ts";
import { type OwnRun, startOwnRun } from "./own-run.ts";
import { runs } from "./running-flows.ts";
import { StateList } from "./state-list.tsx";
import { useFirstRun } from "./use-first-run.ts";
import { useRunningFlows, useSnapshot } from "./use-watched.ts";
import { wordsIn } from "./words.ts";

type Props = {
  readonly locale: Locale;
  /** Of the flow to show; the first one when there is none of this name. */
  readonly flow: string | undefined;
  readonly onFlow: (flow: string) => void;
};

const nowhere: ReadonlySet<string> = new Set();

/** Every flow of the product as a chart that can be walked and watched. In development and test builds only. */
export function FlowsPage({ locale, flow, onFlow }: Props) {
  const say = wordsIn(locale);
  const [entries] = useState(readFlows);
  const entry = entries.find(({ id }) => id === flow) ?? entries[0];
  if (entry === undefined) return null;
  return (
    <div className={css.page}>
      <h1>{say.title}</h1>
      <p className={css.lead}>{say.about}</p>
      <FlowView key={entry.id} entry={entry} locale={locale}>
        <Select label={say.flow} value={entry.id} onChange={({ currentTarget }) => onFlow(currentTarget.value)}>
          {entries.map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
        </Select>
      </FlowView>
    </div>
  );
}

const own = "own";

type ViewProps = { readonly entry: FlowEntry; readonly locale: Locale; readonly children: ReactNode };

function FlowView({ entry: { id, machine, alphabet }, locale, children }: ViewProps) {
  const say = wordsIn(locale);
  const table = useMemo(() => createTransitionTable(machine), [machine]);
  const chart = useMemo(() => {
    const drawn = layoutChart(machine);
    return locale === "ar" ? mirrored(drawn) : drawn;
  }, [machine, locale]);
  const running = useRunningFlows().filter(({ actor }) => runs(actor, machine));
  const [watched, setWatched] = useState<string | null>(null);
  const [input, setInput] = useState(0);
  // The server draws the chart alone: a run begins with the page.
  const first = useFirstRun(machine, alphabet);
  const [begun, setRun] = useState<OwnRun | null>(null);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  // A flow that somebody uses comes first.
  const source = watched ?? running[0]?.id ?? own;
  const live = running.find((one) => one.id === source);
  const run = begun ?? first;
  const actor = live?.actor ?? run?.actor ?? null;
  const snapshot = useSnapshot(actor);

  const begin = (index: number) => {
    if (alphabet === null) return;
    setInput(index);
    setTaken([]);
    setChosen(null);
    setRun(startOwnRun(machine, alphabet.inputs[index]));
  };
  const active = snapshot === null ? nowhere : new Set(activeStates(snapshot).slice(1));
  return (
    <>
      <div className={css.controls}>
        {children}
        {running.length > 0 && (
          <Select label={say.watched} value={source} onChange={({ currentTarget }) => setWatched(currentTarget.value)}>
            {running.map((one) => (
              <option key={one.id}>{one.id}</option>
            ))}
            <option value={own}>{say.ownRun}</option>
          </Select>
        )}
        {live === undefined && alphabet !== null && (
          <>
            {alphabet.inputs.length > 1 && (
              <Select
                label={say.start}
                value={String(input)}
                onChange={({ currentTarget }) => begin(Number(currentTarget.value))}
              >
                {alphabet.inputs.map(({ name }, index) => (
                  <option key={name} value={index}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
            <Button size="small" onClick={() => begin(input)}>
              {say.again}
            </Button>
          </>
        )}
      </div>
      <div className={css.columns}>
        <div className={css.main}>
          <ChartDrawing
            chart={chart}
            label={`${say.chart(id)}. ${say.chartHelp}`}
            active={active}
            chosen={chosen}
            onChoose={(state) => setChosen(state === chosen || state === machine.id ? null : state)}
            say={say}
          />
        </div>
        <div className={css.aside}>
          {actor !== null && snapshot !== null && (
            <FlowPanel
              actor={actor}
              snapshot={snapshot}
              alphabet={alphabet}
              table={table}
              own={live === undefined ? run : null}
              taken={live === undefined ? taken : []}
              onTake={(label) => {
                setTaken((before) => [...before, label]);
                setChosen(null);
              }}
              say={say}
            />
          )}
          {alphabet === null && <p>{say.none}</p>}
        </div>
        <div className={css.main}>
          <StateList
            table={table}
            machineId={machine.id}
            active={active}
            chosen={chosen}
            onChoose={setChosen}
            say={say}
          />
        </div>
      </div>
    </>
  );
}
