import {
  bookingStatuses,
  type CheckoutService,
  checkPrice,
  connectPayment,
  connectRoomChoice,
  connectSeats,
  isHotelQuote,
  type Money,
  type OrderRefId,
  type PaymentService,
  type Price,
  type Quote,
  type QuoteRequest,
  type RefId,
  type ReserveRequest,
  statusTable,
} from "@safar/engine";
import type { InProcessSandbox, Movement } from "@safar/sandbox";
import type { AnyActorRef } from "xstate";
import { cancellingOf } from "./cancellation-walk.ts";
import { watchCancellations } from "./cancellation-watch.ts";
import type { Walk } from "./walk.ts";
import { watchWithdrawals } from "./withdrawal-walk.ts";

/** What must hold after every step, and what somebody would lose if it did not. */
export const invariants = {
  "one payment": "An order is captured at most once, and never beyond what its payment said.",
  "one attempt at a time": "No attempt to pay is sent while another may still be paid, and none is sent twice.",
  "one reservation": "One intention to reserve has one name and one booking.",
  "look before repeating": "A reservation that nobody knows the outcome of is looked for before it is asked for again.",
  "the price that was accepted": "What is reserved and charged is what the person said yes to.",
  "unknown is not failed": "Nobody is told that a payment failed while it may still be paid or has been.",
  "paid means paid": "Nobody is told that a payment was received when none was.",
  "the lines make the total": "Every price on a screen is the sum of its lines, in one currency.",
  "past is past": "Nothing is sent for a price whose time was over on the screen.",
  "countdowns only fall": "A deadline on a screen does not move away by itself or by a reload.",
  "own data alone": "Nothing of one person is in a tab of another.",
  "a booking never goes back": "A booking moves along its table, whatever comes late or twice.",
  "one owner of a seat": "A seat is in one booking, and a screen calls it or a room ours only when our booking has it.",
  "limits hold": "Nobody chooses or books more seats and rooms than one booking may have, whatever is clicked.",
  "nothing typed is lost": "A reload gives back every field that was filled in.",
  "nothing runs on": "What is over leaves no timer behind.",
  "nothing spins": "Whoever waits asks again after a while, and not over and over in one moment.",
  "no secret is kept": "No card and no code is in what a reload finds.",
  "one token at a time": "A queue fetches one token at a time.",
  "one withdrawal":
    "One intention to withdraw holds its amount once, and only figures that were on the screen are confirmed.",
  "one cancellation":
    "A booking is cancelled once at most, by figures that were on the screen, and what then comes back is what they said.",
  "the books balance": "Every rule of the double-entry books holds.",
  "no broken actor": "No flow ends in an error, and what was kept can be restored.",
  "everything settles": "Once the faults are over, every flow comes to an end.",
  "ticket or money": "Money that was taken has bought a ticket, or is returned; of a cancelled booking, what was told.",
} as const;

export type Invariant = keyof typeof invariants;

export type Violate = (invariant: Invariant, detail: string) => void;

export type Violation = { readonly invariant: Invariant; readonly detail: string };

/** What the sandbox keeps of an order and of an attempt, as far as it is looked at. */
export type OrderRow = {
  readonly id: string;
  readonly uuid: string;
  readonly contact: { readonly email: string };
  readonly status: string;
  readonly createdAt: number;
  readonly amountDue: { readonly minor: number; readonly currency: string };
  readonly reserveAttempt: string | null;
  readonly detail: {
    /** Of a flight. */
    readonly taken?: readonly { readonly flight: string; readonly seats: readonly string[] }[];
    /** Of a bus. */
    readonly departure?: string;
    readonly passengers?: readonly { readonly seat_id: string }[];
    /** Of a hotel. */
    readonly stay?: { readonly rooms: readonly unknown[] };
  };
};
export type AttemptRow = {
  readonly id: string;
  readonly order: string;
  readonly state: string;
  readonly currency: string;
  readonly externalMinor: number;
  readonly isCaptured: boolean;
};

const openStates = new Set([
  "needs_otp",
  "needs_redirect",
  "needs_sdk",
  "voucher_issued",
  "pending",
  "unknown",
  "received",
]);

/** May be paid yet, or has been. */
const isOpen = ({ state }: AttemptRow): boolean => openStates.has(state);

export type Tab = {
  readonly name: string;
  readonly email: string;
  /** The account of who is signed in. */
  readonly account: string | null;
  readonly walk: Walk;
};

export type Named = Pick<Tab, "name" | "email">;

export type Watch = ReturnType<typeof openWatch>;

/** What a status may become in any number of moves. */
const after = new Map<string, ReadonlySet<string>>();
for (const status of bookingStatuses) {
  const reached = new Set<string>([status]);
  for (const one of reached)
    for (const next of Object.values(statusTable[one as (typeof bookingStatuses)[number]])) reached.add(next);
  after.set(status, reached);
}

/** What a booking holds once it is over: nothing. */
const isOver = ({ status }: OrderRow): boolean =>
  ["Expired", "Cancelled", "Refund In Progress", "Refunded"].includes(status);

/** The seats that a booking has, by what they are in. */
const takenBy = ({ detail }: OrderRow): readonly { readonly of: string; readonly seats: readonly string[] }[] => [
  ...(detail.taken ?? []).map(({ flight, seats }) => ({ of: flight, seats })),
  ...(detail.departure === undefined
    ? []
    : [{ of: detail.departure, seats: (detail.passengers ?? []).map(({ seat_id }) => seat_id) }]),
];

const mostBusSeats = 5;
const mostRooms = 6;

const chosenSeats = (choices: readonly { readonly serviceId: string }[]): readonly string[] =>
  choices.flatMap(({ serviceId }) => /^seat\..+\.([^.]+)$/.exec(serviceId)?.[1] ?? []);

/** The seats of a bus that its page calls somebody's. */
const seatsOnScreen = (walk: Walk): readonly string[] => {
  const { choice }: { readonly choice: { readonly picks: readonly { readonly seat: string }[] } | null } =
    walk.snapshot().context;
  return choice?.picks.map(({ seat }) => seat) ?? [];
};

const roomsOnScreen = (quote: Quote | null): number | null =>
  quote !== null && isHotelQuote(quote) ? quote.stay.rooms.length : null;

/** What somebody has typed of the people who travel, while they are asked for it. */
const typedIn = (walk: Walk): unknown => walk.view().children.travellers?.getSnapshot().context.forms;

/** Looks at what is sent, at what is on the screens and at the books, and notes whatever must not be. */
export const openWatch = (sandbox: InProcessSandbox) => {
  const found: Violation[] = [];
  const orders = sandbox.store.collection<OrderRow>("orders");
  const attempts = sandbox.store.collection<AttemptRow>("payment_attempts");
  const names = new Set<string>();
  const sentAttempts = new Map<string, Money>();
  const lastSentFor = new Map<string, string>();
  const onTheRoad = new Set<RequestInit>();
  const accepted = new Map<string, Money>();
  const unlooked = new Set<string>();
  const deadlines = new Map<string, { readonly about: string; readonly at: number }>();
  const statuses = new Map<string, string>();
  const savedTravellers = sandbox.store.collection<{ readonly id: string; readonly userId: string }>(
    "saved_travellers",
  );
  let movementsSeen = 0;

  const violate: Violate = (invariant, detail) => {
    if (found.length === 0) found.push({ invariant, detail });
  };
  const withdrawals = watchWithdrawals(sandbox, violate);
  const cancellations = watchCancellations(sandbox, violate);

  /** Read anew only when something was called or fell due: rows are copied when they are read. */
  const rowsOf = <Row>(read: () => readonly Row[]) => {
    let version = -1;
    let rows: readonly Row[] = [];
    return (): readonly Row[] => {
      const now = sandbox.journal.total();
      if (now !== version) rows = read();
      version = now;
      return rows;
    };
  };
  // By the names that were asked for: the world holds many orders of others.
  const newOrders = rowsOf(() => [...names].flatMap((name) => orders.where("reserveAttempt", name)));
  const attemptsOf = (order: string) => attempts.where("order", order);
  const newAttempts = rowsOf(() => newOrders().flatMap(({ id }) => attemptsOf(id)));
  const newMovements = rowsOf(() => newOrders().flatMap(({ id }) => sandbox.ledger.movements({ order: id })));

  const noteReserve = ({ name }: Named, request: ReserveRequest, walk: Walk): void => {
    const { acknowledged, attempt, refId } = request;
    const { checkout, deadline } = walk.view();
    const quote = checkout?.quote;
    const price = { minor: acknowledged.amountMinor, currency: acknowledged.currency };
    const shown = quote?.price.charge.total;
    if (acknowledged.quoteHash !== quote?.hash || price.minor !== shown?.minor || price.currency !== shown.currency)
      violate("the price that was accepted", `${name} is shown ${shown?.minor} and reserves at ${price.minor}`);
    // The same yes, given again, has the same name; another yes has another.
    const sameYes = `${refId} ${acknowledged.quoteHash}`;
    const before = accepted.get(`${sameYes} ${attempt}`);
    const isNamedAnew = before === undefined && [...accepted.keys()].some((key) => key.startsWith(`${sameYes} `));
    if (isNamedAnew) violate("one reservation", `${name} names one intention twice: ${attempt}`);
    accepted.set(`${sameYes} ${attempt}`, price);
    names.add(attempt);
    if (unlooked.has(`${name} ${refId}`)) violate("look before repeating", `${name} reserves ${refId} again`);
    if (before === undefined && deadline !== null && deadline <= sandbox.clock.now())
      violate("past is past", `${name} reserves ${sandbox.clock.now() - deadline} ms after the price's end`);
  };

  const noteProcess = ({ name }: Named, request: Parameters<PaymentService["process"]>[0], walk: Walk) => {
    const { amount, attempt, order } = request;
    if (sentAttempts.has(attempt)) violate("one attempt at a time", `${name} sends ${attempt} twice`);
    // What has not arrived yet is in no book, and may be paid all the same.
    const own = lastSentFor.get(`${name} ${order}`);
    const isOut =
      own !== undefined && [...onTheRoad].some(({ body }) => typeof body === "string" && body.includes(`"${own}"`));
    if (isOut) violate("one attempt at a time", `${name} sends ${attempt} while ${own} is on its way`);
    const other = attemptsOf(order).find((one) => one.id !== attempt && isOpen(one));
    if (other !== undefined)
      violate("one attempt at a time", `${name} sends ${attempt} while ${other.id} is ${other.state}`);
    const { payment } = walk.view().children;
    const view = payment === undefined ? null : connectPayment(payment.getSnapshot());
    const shown = view?.bill?.price.total;
    if (shown?.minor !== amount.minor || shown.currency !== amount.currency)
      violate("the price that was accepted", `${name} is shown ${shown?.minor} and pays ${amount.minor}`);
    sentAttempts.set(attempt, amount);
    lastSentFor.set(`${name} ${order}`, attempt);
  };

  /** Between a walk and what it books from: what it asks for is looked at on its way out. */
  const serviceOf = <Service extends CheckoutService>(service: Service, tab: Named, walk: () => Walk): Service => ({
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
  });

  /** The same of what it pays with. */
  const paymentsOf = (payments: PaymentService, tab: Named, walk: () => Walk): PaymentService => ({
    ...payments,
    process: (request, signal) => {
      noteProcess(tab, request, walk());
      return payments.process(request, signal);
    },
  });

  const checkBooks = (): void => {
    const movements = newMovements();
    if (movements.length === movementsSeen) return;
    movementsSeen = movements.length;
    const [broken] = sandbox.ledger.audit();
    if (broken !== undefined) violate("the books balance", `${broken.rule}: ${broken.subject}, ${broken.detail}`);
    for (const order of newOrders()) {
      const captures = movements.filter(({ kind, order: of }) => kind === "capture" && of === order.id);
      if (new Set(captures.map(({ attempt }) => attempt)).size > 1)
        violate("one payment", `${order.id} is captured ${captures.length} times`);
    }
  };

  const checkAttempts = (): void => {
    for (const { currency, externalMinor, id, isCaptured } of newAttempts()) {
      const sent = sentAttempts.get(id);
      if (isCaptured && sent !== undefined && (sent.minor !== externalMinor || sent.currency !== currency))
        violate("one payment", `${id} is charged ${externalMinor}, and its payment said ${sent.minor}`);
    }
  };

  const checkOrders = (): void => {
    const named = new Map<string, string>();
    for (const { amountDue, id, reserveAttempt } of newOrders()) {
      const name = reserveAttempt ?? id;
      if (named.has(name)) violate("one reservation", `${name} is ${named.get(name)} and ${id}`);
      named.set(name, id);
      const price = [...accepted].find(([key]) => key.endsWith(` ${name}`))?.[1];
      if (price?.minor !== amountDue.minor || price.currency !== amountDue.currency)
        violate("the price that was accepted", `${id} is due ${amountDue.minor}, and ${price?.minor} was accepted`);
    }
  };

  /** All that the plan's people have or make. */
  const allOrders = (): readonly OrderRow[] => [...newOrders(), ...cancellations.orders()];

  const checkMoves = (): void => {
    for (const { id, status } of allOrders()) {
      const before = statuses.get(id);
      if (before !== undefined && !after.get(before)?.has(status))
        violate("a booking never goes back", `${id} was ${before} and is ${status}`);
      statuses.set(id, status);
    }
  };

  const checkSeats = (tabs: readonly Tab[]): void => {
    const owners = new Map<string, string>();
    for (const order of newOrders()) {
      if (isOver(order)) continue;
      for (const { of, seats } of takenBy(order))
        for (const seat of seats) {
          const owner = owners.get(`${of} ${seat}`);
          if (owner !== undefined && owner !== order.id)
            violate("one owner of a seat", `${seat} of ${of} is in ${owner} and in ${order.id}`);
          owners.set(`${of} ${seat}`, order.id);
        }
      const { passengers = [], stay } = order.detail;
      if (passengers.length > mostBusSeats || (stay?.rooms.length ?? 0) > mostRooms)
        violate("limits hold", `${order.id} has ${passengers.length} seats of a bus and ${stay?.rooms.length} rooms`);
    }
    for (const tab of tabs) {
      const context = tab.walk.view().children.checkout?.getSnapshot().context;
      const row = newOrders().find(({ id }) => id === context?.reservation?.order);
      if (context === undefined || row === undefined) continue;
      const held = new Set(takenBy(row).flatMap(({ seats }) => seats));
      const called = tab.walk.vertical === "buses" ? seatsOnScreen(tab.walk) : chosenSeats(context.choices);
      for (const seat of called)
        if (!held.has(seat))
          violate("one owner of a seat", `${tab.name} is shown ${seat}, which ${row.id} does not have`);
      const rooms = tab.walk.vertical === "hotels" ? roomsOnScreen(context.quote) : null;
      if (rooms !== null && row.detail.stay !== undefined && rooms !== row.detail.stay.rooms.length)
        violate("one owner of a seat", `${tab.name} is shown ${rooms} rooms, and ${row.id} has another number`);
    }
  };

  /** However much is clicked, nobody chooses more than a booking may have, nor one thing twice. */
  const checkLimits = ({ name, walk }: Tab): void => {
    const { rooms, seats } = walk.view().children;
    if (seats !== undefined) {
      const { picks, rules } = connectSeats(seats.getSnapshot());
      if (picks.length > (rules?.max ?? mostBusSeats) || new Set(picks.map(({ seat }) => seat)).size < picks.length)
        violate("limits hold", `${name} has chosen the seats ${picks.map(({ seat }) => seat).join(", ")}`);
    }
    if (rooms !== undefined && connectRoomChoice(rooms.getSnapshot()).requested.length > mostRooms)
      violate("limits hold", `${name} chooses more than ${mostRooms} rooms`);
  };

  const checkPriceOf = (name: string, price: Price | undefined): void => {
    if (price === undefined) return;
    const checked = checkPrice(price);
    if (!checked.ok) violate("the lines make the total", `${name}: ${JSON.stringify(checked.error)}`);
  };

  const checkTelling = (tab: Tab, order: OrderRefId, screen: string): void => {
    const own = lastSentFor.get(`${tab.name} ${order}`);
    const last = newAttempts().find(({ id }) => id === own);
    if (last !== undefined && isOpen(last) && ["failed", "cancelled", "expired"].includes(screen)) {
      const row = newOrders().find(({ id }) => id === order);
      if (row === undefined || !["Refund In Progress", "Refunded"].includes(row.status))
        violate("unknown is not failed", `${tab.name} reads ${screen} while ${last.id} is ${last.state}`);
    }
  };

  const checkActors = (name: string, actor: AnyActorRef): void => {
    const { status, children } = actor.getSnapshot() as {
      readonly status: string;
      readonly children?: Readonly<Record<string, AnyActorRef | undefined>>;
    };
    if (status === "error") violate("no broken actor", `${name}: ${actor.id} has failed`);
    for (const child of Object.values(children ?? {})) if (child !== undefined) checkActors(name, child);
  };

  const checkCountdown = (name: string, screen: string, about: string, at: number | null): void => {
    if (at === null) {
      deadlines.delete(name);
      return;
    }
    const key = `${screen} ${about}`;
    const before = deadlines.get(name);
    // An answer tells the instant anew, a little off by how long it was on its way.
    if (before?.about === key && at > before.at + 1000)
      violate("countdowns only fall", `${name}: ${screen} got ${at - before.at} ms more`);
    deadlines.set(name, { about: key, at });
  };

  const checkTab = (tab: Tab): void => {
    const { name, walk } = tab;
    const view = walk.view();
    checkActors(name, walk.actor());
    if (walk.vertical === "withdrawals") {
      withdrawals.checkScreen(tab, walk);
      return;
    }
    if (walk.vertical === "cancellations") {
      const offer = cancellingOf(walk);
      cancellations.checkScreen(tab, walk);
      checkCountdown(name, offer?.screen ?? "", offer?.quote?.id ?? "", offer?.deadline ?? null);
      return;
    }
    checkLimits(tab);
    checkPriceOf(name, view.price?.charge);
    checkPriceOf(name, view.price?.display);
    const { payment } = view.children;
    const paying = payment === undefined ? null : connectPayment(payment.getSnapshot());
    if (paying !== null) {
      checkPriceOf(name, paying.bill?.price);
      checkTelling(tab, paying.reference, paying.screen);
      checkCountdown(name, "payment", paying.reference, paying.deadline);
    } else if (["travellers", "addons", "review"].includes(view.screen)) {
      checkCountdown(name, "checkout", view.checkout?.quote?.hash ?? "", view.checkout?.quote?.expiresAt ?? null);
    } else deadlines.delete(name);
    for (const { id } of view.children.travellers?.getSnapshot().context.saved ?? []) {
      const owner = savedTravellers.get(id)?.userId;
      if (owner !== undefined && owner !== tab.account)
        violate("own data alone", `${name} is shown a traveller whom somebody else has saved`);
    }
    const row = view.booking === null ? undefined : newOrders().find(({ uuid }) => uuid === view.booking);
    if (row !== undefined && row.contact.email !== tab.email)
      violate("own data alone", `${name} is at the booking of ${row.contact.email}`);
    if (view.screen !== "confirmation" || row === undefined) return;
    const taken = newMovements().some(({ kind, order }) => kind === "capture" && order === row.id);
    if (!taken) violate("paid means paid", `${name} reads that ${row.id} is paid`);
  };

  return {
    violate,
    /** The requests that are long on their way. */
    onTheRoad,
    withdrawals,
    cancellations,
    serviceOf,
    paymentsOf,
    newOrders,
    orders: allOrders,
    movements: newMovements,
    /** The first thing that must not be, if anything. */
    violation: (): Violation | null => found[0] ?? null,
    check: (tabs: readonly Tab[]): void => {
      checkBooks();
      checkAttempts();
      checkOrders();
      checkMoves();
      checkSeats(tabs);
      if (tabs.some(({ walk }) => walk.vertical === "withdrawals")) withdrawals.check();
      cancellations.check();
      for (const tab of tabs) checkTab(tab);
    },
    /** Takes note of what somebody typed before a reload, and tells whether it is there after it. */
    checkTyped: ({ name, walk }: Tab): (() => void) => {
      const before = JSON.stringify(typedIn(walk));
      return () => {
        const now = JSON.stringify(typedIn(walk));
        if (before !== undefined && now !== undefined && before !== now)
          violate("nothing typed is lost", `${name} had ${before.length} signs typed, and has ${now.length}`);
      };
    },
    /** When every flow has come to its end, with the locks that are held on to for a while. */
    checkTimers: (walks: readonly Walk[], locks: number): void => {
      const running = walks.reduce((sum, walk) => sum + walk.timers(), 0);
      if (running > locks) violate("nothing runs on", `${running} timers run, and ${locks} locks are held`);
    },
    /** What a reload finds. */
    checkKept: (tab: Named, text: string, secrets: readonly string[], others: readonly string[]): void => {
      for (const secret of secrets)
        if (text.includes(secret)) violate("no secret is kept", `${tab.name} keeps ${secret.length} signs of a secret`);
      for (const other of others)
        if (text.includes(other)) violate("own data alone", `${tab.name} keeps something of ${other}`);
    },
    /** When everything is over. */
    checkEnd: (): void => {
      withdrawals.checkEnd();
      cancellations.checkEnd();
      for (const { id, status } of newOrders()) {
        // What was cancelled gives back what was told.
        if (cancellations.isCancelled(id)) continue;
        const movements = sandbox.ledger.movements({ order: id });
        const sum = (wanted: Movement["kind"]) =>
          movements.filter(({ kind }) => kind === wanted).reduce((total, { amount }) => total + amount, 0);
        const hasTicket = ["Confirmed", "Partially Confirmed", "Updated", "Modified"].includes(status);
        if (sum("capture") > 0 && !hasTicket && sum("refund") !== sum("capture"))
          violate("ticket or money", `${id} is ${status}: ${sum("capture")} taken, ${sum("refund")} returned`);
      }
    },
  };
};
