import { styleText } from "node:util";
import { type BookingUuid, bookingActors, bookingMachine, connectBooking } from "@safar/engine";
import { createActor } from "xstate";
import type { Stage } from "../stage.ts";
import { legLine } from "./search.ts";

const askAgainMs = 2_000;

/** The booking's own page, read until its tickets are there. */
export const ticketScreen = async (stage: Stage, booking: BookingUuid, email: string): Promise<boolean> => {
  const { say, until, view, words, world } = stage;
  const { clock } = world;
  const machine = bookingMachine.provide({ actors: bookingActors(world.bookingPorts) });
  const page = createActor(machine, { input: { booking } }).start();
  const read = () => connectBooking(page.getSnapshot());
  await until(() => !read().busy);
  // A guest shows that it is theirs by what it was booked with.
  if (read().commands.prove) page.send({ type: "proof.submit", proof: email });
  await until(() => !read().busy);
  const isUnderWay = () => read().booking?.status === "Processing";
  if (isUnderWay()) say(words.paid);
  while (isUnderWay()) {
    let isTime = false;
    clock.setTimeout(() => {
      isTime = true;
    }, askAgainMs);
    await until(() => isTime);
    page.send({ type: "booking.reload" });
    await until(() => !read().busy);
  }
  const { booking: found } = read();
  page.stop();
  if (found === null) return false;
  say();
  say(styleText("bold", `── ${words.ticket} ──`));
  for (const leg of view().itinerary?.legs ?? []) say(`  ${legLine(stage, leg)}`);
  for (const { name, number } of await world.tickets(booking, email)) say(`  ${name} · ${number}`);
  say(`  ${words.pnr}: ${found.pnr ?? "—"} · ${words.reference}: ${found.order}`);
  const status = found.status === "unknown" ? found.statusText : words.statuses[found.status];
  say(`  ${words.status}: ${status} · ${stage.format.money(found.price.charge.total)}`);
  return found.status === "Confirmed";
};
