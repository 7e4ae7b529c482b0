import { type Call, refuse } from "../../core/service.ts";
import { type Order, orderByUuid, ordersIn } from "./order.ts";

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

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase();
const isCalled = ({ id, pnr }: Pick<Order, "id" | "pnr">, reference: string): boolean =>
  plain(id) === reference || (pnr !== null && plain(pnr) === reference);
const isLastName = ({ travellers }: Pick<Order, "travellers">, name: string): boolean =>
  travellers.some(({ lastName }) => plain(lastName) === name);

/** Cash for a wallet is an order as well, and nobody's journey. */
const isTrip = ({ vertical }: Pick<Order, "vertical">): boolean => vertical !== "wallet" && vertical !== "subscription";

/** The booking that a guest knows by its number and by its e-mail address or a last name. Any wrong pair answers the same. */
export const knownOrder = ({ store }: Pick<Call, "store">, reference: string, proof: string): Order => {
  const [named, told] = [plain(reference), plain(proof)];
  const isTheirs = (order: Order) => (told.includes("@") ? isContactOf(order, told) : isLastName(order, told));
  const found = ordersIn(store)
    .all()
    .find((order) => isTrip(order) && isCalled(order, named) && isTheirs(order));
  if (found !== undefined) return found;
  throw refuse("not_found", { status: 404, message: "There is no such booking." });
};

/** The caller's own booking, or one whose e-mail or phone the caller knows. Any other answers as if it were not there. */
export const ownedOrder = (call: Pick<Call, "store" | "userId">, uuid: string, contact: string | undefined): Order => {
  const order = orderByUuid(call.store, uuid);
  if (order !== undefined && mayRead(order, call.userId, contact)) return order;
  throw refuse("not_found", { status: 404, message: "There is no such booking." });
};
