import { useLingui } from "@lingui/react/macro";
import type { EventCard } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { stateWords } from "./event-words.ts";

/** How an event stands, in a word; nothing where it is simply sold. */
export function EventState({ state }: Pick<EventCard, "state">) {
  const { t } = useLingui();
  const said = stateWords[state];
  return said && <Status tone={said.tone}>{t(said.words)}</Status>;
}
