import { isCurrencyCode, moneyToWire } from "@safar/engine";
import type { Locale } from "../../language/locale.ts";
import { type Sitting, type Sold, soldOf } from "./sold.ts";
import type { Told } from "./told.ts";

const quotes = [
  "flight_quotes",
  "hotel_quotes",
  "bus_fares",
  "train_quotes",
  "movies_quotes",
  "events_quotes",
  "tours_quotes",
] as const;

type Row = Readonly<Record<string, unknown>>;

/** Of the sandbox: what it sells, and what it has in its books. */
type Sandbox = {
  readonly quoted: (id: string, locale: Locale) => Promise<unknown>;
  readonly rows: (collection: string) => Promise<readonly Row[]>;
};

const inside = (row: unknown, name: string): unknown =>
  typeof row === "object" && row !== null ? Object.entries(row).find(([key]) => key === name)?.[1] : undefined;

/** What an order was reserved from. */
const quoteOfOrder = async (sandbox: Sandbox, uuid: string): Promise<string | null> => {
  for (const collection of quotes) {
    const found = (await sandbox.rows(collection)).find((row) => inside(row["order"], "uuid") === uuid);
    if (found !== undefined) return String(found["id"]);
  }
  return null;
};

const isChanged = (order: Row | undefined): boolean => {
  const changes = inside(order?.["detail"], "changes");
  return Array.isArray(changes) && changes.length > 0;
};

/** In thousandths of a unit. */
const dueOf = (order: Row | undefined): number | null => {
  const currency = String(inside(order?.["amountDue"], "currency"));
  const minor = Number(inside(order?.["amountDue"], "minor"));
  return isCurrencyCode(currency) ? Math.round(Number(moneyToWire({ minor, currency })) * 1000) : null;
};

/** Whoever was reserved a seat, as the sandbox has them: in the order of the seats that were sold. */
const sittingIn = (order: Row | undefined, { seats }: Pick<Sold, "seats">): readonly Sitting[] => {
  const people = inside(order?.["detail"], "passengers") ?? inside(order?.["detail"], "travellers");
  if (!Array.isArray(people) || people.length !== seats.length) return [];
  return people.map((one, at) => ({
    seat: seats[at] ?? "",
    name: `${String(inside(one, "first_name"))} ${String(inside(one, "last_name"))}`,
  }));
};

/**
 * What is sold under what a page is about, by the sandbox's own words; null where it never sold such a thing, as a booking that was there
 * from the start, or where the supplier has changed it since.
 */
export const askSold = async (
  sandbox: Sandbox,
  { id, locale, on }: Pick<Told, "id" | "locale" | "on">,
): Promise<(Sold & { readonly quote: string }) | null> => {
  if (on === "step") {
    const sold = soldOf(await sandbox.quoted(id, locale), locale);
    return sold && { ...sold, quote: id };
  }
  const order = (await sandbox.rows("orders")).find((row) => row["uuid"] === id);
  const quote = order === undefined || isChanged(order) ? null : await quoteOfOrder(sandbox, id);
  const sold = quote === null ? null : soldOf(await sandbox.quoted(quote, locale), locale);
  return sold && { ...sold, quote: quote ?? "", due: dueOf(order), sitting: sittingIn(order, sold) };
};
