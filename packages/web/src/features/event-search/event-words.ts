import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { EventCategory, ShowState } from "@safar/engine";
import type { Tone } from "@safar/ui/badge";

export const categoryWords: Readonly<Record<EventCategory, MessageDescriptor>> = {
  music: msg`Music`,
  theatre: msg`Theatre`,
  sport: msg`Sport`,
  exhibitions: msg`Exhibitions`,
  family: msg({ message: "Family", comment: "A category of events: for families" }),
  talks: msg`Talks and books`,
  food: msg`Food`,
};

/** All that is left is for children. */
export const noAdult = { words: msg`Sold out for adults`, tone: "neutral" } as const;

/** How an event stands, where that is worth saying; null where it is simply sold. */
export const stateWords: Readonly<
  Record<ShowState, { readonly words: MessageDescriptor; readonly tone: Tone } | null>
> = {
  on_sale: null,
  few_left: { words: msg`Few left`, tone: "warning" },
  sold_out: { words: msg`Sold out`, tone: "neutral" },
  not_yet: { words: msg`Not on sale yet`, tone: "brand" },
  ended: { words: msg`Over`, tone: "neutral" },
  cancelled: { words: msg`Cancelled`, tone: "danger" },
  postponed: { words: msg`New date`, tone: "warning" },
};
