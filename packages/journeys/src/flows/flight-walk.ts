import { createTransitionTable } from "@safar/paths";
import type { FaultRule } from "@safar/sandbox";
import { type AnyStateMachine, type InspectionEvent, StateMachine } from "xstate";
import { type FlightShopOptions, openFlightShop } from "./flight-shop.ts";
import { checkingOut } from "./flight-verbs/checking-out.ts";
import { choosing } from "./flight-verbs/choosing.ts";
import { paying } from "./flight-verbs/paying.ts";
import { away, waiting } from "./flight-verbs/waiting.ts";
import { begin, openWalkWorld, type WorldOptions } from "./walk-world.ts";

export { searchFor } from "./flight-verbs/choosing.ts";
export { cards } from "./flight-verbs/paying.ts";
export { begin };

export type WalkOptions = WorldOptions &
  FlightShopOptions & {
    /** Told of every transition that the walk's own chart and its checkout's take, by their names. */
    readonly onTransition?: (id: string) => void;
  };

/** Tells of each transition by its name. The charts are learnt of when they are there. */
const transitionsOf = (tell: (id: string) => void) => {
  const tables = new Map<string, ReturnType<typeof createTransitionTable>>();
  return {
    learn: <Machine extends AnyStateMachine>(machine: Machine): Machine => {
      tables.set(machine.id, createTransitionTable(machine));
      return machine;
    },
    inspect: (event: InspectionEvent): void => {
      if (event.type !== "@xstate.microstep" || !("logic" in event.actorRef)) return;
      const { logic } = event.actorRef;
      const table = logic instanceof StateMachine ? tables.get(logic.id) : undefined;
      if (table === undefined || !(logic instanceof StateMachine)) return;
      // oxlint-disable-next-line no-underscore-dangle -- what XState calls the definitions that a step took
      for (const definition of event._transitions) tell(`${logic.id}: ${table.idOf(definition)}`);
    },
  };
};

/** The options of a walk whose transitions are told of. */
const told = ({ onTransition, ...options }: WalkOptions): FlightShopOptions => {
  if (onTransition === undefined) return options;
  const { inspect, learn } = transitionsOf(onTransition);
  return {
    ...options,
    machine: (machine) => learn(options.machine?.(machine) ?? machine),
    checkout: (machine, parts) => learn(options.checkout?.(machine, parts) ?? machine),
    inspect: (event) => {
      options.inspect?.(event);
      inspect(event);
    },
  };
};

/** What became of a walk, in the sandbox's own books. */
const booksOf = (options: WalkOptions, { sandbox }: ReturnType<typeof openWalkWorld>) => {
  const ordersIn = () => sandbox.store.collection<{ readonly id: string }>("orders").all().length;
  // In a world that somebody else is in, nobody asks.
  const ordersBefore = options.sandbox === undefined ? ordersIn() : 0;
  return {
    fault: (rule: FaultRule) => sandbox.admin.faults.add(rule),
    /** What was paid, in minor units, and that no rule of the books is broken. */
    captured: () => {
      const broken = sandbox.ledger.audit();
      if (broken.length > 0) throw new Error(JSON.stringify(broken));
      return sandbox.ledger.movements().filter(({ kind, at }) => kind === "capture" && at >= begin);
    },
    /** How many orders the world has got since. */
    ordered: () => ordersIn() - ordersBefore,
  };
};

/** The walk of a flight over the real clients and the sandbox in this process, with all that somebody may do on it. */
export const openWalk = (options: WalkOptions = {}) => {
  const world = openWalkWorld(options);
  const { clock, sandbox } = world;
  const shop = waiting(openFlightShop(told(options), world), sandbox);
  const chosen = { ...shop, ...choosing(shop) };
  return {
    ...chosen,
    ...checkingOut(chosen),
    ...paying(shop, sandbox),
    ...booksOf(options, world),
    ...away(shop, sandbox),
    sandbox,
    clock,
    close: (): void => {
      shop.close();
      if (options.sandbox === undefined) sandbox.close();
    },
  };
};

export type FlightWalk = ReturnType<typeof openWalk>;
