import type { CheckoutService, Money, QuoteRequest, RefId, ReserveRequest } from "@safar/engine";
import type { Walk } from "../walk.types.ts";
import type { Watched } from "./records.ts";
import type { Named } from "./rows.ts";

/** Looks at what is asked of what sells, and at what is reserved for it. */
export const watchReservations = ({ records, sandbox, violate }: Watched) => {
  const accepted = new Map<string, Money>();
  const unlooked = new Set<string>();

  /** What is reserved is what is on the screen, for as long as that counts. */
  const noteYes = ({ name }: Named, { acknowledged }: ReserveRequest, walk: Walk): void => {
    const quote = walk.view().checkout?.quote;
    const shown = quote?.price.charge.total;
    const { amountMinor, currency, quoteHash } = acknowledged;
    if (quoteHash !== quote?.hash || amountMinor !== shown?.minor || currency !== shown.currency)
      violate("the price that was accepted", `${name} is shown ${shown?.minor} and reserves at ${amountMinor}`);
  };

  const noteReserve = (tab: Named, request: ReserveRequest, walk: Walk): void => {
    const { name } = tab;
    const { acknowledged, attempt, refId } = request;
    const { deadline } = walk.view();
    noteYes(tab, request, walk);
    // The same yes, given again, has the same name; another yes has another.
    const sameYes = `${refId} ${acknowledged.quoteHash}`;
    const before = accepted.get(`${sameYes} ${attempt}`);
    const isNamedAnew = before === undefined && [...accepted.keys()].some((key) => key.startsWith(`${sameYes} `));
    if (isNamedAnew) violate("one reservation", `${name} names one intention twice: ${attempt}`);
    accepted.set(`${sameYes} ${attempt}`, { minor: acknowledged.amountMinor, currency: acknowledged.currency });
    records.follow(attempt);
    if (unlooked.has(`${name} ${refId}`)) violate("look before repeating", `${name} reserves ${refId} again`);
    if (before === undefined && deadline !== null && deadline <= sandbox.clock.now())
      violate("past is past", `${name} reserves ${sandbox.clock.now() - deadline} ms after the price's end`);
  };

  return {
    /** Between a walk and what it books from: what it asks for is looked at on its way out. */
    serviceOf: <Service extends CheckoutService>(service: Service, tab: Named, walk: () => Walk): Service => ({
      ...service,
      reserve: async (request: ReserveRequest, signal?: AbortSignal) => {
        noteReserve(tab, request, walk());
        const key = `${tab.name} ${request.refId}`;
        unlooked.add(key);
        const outcome = await service.reserve(request, signal);
        if (outcome.type !== "UNKNOWN") unlooked.delete(key);
        return outcome;
      },
      findReservation: (refId: RefId, signal?: AbortSignal) => {
        unlooked.delete(`${tab.name} ${refId}`);
        return service.findReservation(refId, signal);
      },
      quote: (request: QuoteRequest, signal?: AbortSignal) => {
        unlooked.delete(`${tab.name} ${request.refId}`);
        return service.quote(request, signal);
      },
    }),
    check: (): void => {
      const named = new Map<string, string>();
      for (const { amountDue, id, reserveAttempt } of records.newOrders()) {
        const name = reserveAttempt ?? id;
        if (named.has(name)) violate("one reservation", `${name} is ${named.get(name)} and ${id}`);
        named.set(name, id);
        const price = [...accepted].find(([key]) => key.endsWith(` ${name}`))?.[1];
        if (price?.minor !== amountDue.minor || price.currency !== amountDue.currency)
          violate("the price that was accepted", `${id} is due ${amountDue.minor}, and ${price?.minor} was accepted`);
      }
    },
  };
};
