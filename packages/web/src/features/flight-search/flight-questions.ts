import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What people ask before they search, answered by what this site does. */
export const flightQuestions: readonly { readonly question: MessageDescriptor; readonly answer: MessageDescriptor }[] =
  [
    {
      question: msg`Is the price in the list the price I pay?`,
      answer: msg`Yes. Taxes and fees are in it from the first list on. Before you pay, the airline confirms the price; if it has changed you see what changed line by line, and nothing is charged unless you accept it.`,
    },
    {
      question: msg`What counts as a child or an infant?`,
      answer: msg`Infants are under 2 and sit on the lap of an adult, one for each adult. Children are 2 to 11 and have a seat of their own. From 12 on everybody is an adult. The age on the day of the last flight counts.`,
    },
    {
      question: msg`What baggage is included?`,
      answer: msg`That depends on the fare. Every result says what its fare carries in the cabin and in the hold, for each leg, and the fare families of a flight stand side by side. You can add bags later.`,
    },
    {
      question: msg`How do I write the names?`,
      answer: msg`In Latin letters, as the passport has them. Hyphens and apostrophes are fine: we write the name the way each airline wants it and show you how before it is sent.`,
    },
    {
      question: msg`How long is my booking kept while I pay?`,
      answer: msg`Until the time on the screen. Some airlines keep a seat for hours, some want the payment at once. If an answer is lost on the way we ask the airline what became of it before anything is paid twice.`,
    },
    {
      question: msg`Can I change or cancel?`,
      answer: msg`Until when and for how much is in the conditions of the fare, which you see before you pay. You can ask for the refund in figures under your booking first and decide then.`,
    },
  ];
