import type { Suite, SuitePath } from "../cover/suite.types.ts";
import type { Alphabet } from "../machine/alphabet.ts";
import { inLanguage, type Language } from "../model/text.ts";
import type { Exporter } from "./exporter.ts";
import { actionOf, commandOf, scenarioOf, sightOf } from "./phrases.ts";

const words = {
  en: {
    path: "Path",
    preconditions: "Before you begin",
    scenario: "Scenario to set",
    noScenario: "Nothing to set.",
    head: ["#", "Do", "See", "Possible now"],
    unreachable: "Out of reach",
    nothing: "nothing",
    facts: ({ criterion, covered, targets, paths, steps, bound, gap, seed, hash }: Suite) => [
      `Criterion: ${criterion}; ${covered} of ${targets} targets covered.`,
      `Paths: ${paths.length}, proven minimum ${bound.paths}. Steps: ${steps}, proven minimum ${bound.steps}, gap ${gap.percent} %.`,
      `Seed ${seed}, machine ${hash}.`,
    ],
  },
  ar: {
    path: "المسار",
    preconditions: "قبل أن تبدأ",
    scenario: "السيناريو المطلوب ضبطه",
    noScenario: "لا شيء يلزم ضبطه.",
    head: ["#", "افعل", "ترى", "المتاح الآن"],
    unreachable: "ما لا يمكن بلوغه",
    nothing: "لا شيء",
    facts: ({ criterion, covered, targets, paths, steps, bound, gap, seed, hash }: Suite) => [
      `المعيار: ${criterion}. الأهداف المغطّاة: ${covered} من أصل ${targets}.`,
      `المسارات: ${paths.length}، والحد الأدنى المُثبت ${bound.paths}. الخطوات: ${steps}، والحد الأدنى المُثبت ${bound.steps}، والفارق ${gap.percent}٪.`,
      `البذرة: ${seed}. بصمة الآلة: ${hash}.`,
    ],
  },
} as const;

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;

const pathSection = ({ id, steps }: SuitePath, number: number, alphabet: Alphabet, language: Language): string[] => {
  const said = words[language];
  const scenario = scenarioOf(steps, alphabet, language);
  const last = steps.at(-1);
  const goal = last === undefined ? "" : sightOf(last, language);
  const { preconditions } = alphabet.words;
  return [
    `## ${said.path} ${number}: ${goal} (\`${id}\`)`,
    "",
    ...(preconditions.length === 0
      ? []
      : [`**${said.preconditions}**`, "", ...preconditions.map((text) => `- ${inLanguage(text, language)}`), ""]),
    `**${said.scenario}**`,
    "",
    ...(scenario.length === 0 ? [said.noScenario] : scenario.map((text, index) => `${index + 1}. ${text}`)),
    "",
    line(said.head),
    line(said.head.map(() => "---")),
    ...steps.map((step, index) => {
      const possible = step.expect.commands
        .map((type) => commandOf(type, alphabet, language))
        .join(language === "ar" ? "، " : ", ");
      return line([
        String(index),
        actionOf(step, alphabet, language),
        sightOf(step, language),
        possible || said.nothing,
      ]);
    }),
    "",
  ];
};

/** For a person who tests by hand. */
export const markdownExporter: Exporter = ({ suite, flow, language }) => {
  const { alphabet } = flow.graph();
  const said = words[language];
  const title = alphabet.words.title === undefined ? flow.id : inLanguage(alphabet.words.title, language);
  const body = [
    `# ${title}`,
    "",
    ...said.facts(suite).map((fact) => `- ${fact}`),
    "",
    ...suite.paths.flatMap((path, index) => pathSection(path, index + 1, alphabet, language)),
    ...(suite.unreachable.length === 0
      ? []
      : [
          `## ${said.unreachable}`,
          "",
          ...suite.unreachable.map(({ target, reason }) => `- \`${target}\`: ${reason}`),
          "",
        ]),
  ];
  const text = body.join("\n");
  return language === "ar" ? `<div dir="rtl" lang="ar">\n\n${text}\n</div>\n` : text;
};
