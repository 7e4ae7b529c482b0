import { isAside } from "../explore/aside.ts";
import { inLanguage } from "../model/text.ts";
import type { Exporter } from "./exporter.ts";
import { actionOf, sightOf } from "./phrases.ts";

const keywords = {
  en: {
    feature: "Feature",
    scenario: "Scenario",
    given: "Given",
    when: "When",
    outcome: "Then",
    and: "And",
    see: (what: string) => `the screen says: ${what}`,
  },
  ar: {
    feature: "خاصية",
    scenario: "سيناريو",
    given: "بفرض",
    when: "متى",
    outcome: "اذاً",
    and: "و",
    see: (what: string) => `تظهر الشاشة: ${what}`,
  },
} as const;

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A feature file; its keywords are those of the language. */
export const gherkinExporter: Exporter = ({ suite, flow, language }) => {
  const { alphabet } = flow.graph();
  const say = keywords[language];
  const title = alphabet.words.title === undefined ? flow.id : inLanguage(alphabet.words.title, language);
  const given = alphabet.words.preconditions.map(
    (text, index) => `    ${index === 0 ? say.given : say.and} ${oneLine(inLanguage(text, language))}`,
  );
  const scenarios = suite.paths.map(({ id, steps }, index) => {
    const last = steps.at(-1);
    const name = last === undefined ? id : sightOf(last, language);
    const lines = steps.flatMap((step, position) => {
      const action = oneLine(actionOf(step, alphabet, language));
      if (position === 0) return [`    ${given.length === 0 ? say.given : say.and} ${action}`];
      if (isAside(step.step)) return [`    ${say.and} ${action}`];
      return [`    ${say.when} ${action}`, `    ${say.outcome} ${oneLine(say.see(sightOf(step, language)))}`];
    });
    return [`  @${id}`, `  ${say.scenario}: ${index + 1}. ${oneLine(name)}`, ...given, ...lines, ""].join("\n");
  });
  return [`# language: ${language}`, `${say.feature}: ${oneLine(title)}`, "", ...scenarios].join("\n");
};
