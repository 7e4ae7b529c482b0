import { arrival } from "./arrival.ts";
import { tellChosen } from "./chosen/told.ts";
import { createKit } from "./kit.ts";
import { tellCards } from "./offered/cards.ts";
import type { Oracle } from "./oracle.types.ts";
import { pressable } from "./pressable.ts";
import { refunds } from "./refunds.ts";
import { shift } from "./shift.ts";
import { sums } from "./sums.ts";
import { superlatives } from "./superlatives.ts";
import { watchPage } from "./watch.ts";
import { watchShift } from "./watch-shift.ts";
import { writing } from "./writing.ts";

/** What every page that a journey opens is held to, by name. */
export const oracles: Readonly<Record<string, Oracle>> = {
  sums,
  writing,
  superlatives,
  pressable,
  arrival,
  shift,
  refunds,
};

/** What a page calls with each look at it. */
export const reportName = "tellOfPage";

/** The oracles as a script that a page begins with. */
export const oracleScript = (): string => {
  const named = Object.entries(oracles).map(([name, oracle]) => `${JSON.stringify(name)}: ${String(oracle)}`);
  const parts = `{ kit: (${String(createKit)})(), oracles: {${named.join(", ")}}, watchShift: ${String(watchShift)}, tellChosen: ${String(tellChosen)}, tellCards: ${String(tellCards)} }`;
  return `(${String(watchPage)})(${parts}, (look) => void globalThis.${reportName}?.(look));`;
};
