import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What people ask before they book a room. */
export const hotelQuestions: readonly { readonly question: MessageDescriptor; readonly answer: MessageDescriptor }[] = [
  {
    question: msg`Is the price that I see the whole price?`,
    answer: msg`Yes. It is for the whole stay and everybody in it, with taxes. What is paid at the hotel, such as a tourism fee, is part of it and named apart.`,
  },
  {
    question: msg`Until when can I cancel?`,
    answer: msg`Each rate says it with a day and an hour, by the clocks of the hotel. You see what comes back before you book and again before you cancel.`,
  },
  {
    question: msg`How many rooms can I book at once?`,
    answer: msg`Up to six, each with its own guests. Children are told with their age, since beds and prices depend on it.`,
  },
];
