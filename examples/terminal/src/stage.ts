import type { CalendarDate, FlightsEvent, FlightsView, Locale } from "@safar/engine";
import type { Desk } from "./desk.ts";
import type { Format } from "./format.ts";
import type { Words } from "./words.ts";
import type { World } from "./world.ts";

/** What every screen is given. A screen reads a view, asks, sends what was answered, and returns. */
export type Stage = Desk & {
  readonly locale: Locale;
  readonly words: Words;
  readonly format: Format;
  readonly world: World;
  readonly today: CalendarDate;
  /** The walk as it stands. */
  readonly view: () => FlightsView;
  readonly send: (event: FlightsEvent) => void;
  /** Waits until something is so; `onMoment` may draw what changes meanwhile. */
  readonly until: (isSo: () => boolean, onMoment?: () => void) => Promise<void>;
};

/** One of several, by its number. What is no number of theirs is asked again. */
export const choose = async <Item>(
  { ask, say, words }: Stage,
  title: string,
  items: readonly Item[],
  show: (item: Item) => string,
): Promise<Item> => {
  for (const [index, item] of items.entries()) say(`  ${index + 1}. ${show(item)}`);
  for (;;) {
    const item = items[Number(await ask(`${title} (${words.choice(items.length)})`, "1")) - 1];
    if (item !== undefined) return item;
  }
};

export const confirm = async ({ ask }: Stage, question: string): Promise<boolean> =>
  (await ask(question, "y")).toLowerCase().startsWith("y");

type CommandName = keyof Stage["words"]["commands"];

/** What may be done now, as a view's commands say, to be chosen from. */
export const chooseCommand = async <Name extends CommandName>(
  stage: Stage,
  commands: Readonly<Record<Name, boolean>>,
  offered: readonly Name[],
): Promise<Name> => {
  const open = offered.filter((name) => commands[name]);
  return choose(stage, stage.words.chooseAction, open, (name) => stage.words.commands[name]);
};
