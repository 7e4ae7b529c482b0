import { parseArgs } from "node:util";
import { type CriterionName, criterionNames, criterionOf } from "../cover/criteria/index.ts";
import { type ExportFormat, exporters, isExportFormat } from "../export/index.ts";
import type { Language } from "../model/text.ts";

/** What was asked is not what there is; the message names the choices. */
export class UsageError extends Error {}

const options = {
  cover: { type: "string" },
  "max-steps": { type: "string" },
  "reset-cost": { type: "string" },
  tags: { type: "string" },
  end: { type: "string" },
  seed: { type: "string" },
  effort: { type: "string" },
  fast: { type: "boolean" },
  format: { type: "string" },
  lang: { type: "string" },
  baseline: { type: "string" },
  out: { type: "string" },
  json: { type: "boolean" },
  check: { type: "boolean" },
  help: { type: "boolean" },
} as const;

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(
      `${error instanceof Error ? error.message.split(". ")[0] : "Unreadable arguments"}. The options are ${known.join(", ")}.`,
    );
  }
};

const oneOf = <Choice extends string>(name: string, value: string, choices: readonly Choice[]): Choice => {
  const choice = choices.find((one) => one === value);
  if (choice === undefined)
    throw new UsageError(`--${name} ${value} is not known. The choices are ${choices.join(", ")}.`);
  return choice;
};

const numberOf = (name: string, value: string | undefined, least: number): number | undefined => {
  if (value === undefined) return undefined;
  if (!/^[0-9]+$/.test(value) || Number(value) < least)
    throw new UsageError(`--${name} ${value} is not a whole number from ${least} on.`);
  return Number(value);
};

const ends: readonly ("any" | "terminal")[] = ["any", "terminal"];

const isSwitch = (name: string): name is `switch=${number}` => /^switch=[0-9]+$/.test(name);

export const criterionNamed = (name: string): CriterionName => {
  const known = [...criterionNames].filter(
    (one): one is Exclude<CriterionName, `switch=${number}`> => one !== "switch=N",
  );
  if (!isSwitch(name)) return oneOf("cover", name, [...known]);
  try {
    criterionOf(name);
    return name;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : name);
  }
};

export type Arguments = {
  readonly positionals: readonly string[];
  readonly criteria: readonly CriterionName[];
  readonly cover: {
    readonly maxSteps?: number;
    readonly resetCost?: number;
    readonly tags?: readonly string[];
    readonly end?: "any" | "terminal";
    readonly seed?: number;
    readonly effort?: number;
    readonly fast?: boolean;
  };
  readonly format: ExportFormat | undefined;
  readonly language: Language;
  readonly baseline: string | undefined;
  readonly out: string | undefined;
  readonly isJson: boolean;
  readonly isCheck: boolean;
  readonly isHelp: boolean;
};

const given = <Key extends string, Value>(key: Key, value: Value | undefined): { readonly [K in Key]?: Value } => {
  const none: { readonly [K in Key]?: Value } = {};
  return value === undefined ? none : { ...none, [key]: value };
};

/** Reads a command line. Throws a UsageError that names the choices. */
export const readArguments = (argv: readonly string[]): Arguments => {
  const { values, positionals } = parse(argv);
  const format = values.format;
  if (format !== undefined && !isExportFormat(format)) {
    throw new UsageError(`--format ${format} is not known. The choices are ${Object.keys(exporters).join(", ")}.`);
  }
  return {
    positionals,
    criteria: (values.cover ?? "").split(",").filter(Boolean).map(criterionNamed),
    cover: {
      ...given("maxSteps", numberOf("max-steps", values["max-steps"], 1)),
      ...given("resetCost", numberOf("reset-cost", values["reset-cost"], 0)),
      ...given("tags", values.tags?.split(",").filter(Boolean)),
      ...given("end", values.end === undefined ? undefined : oneOf("end", values.end, ends)),
      ...given("seed", numberOf("seed", values.seed, 0)),
      ...given("effort", numberOf("effort", values.effort, 0)),
      ...given("fast", values.fast),
    },
    format,
    language: oneOf("lang", values.lang ?? "en", ["en", "ar"]),
    baseline: values.baseline,
    out: values.out,
    isJson: values.json === true,
    isCheck: values.check === true,
    isHelp: values.help === true,
  };
};
