import { type BookingUuid, bookingActors, bookingMachine, connectBooking, type Locale } from "@safar/engine";
import { defineComponent, h, watchEffect } from "vue";
import { createActor } from "xstate";
import { heading } from "./stage.ts";
import { viewOfWalk } from "./view-of-walk.ts";
import { wordsIn } from "./words.ts";
import type { World } from "./world.ts";

const askAgainMs = 1_000;

type Props = {
  readonly booking: BookingUuid;
  readonly email: string;
  readonly locale: Locale;
  readonly world: World;
};

/** The booking's own page, read until its ticket is there. A guest shows that it is theirs by what it was booked with. */
export const Ticket = defineComponent(
  ({ booking, email, locale, world }: Props) => {
    const { bookingPorts } = world;
    const machine = bookingMachine.provide({ actors: bookingActors(bookingPorts) });
    const actor = createActor(machine, { input: { booking } }).start();
    const view = viewOfWalk(actor, connectBooking);
    watchEffect(() => {
      if (view.value.commands.prove && !view.value.busy) actor.send({ type: "proof.submit", proof: email });
      else if (view.value.booking?.status === "Processing" && !view.value.busy)
        bookingPorts.clock.setTimeout(() => actor.send({ type: "booking.reload" }), askAgainMs);
    });
    const words = wordsIn(locale);
    return () => [
      heading(words.booked),
      h("p", `${words.reference}: ${view.value.booking?.order ?? "…"}`),
      h("p", `${words.status}: ${view.value.booking?.status ?? "…"}`),
    ];
  },
  { props: ["booking", "email", "locale", "world"] },
);
