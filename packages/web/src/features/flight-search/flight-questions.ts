import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What people ask before they search, answered by what this site does. */
export const flightQuestions: readonly { readonly question: MessageDescriptor; readonly answer: MessageDescriptor }[] =
  [
    {
      question: msg`What counts as a child or an infant?`,
      answer: msg`Infants are under 2 and sit on an adult's lap, one for each adult. Children are 2 to 11 and have their own seat. Travellers aged 12 and over are adults. The age on the day of the last flight counts.`,
    },
    {
      question: msg`What baggage is included?`,
      answer: msg`It depends on the fare. Every result shows the cabin and checked baggage it includes, and you can compare the fares of a flight side by side. You can add bags later.`,
    },
    {
      question: msg`How do I write the names?`,
      answer: msg`In Latin letters, as in the passport. Hyphens and apostrophes are fine: we write the name as each airline needs it and show you before it is sent.`,
    },
    {
      question: msg`How long is my booking held while I pay?`,
      answer: msg`Until the time on the screen. Some airlines hold a seat for hours, others need payment immediately. If a reply is lost, we check with the airline first, so that you never pay twice.`,
    },
    {
      question: msg`Can I change or cancel?`,
      answer: msg`The fare conditions say until when and at what cost, and you see them before you pay. Your booking shows the exact refund before you decide.`,
    },
  ];
