import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What people ask before they book a room. */
export const hotelQuestions: readonly { readonly question: MessageDescriptor; readonly answer: MessageDescriptor }[] = [
  {
    question: msg`Is the price I see the full price?`,
    answer: msg`Yes. It covers the whole stay for all guests, with taxes. Anything paid at the hotel, such as a tourism fee, is included and shown separately.`,
  },
  {
    question: msg`Until when can I cancel?`,
    answer: msg`Each rate shows the date and time, in the hotel's local time. You see your refund before you book and again before you cancel.`,
  },
  {
    question: msg`How many rooms can I book at once?`,
    answer: msg`Up to six, each with its own guests. We ask for children's ages because beds and prices depend on them.`,
  },
];
