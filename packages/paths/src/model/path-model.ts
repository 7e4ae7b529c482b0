import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  SnapshotFrom,
  StateMachine,
} from "xstate";
import type { Cases } from "./cases.ts";
import type { Text } from "./text.ts";

type EventType<Machine extends AnyStateMachine> = EventFromLogic<Machine>["type"];

/** An event may be declared with several types at once, so that `Extract` would not find it. */
type WithType<Event extends EventObject, Type> = Event extends EventObject
  ? Type extends Event["type"]
    ? Omit<Event, "type"> & { readonly type: Type }
    : never
  : never;

type EventOf<Machine extends AnyStateMachine, Type> = WithType<EventFromLogic<Machine>, Type>;

type ActorOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : never;

export type ActorSource<Machine extends AnyStateMachine> = ActorOf<Machine>["src"];

export type ActorOutput<Machine extends AnyStateMachine, Source> =
  Extract<ActorOf<Machine>, { readonly src: Source }> extends infer Actor extends ProvidedActor
    ? OutputFrom<Actor["logic"]>
    : never;

type NumberKey<Context> = { [Key in keyof Context]-?: Context[Key] extends number ? Key : never }[keyof Context];

/** Words by case, or one text for all cases. */
export type CaseWords = Text | Readonly<Record<string, Text>>;

/** What a reader is told. Whatever is left out is written from the chart's own names. */
export type Words<Machine extends AnyStateMachine> = {
  readonly title?: Text;
  readonly preconditions?: readonly Text[];
  /** What to do to send the event: `{ en: "Press Pay", … }`. */
  readonly events?: { readonly [Type in EventType<Machine>]?: CaseWords };
  /** What to tell the system under test to answer, before the step that asks. */
  readonly outcomes?: { readonly [Source in ActorSource<Machine>]?: CaseWords };
  readonly delays?: Readonly<Record<string, Text>>;
  /** What is on the screen. */
  readonly screen?: (snapshot: SnapshotFrom<Machine>) => Text;
};

/**
 * What can happen to a machine, as data. A mapped type over its events and its actors: an event or an actor without an entry
 * does not compile. `pathModel` also checks that no kind of outcome is missing.
 */
export type PathModel<Machine extends AnyStateMachine> = {
  /** The inputs to start with; none means one start without input. */
  readonly inputs?: Cases<InputFrom<Machine>>;
  readonly events: { readonly [Type in EventType<Machine>]: Cases<EventOf<Machine, Type>> };
  /** What each actor may come to. An empty list: it runs, and never ends by itself. */
  readonly outcomes: { readonly [Source in ActorSource<Machine>]: Cases<ActorOutput<Machine, Source>> };
  /** What each actor may throw; without an entry, one plain error wherever the chart handles errors. */
  readonly errors?: { readonly [Source in ActorSource<Machine>]?: Cases<unknown> };
  /** The part of the context that tells configurations apart; all of it by default. */
  readonly project?: (context: ContextFrom<Machine>) => unknown;
  /** Counters that would grow without end: values above the cap count as the cap. */
  readonly caps?: { readonly [Key in NumberKey<ContextFrom<Machine>>]?: number };
  /** How far to go, where something grows that guards do count: a step that leads outside is not part of the graph. */
  readonly within?: (context: ContextFrom<Machine>) => boolean;
  /** What must hold in every configuration, whatever the chart says: the second oracle. */
  readonly invariants?: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>;
  /** Facts to be found again at every step of a replay, beside the state: `{ paid: context.ledger.length }`. */
  readonly expect?: (snapshot: SnapshotFrom<Machine>) => Readonly<Record<string, unknown>>;
  /** For the criterion `offline`: the case by which each actor says that there is no connection. */
  readonly offline?: { readonly [Source in ActorSource<Machine>]?: string };
  /** For the criterion `reload`: what is sent after a restore. */
  readonly resume?: (snapshot: SnapshotFrom<Machine>) => EventObject;
  readonly words?: Words<Machine>;
};

type CaseValue<Given> = Given extends readonly (infer Value)[] ? Value : Given[keyof Given];

type Kind<Value> = Value extends { readonly type: infer Type extends string } ? Type : never;

type MissingKinds<Output, Given> = Exclude<Kind<Output>, Kind<CaseValue<Given>>>;

/** What a source's cases have to be beside their types: nothing, unless they leave out a kind of outcome. */
type Complete<Output, Given> = [CaseValue<Given>] extends [never]
  ? unknown
  : [MissingKinds<Output, Given>] extends [never]
    ? unknown
    : { readonly "outcomes without a case": MissingKinds<Output, Given> };

type CompleteOutcomes<Machine extends AnyStateMachine, Given> = {
  readonly [Source in keyof Given]: Complete<ActorOutput<Machine, Source>, Given[Source]>;
};

/** Checks a model against its machine when it is written. At run time it gives back what it was given. */
export const pathModel = <Machine extends AnyStateMachine, const Model extends PathModel<Machine>>(
  _machine: Machine,
  model: Model & { readonly outcomes: CompleteOutcomes<Machine, Model["outcomes"]> },
): Model => model;
