import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReviewTopic } from "@safar/engine";

export const topicWords: Readonly<Record<ReviewTopic, MessageDescriptor>> = {
  cleanliness: msg`Cleanliness`,
  staff: msg`Staff`,
  location: msg`Location`,
  comfort: msg`Comfort`,
  value: msg`Value for money`,
  guide: msg`The guide`,
  way: msg`The places on the way`,
  pace: msg`The pace`,
  unknown: msg`Overall`,
};
