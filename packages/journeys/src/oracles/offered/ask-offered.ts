import type { Card } from "./cards.ts";
import { offerOf } from "./offer.ts";
import { offeredFaults } from "./offered.ts";

type Sandbox = {
  readonly offered: (asked: Pick<Card, "id" | "search" | "currency">, locale: Card["locale"]) => Promise<unknown>;
  readonly rows: (collection: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
};

/** What is not so of a card; null where nothing is offered under its id. What somebody has bought of may have been another offer before. */
export const askOffered = async (sandbox: Sandbox, card: Card): Promise<readonly string[] | null> => {
  const offer = offerOf(await sandbox.offered(card, card.locale), card.locale);
  if (offer === null) return null;
  const faults = offeredFaults(card, offer);
  if (faults.length === 0) return faults;
  const { name, of } = offer.stock;
  const isTouched = (await sandbox.rows(name)).some(({ id }) => of.some((key) => String(id).startsWith(key)));
  return isTouched ? [] : faults;
};
