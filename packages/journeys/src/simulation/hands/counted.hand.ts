import type { QuantityChoiceEvent, QuantityChoiceView } from "@safar/engine";
import type { Chosen, Scene } from "../walk.types.ts";

type View = Pick<QuantityChoiceView<object>, "days" | "lines" | "slots">;

export const isSold = ({ state }: { readonly state: string }): boolean => state === "open" || state === "few";

/** `adult-1 adult-2 child-1`, for `adult` twice and `child` once. */
export const eachOf = (quantities: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(quantities).flatMap(([item, count]) => Array.from({ length: count }, (_, at) => `${item}-${at + 1}`));

/** What is chosen by the number, each of it by a name of its own. */
export const countedIn = (what: string, view: View | null, most: number): readonly Chosen[] =>
  view === null
    ? []
    : [{ what, ids: eachOf(Object.fromEntries(view.lines.map(({ item, quantity }) => [item, quantity]))), most }];

const orElse = <Value>(values: readonly Value[], other: Value): readonly Value[] =>
  values.length === 0 ? [other] : values;

type Straying = {
  readonly view: View;
  /** Called so while nothing is on offer. */
  readonly item: string;
  /** What only this vertical's page allows. */
  readonly own: readonly QuantityChoiceEvent[];
  readonly send: (event: QuantityChoiceEvent) => void;
};

/** What a page allows where something is chosen by the number, and nobody needs. */
export const strayCounted = ({ random }: Scene, { item: usual, own, send, view }: Straying): void => {
  const { days, lines, slots } = view;
  const item = random.pick(
    orElse(
      lines.map((line) => line.item),
      usual,
    ),
  );
  // More than anybody may have, one after the other.
  if (random.next() < 0.3) for (let more = 0; more < 12; more += 1) send({ type: "quantity.step", item, way: "more" });
  else {
    const date = random.pick(
      orElse(
        days.map((day) => day.date),
        "2026-12-03",
      ),
    );
    const slot = random.pick(
      orElse(
        slots.map(({ id }) => id),
        "none",
      ),
    );
    send(
      random.pick<QuantityChoiceEvent>([
        { type: "quantity.step", item, way: "fewer" },
        { type: "quantity.set", item, quantity: 99 },
        { type: "day.choose", date },
        { type: "slot.choose", slot },
        ...own,
        { type: "choice.hinted" },
        { type: "choice.reload" },
        { type: "search.edit" },
      ]),
    );
  }
};
