import { type Call, refuse } from "../../core/service.ts";
import { type Order, type OrderVertical, orderByUuid } from "../orders/order.ts";
import { mayRead } from "../orders/order-access.ts";
import type { Sale } from "../orders/sale.ts";

/** An order of one line of business, with what it alone knows of it. */
export type Booked<Detail> = Omit<Order, "sale" | "detail"> & { readonly sale: Sale; readonly detail: Detail };

type Asking = { readonly user: string | null | undefined; readonly contact: string | undefined };

/** Finds the bookings of one line of business: those that hold a detail were written by it. */
export const createBookings = <Detail>(vertical: OrderVertical, name: string) => {
  const isOwn = (order: Order): order is Booked<Detail> =>
    order.vertical === vertical && order.sale !== null && order.detail !== null;
  const missing = () => refuse("not_found", { status: 404, message: `There is no such ${name} booking.` });
  const byUuid = (call: Pick<Call, "store">, uuid: string): Booked<Detail> => {
    const order = orderByUuid(call.store, uuid);
    if (order === undefined || !isOwn(order)) throw missing();
    return order;
  };
  return {
    byUuid,
    /** One as it may be shown to whoever asks for it: to a stranger `wireOf` masks it. */
    shown: <Wire>(
      call: Call,
      { contact, uuid }: { readonly uuid: string; readonly contact?: string | undefined },
      wireOf: (call: Call, order: Booked<Detail>, masked: boolean) => Wire,
    ): Wire => {
      const order = byUuid(call, uuid);
      return wireOf(call, order, !mayRead(order, call.userId, contact));
    },
    of: (order: Order): Booked<Detail> => {
      if (isOwn(order)) return order;
      throw new Error(`Order ${order.id} is of ${order.vertical}, not of ${vertical}.`);
    },
    /** One that may be acted upon. To a stranger it is as absent as one that never was. */
    own: (call: Pick<Call, "store">, uuid: string, { user, contact }: Asking): Booked<Detail> => {
      const order = byUuid(call, uuid);
      if (!mayRead(order, user, contact)) throw missing();
      return order;
    },
  };
};
