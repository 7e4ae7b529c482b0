import { type Call, refuse } from "../../core/service.ts";
import { type Order, orderByUuid } from "./order.ts";

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** So many digits of a number tell whose it is, with its country's code or without. */
const leastDigits = 9;

/** Whether a text is the e-mail address or the phone number that an order was made with. */
export const isContactOf = ({ contact }: Pick<Order, "contact">, text: string): boolean => {
  if (text.includes("@")) return text.trim().toLowerCase() === contact.email.toLowerCase();
  const digits = digitsOf(text);
  return digits.length >= leastDigits && digitsOf(contact.phone).endsWith(digits.replace(/^0+/, ""));
};

/** Whether whoever asks is the booking's owner, or knows the e-mail address or phone it was made with. */
export const mayRead = (
  order: Pick<Order, "userId" | "contact">,
  user: string | null | undefined,
  contact: string | undefined,
): boolean =>
  (order.userId !== null && order.userId === user) || (contact !== undefined && isContactOf(order, contact));

/** The caller's own booking, or one whose e-mail or phone the caller knows. Any other answers as if it were not there. */
export const ownedOrder = (call: Pick<Call, "store" | "userId">, uuid: string, contact: string | undefined): Order => {
  const order = orderByUuid(call.store, uuid);
  if (order !== undefined && mayRead(order, call.userId, contact)) return order;
  throw refuse("not_found", { status: 404, message: "There is no such booking." });
};
