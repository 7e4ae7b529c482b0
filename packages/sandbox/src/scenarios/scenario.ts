import type { ServiceName } from "@safar/api-clients/wire";

/** What makes a scenario happen. All but `switch` need nothing but the right input; a switch is set by the admin API. */
export type Trigger =
  | { readonly by: "route" | "busRoute"; readonly from: string; readonly to: string }
  | { readonly by: "lastName" | "voucher" | "hotel" | "place" | "seat" | "row"; readonly value: string }
  | { readonly by: "card" | "mobile" | "iban"; readonly endsWith: string }
  | { readonly by: "switch" };

export type Scenario = {
  /** Unique; what the admin API and `call.scenario` name it by. */
  readonly name: string;
  readonly trigger: Trigger;
  /** One line for people, in each language. */
  readonly happens: { readonly en: string; readonly ar: string };
  /** The calls it shows in, by their numbers; it is listed when a sandbox serves all of them. */
  readonly calls: readonly string[];
  /** While switched on, these calls, or all of a service, answer 503 and reach no handler. */
  readonly outage?: { readonly calls: readonly string[] } | { readonly service: ServiceName };
};
