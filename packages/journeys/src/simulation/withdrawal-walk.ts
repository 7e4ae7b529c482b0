import { createWithdrawalService } from "@safar/api-clients";
import {
  connectOtp,
  connectWithdrawal,
  type OrderRefId,
  orderRefId,
  type Withdrawal,
  type WithdrawalPorts,
  type WithdrawalService,
  withdrawalActors,
  withdrawalMachine,
} from "@safar/engine";
import { type InProcessSandbox, type Random, sampleUsers } from "@safar/sandbox";
import type { SnapshotFrom } from "xstate";
import { begin, openWalkWorld } from "../flows/walk-world.ts";
import { openChart } from "./chart-walk.ts";
import type { Said, Walk, WalkOptions } from "./walk.ts";
import type { Named, Violate } from "./watch.ts";

export type WithdrawalStart = { readonly request: OrderRefId | null };

const viewOf = (walk: Walk) => connectWithdrawal(walk.snapshot() as SnapshotFrom<typeof withdrawalMachine>);

/** The ports of a withdrawal: the lock of a device is the one that its payments are under, by a name of its own. */
const withdrawalPorts = (
  { app: client, ports, times }: ReturnType<typeof openWalkWorld>,
  {
    dressed,
    dress,
  }: { readonly dressed: typeof ports; readonly dress: (service: WithdrawalService) => WithdrawalService },
): WithdrawalPorts => ({
  withdrawals: dress(createWithdrawalService({ client, ...times })),
  lock: { acquire: () => dressed.lock.acquire(orderRefId("the withdrawal")) },
  clock: ports.clock,
  newAttemptId: dressed.newAttemptId,
});

/** A tab of the wallet in which money is withdrawn. */
export const openWithdrawals = (options: WalkOptions, { request }: WithdrawalStart): Walk => {
  const world = openWalkWorld(options);
  const dressed = options.dressPorts(world.ports);
  const machine = withdrawalMachine.provide({
    actors: withdrawalActors(withdrawalPorts(world, { dressed, dress: options.dressWithdrawals })),
  });
  const { country = "PK" } = options;
  const walk = openChart(options, world, {
    flow: "withdrawals",
    machine,
    input: { phone: sampleUsers[country].phone, dialCode: world.edition.dialCode, request },
    viewOf: (snapshot) => {
      const { busy, screen } = connectWithdrawal(snapshot as SnapshotFrom<typeof withdrawalMachine>);
      const nothing = { booking: null, checkout: null, children: {}, deadline: null, price: null, search: null };
      return { ...nothing, busy, screen, terminal: snapshot.hasTag("terminal") };
    },
  });
  return {
    ...walk,
    vertical: "withdrawals",
    offers: () => [],
    searchFor: () => "",
    address: () => ({
      vertical: "withdrawals",
      start: { request: walk.snapshot().context.withdrawal?.id ?? null },
    }),
  };
};

const accounts = {
  PK: [
    { bank: "SCBL", iban: "PK36SCBL0000001123456702", title: "Ayesha Siddiqui" },
    { bank: "SCBL", iban: "pk36 scbl 0000 0011 2345 6702", title: "Ayesha Siddiqui" },
    // No bank knows an account that ends so.
    { bank: "HABB", iban: "PK13HABB0000001123456799", title: "Ayesha Siddiqui" },
    { bank: "SCBL", iban: "PK36SCBL0000001123456703", title: "" },
  ],
  SA: [
    { bank: "80", iban: "SA0380000000608010167519", title: "نورة القحطاني" },
    { bank: "80", iban: "SA7480000000608010167599", title: "نورة القحطاني" },
    { bank: "05", iban: "SA0380000000608010167519", title: "نورة القحطاني" },
  ],
} as const;

const amounts = ["1000", "1000", "٢٠٠٠", "1500.50", "0", "1", "99999999", ""];

/** What somebody does next who wants their money at their bank. */
export const withdrawalHand = (
  walk: Walk,
  {
    country,
    random,
    sandbox,
  }: { readonly country: "PK" | "SA"; readonly random: Random; readonly sandbox: InProcessSandbox },
): void => {
  const { busy, code, commands, screen } = viewOf(walk);
  if (busy) return;
  switch (screen) {
    case "unavailable":
      walk.send({ type: "options.reload" });
      break;
    case "amount":
      walk.send({ type: "amount.submit", amount: random.pick(amounts) });
      break;
    case "account":
      walk.send({ type: "account.submit", account: random.pick<object>(accounts[country]) });
      break;
    case "summary":
    case "unsent":
      walk.send({ type: random.next() < 0.1 ? "step.back" : "withdrawal.submit" });
      break;
    case "elsewhere":
      walk.send({ type: random.next() < 0.3 ? "step.back" : "status.check" });
      break;
    case "review":
      walk.send({ type: random.next() < 0.1 ? "withdrawal.cancel" : "figures.accept" });
      break;
    case "code": {
      if (code === null) break;
      const sent = sandbox.admin.outbox.messages().findLast((message) => message.code !== undefined)?.code ?? "";
      if (connectOtp(code.getSnapshot()).screen !== "code")
        code.send({ type: random.next() < 0.5 ? "code.resend" : "flow.cancel" });
      else code.send({ type: "code.submit", code: random.next() < 0.8 ? sent : "000000" });
      break;
    }
    case "submitted":
    case "paid":
    case "rejected":
    case "cancelled":
      walk.send({ type: random.next() < 0.3 && commands.restart ? "withdrawal.restart" : "flow.leave" });
      break;
    default:
      walk.send({ type: "status.check" });
  }
};

/** What a withdrawal's page allows, that a hint brings, or that nothing should come of. */
export const strayWithdrawals = (now: number): readonly Said[] => [
  { type: "step.back" },
  { type: "status.check" },
  { type: "wallet.hinted" },
  { type: "withdrawal.cancel" },
  { type: "withdrawal.submit" },
  { type: "withdrawal.restart" },
  { type: "figures.accept" },
  { type: "form.change", values: { amount: "12", title: "A" } },
  { type: "options.reload" },
  { type: "RESUME", now },
  { type: "flow.leave" },
];

type Row = {
  readonly id: string;
  readonly userId: string;
  readonly attempt: string;
  readonly status: string;
  readonly minor: number;
  readonly chargesMinor: number;
  readonly currency: string;
  readonly at: number;
};

const cameBack: ReadonlySet<string> = new Set(["rejected", "cancelled"]);
const underWay: ReadonlySet<string> = new Set(["awaiting_otp", "pending", "approved"]);

/** What a status on a screen is called by the service. */
const statusOf: Readonly<Record<string, string>> = { paid: "paid", rejected: "rejected", cancelled: "cancelled" };

/** Looks at what is asked of the wallet, at what is shown of it, and at the wallet itself. */
export const watchWithdrawals = (sandbox: InProcessSandbox, violate: Violate) => {
  const rows = sandbox.store.collection<Row>("withdrawals");
  const own = () => rows.all().filter(({ at }) => at >= begin);
  const balances = new Map<string, number>();
  const unlooked = new Set<string>();
  const listedAt = new Map<string, number>();
  const confirmed = new Map<string, string>();
  let seen = -1;

  const balanceOf = ({ currency, userId }: Pick<Row, "currency" | "userId">) =>
    sandbox.ledger.balance(`wallet:${userId}`, currency);

  return {
    /** Before anything was withdrawn. */
    begin: (userId: string, currency: string): void => {
      balances.set(`${userId} ${currency}`, balanceOf({ userId, currency }));
    },
    serviceOf: (service: WithdrawalService, { name }: Named, walk: () => Walk): WithdrawalService => ({
      ...service,
      list: (signal) => {
        unlooked.delete(name);
        listedAt.set(name, sandbox.clock.now());
        return service.list(signal);
      },
      request: async (request, signal) => {
        const { amount } = request;
        if (unlooked.has(name)) violate("look before repeating", `${name} asks for a withdrawal again`);
        const { amount: shown } = viewOf(walk());
        if (shown?.minor !== amount.minor)
          violate("one withdrawal", `${name} is shown ${shown?.minor} and asks for ${amount.minor}`);
        unlooked.add(name);
        const outcome = await service.request(request, signal);
        if (outcome.type !== "UNKNOWN") unlooked.delete(name);
        return outcome;
      },
      codes: {
        ...service.codes,
        verifyCode: (attempt, signal) => {
          const { withdrawal } = viewOf(walk());
          if (withdrawal !== null) confirmed.set(withdrawal.id, figuresText(withdrawal));
          return service.codes.verifyCode(attempt, signal);
        },
      },
    }),
    check: (): void => {
      const now = sandbox.journal.total();
      if (now === seen) return;
      seen = now;
      const byAttempt = new Map<string, string>();
      const taken = new Map<string, number>();
      for (const row of own()) {
        const { attempt, chargesMinor, currency, id, minor, status, userId } = row;
        const name = `${userId}:${attempt}`;
        if (byAttempt.has(name)) violate("one withdrawal", `${attempt} is ${byAttempt.get(name)} and ${id}`);
        byAttempt.set(name, id);
        const key = `${userId} ${currency}`;
        if (!cameBack.has(status)) taken.set(key, (taken.get(key) ?? 0) + minor);
        const yes = confirmed.get(id);
        const isConfirmed = status === "pending" || status === "approved" || status === "paid";
        if (isConfirmed && yes !== `${minor} ${chargesMinor} ${minor - chargesMinor}`)
          violate(
            "one withdrawal",
            `${id} is ${status} at ${minor} less ${chargesMinor}, and ${yes} was on the screen`,
          );
      }
      for (const [key, before] of balances) {
        const [userId = "", currency = ""] = key.split(" ");
        const held = balanceOf({ userId, currency });
        if (held !== before - (taken.get(key) ?? 0))
          violate("the books balance", `${key} holds ${held} of ${before}, and ${taken.get(key) ?? 0} was withdrawn`);
      }
      const [broken] = sandbox.ledger.audit();
      if (broken !== undefined) violate("the books balance", `${broken.rule}: ${broken.subject}, ${broken.detail}`);
    },
    checkScreen: ({ name }: Named, walk: Walk): void => {
      const { screen, withdrawal } = viewOf(walk);
      const row = withdrawal === null ? undefined : rows.get(withdrawal.id);
      const wanted = statusOf[screen];
      if (row !== undefined && wanted !== undefined && row.status !== wanted)
        violate("unknown is not failed", `${name} reads ${screen}, and ${row.id} is ${row.status}`);
      if (screen !== "unsent") return;
      const { attempt }: { readonly attempt: string | null } = walk.snapshot().context;
      // What arrives after it was looked for is not in what was seen.
      const there = own().find((one) => one.attempt === attempt && one.at < (listedAt.get(name) ?? 0));
      if (there !== undefined) violate("unknown is not failed", `${name} reads that ${there.id} never arrived`);
    },
    /** When everything is over. */
    checkEnd: (): void => {
      const left = own().find(({ status }) => underWay.has(status));
      if (left !== undefined) violate("everything settles", `${left.id} is still ${left.status}`);
    },
  };
};

const figuresText = ({ amount, charges, net }: Pick<Withdrawal, "amount" | "charges" | "net">): string =>
  `${amount.minor} ${charges.minor} ${net.minor}`;
