import type { SuiteStep } from "../cover/suite.types.ts";
import type { Alphabet } from "../machine/alphabet.ts";
import type { CaseWords } from "../model/path-model.ts";
import { inLanguage, type Language, type Text } from "../model/text.ts";

const isText = (words: CaseWords): words is Text =>
  typeof words === "string" ||
  (typeof words.en === "string" && typeof words.ar === "string" && Object.keys(words).length === 2);

const wordsFor = (words: CaseWords | undefined, name: string, language: Language): string | undefined => {
  if (words === undefined) return undefined;
  if (isText(words)) return inLanguage(words, language);
  const text = words[name];
  return text === undefined ? undefined : inLanguage(text, language);
};

const withCase = (words: CaseWords | undefined, name: string, said: string | undefined): string | undefined =>
  said === undefined || words === undefined || name === "" || !isText(words) ? said : `${said} (${name})`;

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** `8 seconds`, or `8 ثوانٍ`. */
const duration = (ms: number, language: Language): string => {
  const [unit, size] = units.find(([, one]) => ms >= one && ms % one === 0) ?? (["second", 1000] as const);
  const locale = language === "ar" ? "ar-u-nu-latn" : "en";
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(ms / size);
};

const say = (language: Language, en: string, ar: string): string => (language === "en" ? en : ar);

/** What a tester does, in words. */
export const actionOf = ({ step, label, waitMs }: SuiteStep, { words }: Alphabet, language: Language): string => {
  const wait =
    waitMs > 0 && step.kind !== "elapse"
      ? say(language, `Wait ${duration(waitMs, language)}, then: `, `انتظر ${duration(waitMs, language)}، ثم: `)
      : "";
  // One text for several cases says what is done; the case's name says with what.
  const event = (type: string, name: string) =>
    withCase(words.events.get(type), name, wordsFor(words.events.get(type), name, language)) ??
    say(language, `Send ${type}${name === "" ? "" : ` (${name})`}`, `أرسل ${type}${name === "" ? "" : ` (${name})`}`);
  switch (step.kind) {
    case "start":
      return say(
        language,
        `Open the flow${step.case === "" ? "" : `: ${step.case}`}`,
        `افتح المسار${step.case === "" ? "" : `: ${step.case}`}`,
      );
    case "send":
      return wait + event(step.event.type, step.case);
    case "resolve":
      return (
        wait +
        (wordsFor(words.outcomes.get(step.source), step.case, language) ??
          say(
            language,
            `The service ${step.source} answers ${step.case}`,
            `تجيب الخدمة ${step.source} بالنتيجة ${step.case}`,
          ))
      );
    case "reject":
      return (
        wait +
        (wordsFor(words.outcomes.get(step.source), step.case, language) ??
          say(language, `The service ${step.source} fails: ${step.case}`, `تتعطل الخدمة ${step.source}: ${step.case}`))
      );
    case "elapse": {
      const named = step.timers.flatMap((id) => words.delays.get(id) ?? [])[0];
      return named === undefined
        ? say(language, `Wait ${duration(waitMs, language)}`, `انتظر ${duration(waitMs, language)}`)
        : inLanguage(named, language);
    }
    case "probe":
      return say(
        language,
        `Try: ${event(step.event.type, step.case)}. It is not possible, and nothing changes`,
        `حاول: ${event(step.event.type, step.case)}. لا يمكن ذلك ولا يتغير شيء`,
      );
    case "repeat":
      return say(
        language,
        `Once more at once: ${event(step.event.type, step.case)}. Nothing changes`,
        `مرة أخرى فورًا: ${event(step.event.type, step.case)}. لا يتغير شيء`,
      );
    case "late":
      return say(
        language,
        `The service ${step.source} answers ${step.case} too late. Nothing changes`,
        `تجيب الخدمة ${step.source} بالنتيجة ${step.case} بعد فوات الأوان. لا يتغير شيء`,
      );
    case "reload":
      return say(language, "Reload. Everything is as it was", "أعد التحميل. كل شيء كما كان");
    default:
      return label;
  }
};

/** What a tester sees. */
export const sightOf = ({ expect }: SuiteStep, language: Language): string =>
  expect.screen === null ? expect.state : inLanguage(expect.screen, language);

/** An event's name for the list of what is possible. */
export const commandOf = (type: string, { words }: Alphabet, language: Language): string => {
  const said = words.events.get(type);
  return said !== undefined && isText(said) ? inLanguage(said, language) : type;
};

/** What the system under test has to answer, in order: the scenario to set before the path. */
export const scenarioOf = (steps: readonly SuiteStep[], alphabet: Alphabet, language: Language): string[] =>
  steps.flatMap((step) =>
    step.step.kind === "resolve" || step.step.kind === "reject"
      ? [actionOf({ ...step, waitMs: 0 }, alphabet, language)]
      : [],
  );
