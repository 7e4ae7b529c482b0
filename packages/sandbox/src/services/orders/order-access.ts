import { type Call, refuse } from "../../core/service.ts";
import { type Order, orderByUuid } from "./order.ts";

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

const isContactOf = ({ contact }: Order, text: string): boolean =>
  text.trim().toLowerCase() === contact.email.toLowerCase() ||
  (text.includes("@") ? false : digitsOf(text) === digitsOf(contact.phone));

/** The caller's own booking, or a guest's whose e-mail or phone the caller knows. Any other answers as if it were not there. */
export const ownedOrder = (call: Pick<Call, "store" | "userId">, uuid: string, contact: string | undefined): Order => {
  const order = orderByUuid(call.store, uuid);
  const isOwn = order !== undefined && order.userId !== null && order.userId === call.userId;
  const isGuest = order !== undefined && order.userId === null && contact !== undefined && isContactOf(order, contact);
  if (order === undefined || !(isOwn || isGuest))
    throw refuse("not_found", { status: 404, message: "There is no such booking." });
  return order;
};
