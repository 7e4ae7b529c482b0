import type { SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import { offerId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { searchMachine } from "./search.machine.ts";
import type { Provider, SearchScreen, SearchText } from "./search.types.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;

export type SearchView = {
  readonly screen: SearchScreen;
  readonly busy: boolean;
  readonly search: SearchText;
  /** Where the store holds the offers. */
  readonly refId: RefId | null;
  readonly offers: number;
  readonly providers: readonly Provider[];
  /** Those who answered, also with nothing. */
  readonly answered: readonly string[];
  readonly failed: readonly string[];
  /** Until when the results count. */
  readonly deadline: EpochMs | null;
  readonly isExpiring: boolean;
  readonly problem: Problem | null;
  readonly commands: Readonly<Record<"choose" | "touch" | "refresh" | "edit", boolean>>;
};

const anyOffer: OfferId = offerId("any");

export const connectSearch: (snapshot: SearchSnapshot) => SearchView = perSnapshot((snapshot): SearchView => {
  const { answered, expiresAt, failed, isExpiring, offers, problem, providers, refId, search } = snapshot.context;
  const screen = screenOf(snapshot, "done");
  return {
    screen,
    busy: snapshot.hasTag("busy") || answered.length < providers.length,
    search,
    refId,
    offers,
    providers,
    answered,
    failed,
    deadline: expiresAt === 0 ? null : expiresAt,
    // What is over does not warn of its end.
    isExpiring: isExpiring && screen !== "expired",
    problem,
    commands: {
      // While a session is read again the store holds what it had.
      choose: (offers > 0 || snapshot.matches("rereading")) && snapshot.can({ type: "offer.choose", offer: anyOffer }),
      touch: snapshot.can({ type: "results.touch" }),
      refresh: snapshot.can({ type: "search.refresh" }),
      edit: snapshot.can({ type: "search.edit" }),
    },
  };
});
