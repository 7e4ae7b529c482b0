import { createWithdrawalService } from "@safar/api-clients";
import {
  connectWithdrawal,
  type OrderRefId,
  orderRefId,
  type WithdrawalPorts,
  type WithdrawalView,
  withdrawalActors,
  withdrawalMachine,
} from "@safar/engine";
import { sampleUsers } from "@safar/sandbox";
import { createActor } from "xstate";
import { openChart } from "../../flows/chart-walk.ts";
import type { View } from "../../flows/walk.types.ts";
import { openWalkWorld, type WalkWorld } from "../../flows/walk-world.ts";
import { withdrawalAims } from "../aims/withdrawal.aims.ts";
import type { ErrandKind } from "../errand.types.ts";
import { showsNothing } from "../hands/shows-nothing.ts";
import type { Dress, Scene, Start, Walk, WalkOptions } from "../walk.types.ts";
import { strayWithdrawals, withdrawalHand } from "./withdrawal.hand.ts";

const errand = "withdrawals";

type WithdrawalStart = { readonly request: OrderRefId | null };

/** The ports of a withdrawal: the lock of a device is the one that its payments are under, by a name of its own. */
const withdrawalPorts = ({ app: client, ports, times }: WalkWorld, dress: Dress): WithdrawalPorts => {
  const dressed = dress.ports(ports);
  return {
    withdrawals: dress.withdrawals(createWithdrawalService({ client, ...times })),
    lock: { acquire: () => dressed.lock.acquire(orderRefId("the withdrawal")) },
    clock: ports.clock,
    newAttemptId: dressed.newAttemptId,
  };
};

const nothing = { booking: null, checkout: null, children: {}, deadline: null, price: null, search: null };

const chartOf = (options: WalkOptions, { request }: WithdrawalStart) => {
  const world = openWalkWorld(options);
  const { country = "PK", dress } = options;
  const machine = withdrawalMachine.provide({ actors: withdrawalActors(withdrawalPorts(world, dress)) });
  const input = { phone: sampleUsers[country].phone, dialCode: world.edition.dialCode, request };
  return openChart(options, world, {
    flow: { flow: errand, schema: 1 },
    machine,
    begin: (beginning) => createActor(machine, { input, ...beginning }),
    viewOf: (snapshot): View => {
      const { busy, screen } = connectWithdrawal(snapshot);
      return { ...nothing, busy, screen, terminal: snapshot.hasTag("terminal") };
    },
  });
};

/** A tab of the wallet in which money is withdrawn. */
const open = (options: WalkOptions, start: WithdrawalStart): Walk => {
  const { sandbox } = options;
  const walk = chartOf(options, start);
  const view = (): WithdrawalView => connectWithdrawal(walk.snapshot());
  const goOn = (scene: Scene) => withdrawalHand({ view, send: walk.send }, scene);
  return {
    ...walk,
    errand,
    offers: () => [],
    address: () => startAt({ request: view().withdrawal?.id ?? null }),
    shows: { ...showsNothing, withdrawal: () => ({ ...view(), attempt: walk.snapshot().context.attempt }) },
    ways: {
      goOn,
      goBack: () => walk.send({ type: "step.back" }),
      stray: ({ random }) => walk.send(random.pick(strayWithdrawals(sandbox.clock.now()))),
      settle: (scene) => {
        const { busy, screen } = view();
        // What the wallet does not have cannot be had by asking on.
        if (screen === "amount" || screen === "account") walk.send({ type: "flow.leave" });
        else if (!busy) goOn(scene);
      },
      notices: () => [],
    },
  };
};

const startAt = (start: WithdrawalStart): Start => ({ errand, open: (options) => open(options, start) });

export const withdrawals: ErrandKind = {
  errand,
  happening: "money is withdrawn",
  machines: [withdrawalMachine],
  aims: withdrawalAims,
  home: () => startAt({ request: null }),
  wishes: [""],
  plainWish: "",
  needsAccount: true,
  personHint: { type: "wallet.hinted" },
};
