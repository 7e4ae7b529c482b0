import type { Question } from "@safar/engine";
import { Accordion } from "@safar/ui/disclosure";

/** What people ask, each answer folded under its question. */
export const Questions = ({ of }: { of: readonly Question[] }) => (
  <Accordion
    name="questions"
    items={of.map(({ question, answer }, index) => ({ id: `question-${index + 1}`, title: question, body: answer }))}
  />
);
