import { createInterface, type Interface } from "node:readline/promises";
import { styleText } from "node:util";

/** Where the traveller sits: what is said to them, and what they answer. */
export type Desk = {
  readonly say: (line?: string) => void;
  /** A line as it is typed. Nothing typed takes the sample. */
  readonly ask: (question: string, sample: string) => Promise<string>;
  readonly close: () => void;
};

type Output = { readonly write: (text: string) => unknown };

const answerStyle = (text: string): string => styleText("cyan", text);

/** Answers every question with its sample, and shows that it did. */
const createScriptedDesk = (output: Output, mostQuestions: number): Desk => {
  let asked = 0;
  return {
    say: (line = "") => output.write(`${line}\n`),
    ask: (question, sample) => {
      asked += 1;
      if (asked > mostQuestions)
        throw new Error(`The same questions come again and again; the last was "${question}".`);
      output.write(`${question} ${answerStyle(sample)}\n`);
      return Promise.resolve(sample);
    },
    close: () => undefined,
  };
};

const createInteractiveDesk = (output: Output, lines: Interface): Desk => ({
  say: (line = "") => output.write(`${line}\n`),
  ask: async (question, sample) => {
    const typed = await lines.question(`${question} ${styleText("dim", `[${sample}]`)} `);
    return typed.trim() === "" ? sample : typed.trim();
  },
  close: () => lines.close(),
});

export const openDesk = (isScripted: boolean, streams = { input: process.stdin, output: process.stdout }): Desk =>
  isScripted
    ? createScriptedDesk(streams.output, 200)
    : createInteractiveDesk(streams.output, createInterface(streams));
