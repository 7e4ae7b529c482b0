import { connectPayment, type Money, type OrderRefId, type PaymentService } from "@safar/engine";
import type { Walk } from "../walk.types.ts";
import type { Watched } from "./records.ts";
import { isOpen, type Named, type Tab } from "./rows.ts";

type Process = Parameters<PaymentService["process"]>[0];

const noes = new Set(["failed", "cancelled", "expired"]);
const givenBack = new Set(["Refund In Progress", "Refunded"]);

/** As long as news of what another tab has begun may take. */
const newsMs = 5000;

/** Looks at what is sent to pay, and at what people are told of it. */
export const watchPayments = ({ records, sandbox, violate }: Watched) => {
  const sentAttempts = new Map<string, Money>();
  const lastSentFor = new Map<string, string>();
  const onTheRoad = new Set<RequestInit>();
  /** Until when an order could be paid, as somebody has read it. */
  const endOf = new Map<OrderRefId, number>();
  const toldBefore = new Map<string, string>();

  /** What has not arrived yet is in no book, and may be paid all the same. */
  const isOut = (attempt: string | undefined): boolean =>
    attempt !== undefined &&
    [...onTheRoad].some(({ body }) => typeof body === "string" && body.includes(`"${attempt}"`));

  const noteProcess = ({ name }: Named, { amount, attempt, order }: Process, walk: Walk): void => {
    if (sentAttempts.has(attempt)) violate("one attempt at a time", `${name} sends ${attempt} twice`);
    const own = lastSentFor.get(`${name} ${order}`);
    if (isOut(own)) violate("one attempt at a time", `${name} sends ${attempt} while ${own} is on its way`);
    const other = records.attemptsOf(order).find((one) => one.id !== attempt && isOpen(one));
    if (other !== undefined)
      violate("one attempt at a time", `${name} sends ${attempt} while ${other.id} is ${other.state}`);
    const { payment } = walk.view().children;
    const view = payment === undefined ? null : connectPayment(payment.getSnapshot());
    const end = endOf.get(order);
    const now = sandbox.clock.now();
    if (end !== undefined && end <= now) violate("past is past", `${name} pays ${now - end} ms after the order's end`);
    const shown = view?.bill?.price.total;
    if (shown?.minor !== amount.minor || shown.currency !== amount.currency)
      violate("the price that was accepted", `${name} is shown ${shown?.minor} and pays ${amount.minor}`);
    sentAttempts.set(attempt, amount);
    lastSentFor.set(`${name} ${order}`, attempt);
  };

  const checkTelling = ({ name }: Tab, order: OrderRefId, screen: string): void => {
    const isNew = toldBefore.get(name) !== `${order} ${screen}`;
    toldBefore.set(name, `${order} ${screen}`);
    if (!noes.has(screen)) return;
    const own = lastSentFor.get(`${name} ${order}`);
    // Whoever began it, in this tab or in another: it may be paid yet. What is begun elsewhere later belies nobody who was told of their own,
    // nor does what is so new that no news of it can have come; and who has paid nothing is told of the order's time alone.
    const known = sandbox.clock.now() - newsMs;
    const last = records
      .newAttempts()
      .find(
        (one) =>
          one.order === order && isOpen(one) && (one.id === own || (isNew && own !== undefined && one.at < known)),
      );
    if (last === undefined) return;
    const row = records.newOrders().find(({ id }) => id === order);
    if (row === undefined || !givenBack.has(row.status))
      violate("unknown is not failed", `${name} reads ${screen} while ${last.id} is ${last.state}`);
  };

  const checkConfirmed = ({ name, walk }: Tab): void => {
    const { booking, screen } = walk.view();
    const row = booking === null ? undefined : records.newOrders().find(({ uuid }) => uuid === booking);
    if (screen !== "confirmation" || row === undefined || row.amountDue.minor === 0) return;
    const taken = records.newMovements().some(({ kind, order }) => kind === "capture" && order === row.id);
    if (!taken) violate("paid means paid", `${name} reads that ${row.id} is paid`);
  };

  return {
    /** The requests that are long on their way. */
    onTheRoad,
    /** Between a walk and what it pays with. */
    paymentsOf: (payments: PaymentService, tab: Named, walk: () => Walk): PaymentService => ({
      ...payments,
      process: (request, signal) => {
        noteProcess(tab, request, walk());
        return payments.process(request, signal);
      },
    }),
    check: (): void => {
      for (const { currency, externalMinor, id, isCaptured } of records.newAttempts()) {
        const sent = sentAttempts.get(id);
        if (isCaptured && sent !== undefined && (sent.minor !== externalMinor || sent.currency !== currency))
          violate("one payment", `${id} is charged ${externalMinor}, and its payment said ${sent.minor}`);
      }
    },
    checkTab: (tab: Tab): void => {
      const { payment } = tab.walk.view().children;
      if (payment !== undefined) {
        const { deadline, reference, screen } = connectPayment(payment.getSnapshot());
        if (deadline !== null) endOf.set(reference, deadline);
        checkTelling(tab, reference, screen);
      }
      checkConfirmed(tab);
    },
  };
};
