import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { BookedPassenger } from "@safar/engine";
import { Status, type Tone } from "@safar/ui/badge";
import type { Over } from "./booked.types.ts";
import * as css from "./booking.css.ts";

type Ticket = BookedPassenger["ticket"];

const states: Readonly<
  Record<Exclude<Ticket["state"], "refused">, { readonly tone: Tone; readonly words: MessageDescriptor }>
> = {
  waiting: { tone: "warning", words: msg`Ticket not issued yet` },
  issued: { tone: "success", words: msg`Ticket issued` },
  void: { tone: "neutral", words: msg`Ticket no longer valid` },
  unknown: { tone: "neutral", words: msg`Ticket` },
};

/** How a traveller's ticket stands, and its number once it has one. */
export function TicketState({
  ticket: { number, state: told },
  isOver,
  refused,
  issued = states.issued.words,
  waiting = states.waiting.words,
}: {
  ticket: Ticket;
  isOver: Over;
  /** Said where whoever carries the traveller gave no ticket. */
  refused: MessageDescriptor;
  /** These two where it is called something else than a ticket. */
  issued?: MessageDescriptor;
  waiting?: MessageDescriptor;
}) {
  const { t } = useLingui();
  // What was cancelled here was read before it was.
  const state = isOver === "ended" && told === "issued" ? "void" : told;
  const tone = state === "refused" ? "danger" : states[state].tone;
  const words = { refused, issued, waiting, void: states.void.words, unknown: states.unknown.words }[state];
  return (
    <div className={css.ticketState}>
      {!(isOver && (state === "waiting" || state === "issued")) && <Status tone={tone}>{t(words)}</Status>}
      {number !== null && (
        <bdi dir="ltr" className={css.number}>
          {state === "void" ? <s>{number}</s> : number}
        </bdi>
      )}
    </div>
  );
}
