import { connectPayment, type Price } from "@safar/engine";
import type { AnyActorRef } from "xstate";
import type { Watched } from "./records.ts";
import type { Tab } from "./rows.ts";

/** An answer tells an instant anew, a little off by how long it was on its way. */
const tellingMs = 1000;
const pricedScreens = new Set(["travellers", "addons", "review"]);

/** What is wrong with a price, reckoned here and by nobody else; null when nothing is. */
const faultIn = ({ lines, total }: Price): string | null => {
  let left = total.minor;
  for (const { amount } of lines) {
    if (amount.currency !== total.currency) return `a line in ${amount.currency} of a total in ${total.currency}`;
    if (!Number.isSafeInteger(amount.minor)) return `a line of ${amount.minor}`;
    left -= amount.minor;
  }
  return left === 0 ? null : `the total is ${left} more than its lines`;
};

type Countdown = {
  readonly screen: string;
  readonly about: string;
  readonly at: number | null;
  /** How much further it can be moved, by its one renewal. */
  readonly renewalMs?: number;
};

/** What is counted down on a screen, and what it is about. */
const countdownOf = ({ walk }: Tab): Countdown | null => {
  const { checkout, children, screen } = walk.view();
  const cancelling = walk.shows.cancellation();
  if (cancelling !== null)
    return { screen: cancelling.screen, about: cancelling.quote?.id ?? "", at: cancelling.deadline };
  if (children.payment !== undefined) {
    const { deadline, options, reference } = connectPayment(children.payment.getSnapshot());
    return { screen: "payment", about: reference, at: deadline, renewalMs: options?.renewalMs ?? 0 };
  }
  if (!pricedScreens.has(screen)) return null;
  return { screen: "checkout", about: checkout?.quote?.hash ?? "", at: checkout?.quote?.expiresAt ?? null };
};

/** Looks at what is on the screens. */
export const watchScreens = ({ records, sandbox, violate }: Watched) => {
  const deadlines = new Map<string, { readonly about: string; readonly at: number; readonly renewalMs: number }>();
  const savedTravellers = sandbox.store.collection<{ readonly id: string; readonly userId: string }>(
    "saved_travellers",
  );

  const checkActors = (name: string, actor: AnyActorRef): void => {
    const snapshot: { readonly status: string; readonly children?: Readonly<Record<string, AnyActorRef | undefined>> } =
      actor.getSnapshot();
    if (snapshot.status === "error") violate("no broken actor", `${name}: ${actor.id} has failed`);
    for (const child of Object.values(snapshot.children ?? {})) if (child !== undefined) checkActors(name, child);
  };

  const checkPrices = ({ name, walk }: Tab): void => {
    const { children, price } = walk.view();
    const { payment } = children;
    const bill = payment === undefined ? null : connectPayment(payment.getSnapshot()).bill;
    for (const one of [price?.charge, price?.display, bill?.price]) {
      const fault = one === undefined ? null : faultIn(one);
      if (fault !== null) violate("the lines make the total", `${name}: ${fault}`);
    }
  };

  const checkCountdown = (tab: Tab): void => {
    const { name } = tab;
    const now = countdownOf(tab);
    if (now === null || now.at === null) {
      deadlines.delete(name);
      return;
    }
    const { at, renewalMs = 0 } = now;
    const key = `${now.screen} ${now.about}`;
    const before = deadlines.get(name);
    if (before?.about === key && at > before.at + before.renewalMs - renewalMs + tellingMs)
      violate("countdowns only fall", `${name}: ${now.screen} got ${at - before.at} ms more`);
    deadlines.set(name, { about: key, at, renewalMs });
  };

  const checkOwn = ({ account, email, name, walk }: Tab): void => {
    const { booking, children } = walk.view();
    for (const { id } of children.travellers?.getSnapshot().context.saved ?? []) {
      const owner = savedTravellers.get(id)?.userId;
      if (owner !== undefined && owner !== account)
        violate("own data alone", `${name} is shown a traveller whom somebody else has saved`);
    }
    const row = booking === null ? undefined : records.newOrders().find(({ uuid }) => uuid === booking);
    if (row !== undefined && row.contact.email !== email)
      violate("own data alone", `${name} is at the booking of ${row.contact.email}`);
  };

  return {
    checkTab: (tab: Tab): void => {
      checkActors(tab.name, tab.walk.actor());
      checkPrices(tab);
      checkCountdown(tab);
      checkOwn(tab);
    },
  };
};
