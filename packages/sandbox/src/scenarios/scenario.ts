import type { ServiceName } from "@safar/api-clients/wire";

/** What makes a scenario happen. All but `switch` need nothing but the right input; a switch is set by the admin API. */
export type Trigger =
  | { readonly by: "route" | "busRoute" | "trainRoute"; readonly from: string; readonly to: string }
  | {
      readonly by:
        | "lastName"
        | "voucher"
        | "hotel"
        | "place"
        | "seat"
        | "row"
        | "coach"
        | "film"
        | "tour"
        | "event"
        | "code";
      readonly value: string;
    }
  | { readonly by: "card" | "mobile" | "iban"; readonly endsWith: string }
  | { readonly by: "switch" };

export type Scenario<Effect = unknown> = {
  /** Unique; what the admin API and `call.scenario` name it by. */
  readonly name: string;
  readonly trigger: Trigger;
  /** One line for people, in each language. */
  readonly happens: { readonly en: string; readonly ar: string };
  /** The calls it shows in, by their numbers; it is listed when a sandbox serves all of them. */
  readonly calls: readonly string[];
  /** While switched on, these calls, or all of a service, answer 503 and reach no handler. */
  readonly outage?: { readonly calls: readonly string[] } | { readonly service: ServiceName };
  /** What its service does then; absent where the world itself makes it so, or the name says enough. */
  readonly does?: Effect;
};

/** A scenario in a table: its name, what brings it about (a route as `KHI SKZ`), its calls, what is done then, and the line for people. */
type Row<Effect> = readonly [
  name: string,
  of: string,
  calls: readonly string[],
  does: Effect | null,
  en: string,
  ar: string,
];

const triggerOf = (by: Trigger["by"], of: string): Trigger => {
  const [from = "", to = ""] = of.split(" ");
  if (by === "route" || by === "busRoute" || by === "trainRoute") return { by, from, to };
  if (by === "card" || by === "mobile" || by === "iban") return { by, endsWith: of };
  return by === "switch" ? { by } : { by, value: of };
};

export const scenariosBy = <Effect = never>(
  by: Trigger["by"],
  rows: readonly Row<Effect>[],
): readonly Scenario<Effect>[] =>
  rows.map(([name, of, calls, does, en, ar]) => ({
    name,
    trigger: triggerOf(by, of),
    happens: { en, ar },
    calls,
    ...(does === null ? {} : { does }),
  }));
