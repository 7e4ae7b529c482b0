import type { Money, Withdrawal, WithdrawalService } from "@safar/engine";
import type { InProcessSandbox } from "@safar/sandbox";
import { begin } from "../../flows/walk-world.ts";
import type { Walk } from "../walk.types.ts";
import { faultsInBooks } from "./double-entry.ts";
import type { Violate } from "./invariants.ts";
import type { Named, Tab } from "./rows.ts";

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
const confirmedStatuses: ReadonlySet<string> = new Set(["pending", "approved", "paid"]);
const underWay: ReadonlySet<string> = new Set(["awaiting_otp", "pending", "approved"]);

/** What a status on a screen is called by the service. */
const statusOf: Readonly<Record<string, string>> = { paid: "paid", rejected: "rejected", cancelled: "cancelled" };

/** The withdrawals of a world since everything began, and whom to tell of what must not be. */
type Parts = {
  readonly sandbox: InProcessSandbox;
  readonly violate: Violate;
  readonly rows: () => readonly Row[];
};

const figuresText = ({ amount, charges, net }: Pick<Withdrawal, "amount" | "charges" | "net">): string =>
  `${amount.minor} ${charges.minor} ${net.minor}`;

/** Looks at what is asked of the wallet. */
const watchAsking = ({ sandbox, violate }: Parts) => {
  const unlooked = new Set<string>();
  const listedAt = new Map<string, number>();
  const confirmed = new Map<string, string>();

  const noteRequest = (name: string, asked: Money, shown: Money | null): void => {
    if (unlooked.has(name)) violate("look before repeating", `${name} asks for a withdrawal again`);
    if (shown?.minor !== asked.minor)
      violate("one withdrawal", `${name} is shown ${shown?.minor} and asks for ${asked.minor}`);
    unlooked.add(name);
  };

  return {
    /** When somebody last saw what there is. */
    listedAt: (name: string): number => listedAt.get(name) ?? 0,
    /** The figures that were said yes to. */
    yesTo: (withdrawal: string): string | undefined => confirmed.get(withdrawal),
    serviceOf: (service: WithdrawalService, { name }: Named, walk: () => Walk): WithdrawalService => ({
      ...service,
      list: (signal) => {
        unlooked.delete(name);
        listedAt.set(name, sandbox.clock.now());
        return service.list(signal);
      },
      request: async (request, signal) => {
        noteRequest(name, request.amount, walk().shows.withdrawal()?.amount ?? null);
        const outcome = await service.request(request, signal);
        if (outcome.type !== "UNKNOWN") unlooked.delete(name);
        return outcome;
      },
      codes: {
        ...service.codes,
        verifyCode: (attempt, signal) => {
          const withdrawal = walk().shows.withdrawal()?.withdrawal ?? null;
          if (withdrawal !== null) confirmed.set(withdrawal.id, figuresText(withdrawal));
          return service.codes.verifyCode(attempt, signal);
        },
      },
    }),
  };
};

type Asking = Pick<ReturnType<typeof watchAsking>, "listedAt" | "yesTo">;

/** Looks at the wallet itself. */
const watchWallet = ({ rows, sandbox, violate }: Parts, { yesTo }: Pick<Asking, "yesTo">) => {
  const balances = new Map<string, number>();
  let seen = -1;

  const balanceOf = (userId: string, currency: string): number => sandbox.ledger.balance(`wallet:${userId}`, currency);

  const checkOnce = (own: readonly Row[]): void => {
    const byAttempt = new Map<string, string>();
    for (const { attempt, id, userId } of own) {
      const name = `${userId}:${attempt}`;
      if (byAttempt.has(name)) violate("one withdrawal", `${attempt} is ${byAttempt.get(name)} and ${id}`);
      byAttempt.set(name, id);
    }
  };

  const checkFigures = ({ chargesMinor, id, minor, status }: Row): void => {
    const yes = yesTo(id);
    if (confirmedStatuses.has(status) && yes !== `${minor} ${chargesMinor} ${minor - chargesMinor}`)
      violate("one withdrawal", `${id} is ${status} at ${minor} less ${chargesMinor}, and ${yes} was on the screen`);
  };

  const checkBalances = (own: readonly Row[]): void => {
    for (const [key, before] of balances) {
      const [userId = "", currency = ""] = key.split(" ");
      const taken = own
        .filter((row) => row.userId === userId && row.currency === currency && !cameBack.has(row.status))
        .reduce((sum, { minor }) => sum + minor, 0);
      const held = balanceOf(userId, currency);
      if (held !== before - taken)
        violate("the books balance", `${key} holds ${held} of ${before}, and ${taken} was withdrawn`);
    }
  };

  return {
    /** Before anything was withdrawn. */
    begin: (userId: string, currency: string): void => {
      balances.set(`${userId} ${currency}`, balanceOf(userId, currency));
    },
    check: (): void => {
      const now = sandbox.journal.total();
      if (now === seen) return;
      seen = now;
      const own = rows();
      checkOnce(own);
      for (const row of own) checkFigures(row);
      checkBalances(own);
      const [fault] = faultsInBooks(sandbox.ledger.movements());
      if (fault !== undefined) violate("the books balance", fault);
    },
    /** When everything is over. */
    checkEnd: (): void => {
      const left = rows().find(({ status }) => underWay.has(status));
      if (left !== undefined) violate("everything settles", `${left.id} is still ${left.status}`);
    },
  };
};

/** Looks at what is shown of a withdrawal. */
const watchShown = ({ rows, violate }: Parts, { listedAt }: Pick<Asking, "listedAt">) => ({
  checkTab: ({ name, walk }: Tab): void => {
    const shown = walk.shows.withdrawal();
    if (shown === null) return;
    const { attempt, screen, withdrawal } = shown;
    const row = withdrawal === null ? undefined : rows().find(({ id }) => id === withdrawal.id);
    const wanted = statusOf[screen];
    if (row !== undefined && wanted !== undefined && row.status !== wanted)
      violate("unknown is not failed", `${name} reads ${screen}, and ${row.id} is ${row.status}`);
    if (screen !== "unsent") return;
    // What arrives after it was looked for is not in what was seen.
    const there = rows().find((one) => one.attempt === attempt && one.at < listedAt(name));
    if (there !== undefined) violate("unknown is not failed", `${name} reads that ${there.id} never arrived`);
  },
});

/** Looks at what is asked of the wallet, at what is shown of it, and at the wallet itself. */
export const watchWithdrawals = (sandbox: InProcessSandbox, violate: Violate) => {
  const collection = sandbox.store.collection<Row>("withdrawals");
  const rows = () => collection.all().filter(({ at }) => at >= begin);
  const parts = { sandbox, violate, rows };
  const { listedAt, serviceOf, yesTo } = watchAsking(parts);
  return { serviceOf, ...watchWallet(parts, { yesTo }), ...watchShown(parts, { listedAt }) };
};
