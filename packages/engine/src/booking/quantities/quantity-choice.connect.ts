import type { SnapshotFrom } from "xstate";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import { costOf, stopOf, sumOf } from "./quantities.ts";
import type { QuantityCut, QuantityLine, QuantityStop } from "./quantities.types.ts";
import { brokenRule, isComplete, orderIn, slotIn, unanswered } from "./quantity-choice.logic.ts";
import type { createQuantityChoice } from "./quantity-choice.machine.ts";
import type {
  QuantityChoiceEvent,
  QuantityChoiceScreen,
  QuantityDay,
  QuantityRule,
  QuantitySlot,
} from "./quantity-choice.types.ts";

/** A line to whoever looks: why it goes no further in either way, and what it comes to. */
export type ShownQuantity = QuantityLine & {
  readonly stops: { readonly more: QuantityStop | null; readonly fewer: QuantityStop | null };
  readonly cost: Money | null;
};

type Command = "step" | "submit" | "reload" | "refresh" | "code" | "back";

export type QuantityChoiceView<About extends object> = {
  readonly screen: QuantityChoiceScreen;
  readonly busy: boolean;
  /** What the price is asked for. */
  readonly pricing: boolean;
  /** Until when what is on the screen can be had; null while nothing is. */
  readonly deadline: EpochMs | null;
  /** Null before it is read. */
  readonly about: About | null;
  readonly days: readonly QuantityDay[];
  /** The day that is looked at; null while none is. */
  readonly date: CalendarDate | null;
  /** Of the day that is looked at; all while none is. */
  readonly slots: readonly QuantitySlot[];
  readonly slot: QuantitySlot | null;
  /** Empty while no slot is chosen. */
  readonly lines: readonly ShownQuantity[];
  readonly count: number;
  /** Null while nothing is chosen. */
  readonly sum: Money | null;
  readonly cuts: readonly QuantityCut[];
  /** What keeps a choice that was begun from being complete, with why. */
  readonly broken: QuantityRule | null;
  readonly answers: Readonly<Record<string, string>>;
  /** Questions that have to be answered yet. */
  readonly unanswered: readonly string[];
  readonly code: { readonly text: string | null; readonly state: "none" | "known" | "unknown" };
  readonly problem: Problem | null;
  readonly commands: Readonly<Record<Command, boolean>>;
};

type Snapshot<About extends object> = SnapshotFrom<ReturnType<typeof createQuantityChoice<About>>>;

const codeStates = new Map<boolean | null, "known" | "unknown">([
  [true, "known"],
  [false, "unknown"],
]);

/** How a choice stands: made once for each vertical, `const connect = quantityConnect<Event>()`. */
export const quantityConnect = <About extends object>() =>
  perSnapshot((snapshot: Snapshot<About>): QuantityChoiceView<About> => {
    const { context } = snapshot;
    const { answers, code, cuts, problem, read } = context;
    const slot = slotIn(context);
    const order = orderIn(context) ?? { lines: [], most: null, left: null };
    const date = slot?.date ?? context.date;
    const screen = screenOf(snapshot, "loading");
    const can = (event: QuantityChoiceEvent) => snapshot.can(event);
    return {
      screen,
      busy: snapshot.hasTag("busy"),
      pricing: snapshot.matches({ open: "pricing" }),
      deadline: screen === "choosing" ? (read?.expiresAt ?? null) : null,
      about: read?.about ?? null,
      days: read?.days ?? [],
      date,
      slots: read?.slots.filter((one) => date === null || one.date === date) ?? [],
      slot,
      lines: order.lines.map((line) => ({
        ...line,
        stops: { more: stopOf(order, line.item, "more"), fewer: stopOf(order, line.item, "fewer") },
        cost: costOf(line),
      })),
      count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      sum: sumOf(order),
      cuts,
      broken: brokenRule(context),
      answers,
      unanswered: unanswered(context),
      code: { text: code, state: codeStates.get(read?.isCodeKnown ?? null) ?? "none" },
      problem,
      commands: {
        step: slot !== null && can({ type: "quantity.step", item: "", way: "more" }),
        submit: isComplete(context) && can({ type: "choice.submit" }),
        reload: can({ type: "choice.reload" }),
        refresh: can({ type: "search.refresh" }),
        code: can({ type: "code.submit", code: "" }),
        back: can({ type: "flow.back" }),
      },
    };
  });
