import { useLingui } from "@lingui/react/macro";
import { type EventCard, isShowSold } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { noAdult, stateWords } from "./event-words.ts";

/** How an event stands, in a word; nothing where it is simply sold. Where it is known that no adult can go, that is said. */
export function EventState({ state, from }: Pick<EventCard, "state"> & Partial<Pick<EventCard, "from">>) {
  const { t } = useLingui();
  const said = from === null && isShowSold({ state }) ? noAdult : stateWords[state];
  return said && <Status tone={said.tone}>{t(said.words)}</Status>;
}
