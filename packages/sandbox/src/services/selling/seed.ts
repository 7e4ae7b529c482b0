import type { Call } from "../../core/service.ts";
import type { OrderVertical } from "../orders/order.ts";

/** All chance in a line of business (its timetable, prices, who else books) follows from this number. */
export const seedOf = (call: Pick<Call, "random">, vertical: OrderVertical): number =>
  call.random(`${vertical}/world`).integer(1, 2 ** 31);
