/** The reservation of an accepted quote, asked for once. */

export { reserveActors } from "../booking/reserve/reserve.actors.ts";
export { connectReserve, type ReserveSnapshot, type ReserveView } from "../booking/reserve/reserve.connect.ts";
export { reserveMachine } from "../booking/reserve/reserve.machine.ts";
export type {
  FindOutcome as FindReservationOutcome,
  Reservation,
  ReserveEvent,
  ReserveInput,
  ReserveOutcome,
  ReserveOutput,
  ReserveRefusal,
  ReserveRequest,
  ReserveScreen,
  ReserveService,
} from "../booking/reserve/reserve.types.ts";
