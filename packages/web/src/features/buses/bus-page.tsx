import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy, Suspense } from "react";
import { OperatorPage } from "../bus-operator/operator-page.tsx";
import type { loadBusPage } from "./load-bus-page.ts";
import { NoBusPage } from "./no-bus-page.tsx";
import { BusResultsPage } from "./results-page.tsx";

/** All but results is the server's to draw at once: the script of a page of results comes without it. */
const Late = createIsomorphicFn()
  .server(() => ({ Operator: OperatorPage, None: NoBusPage }))
  .client(() => ({
    Operator: lazy(async () => ({ default: (await import("../bus-operator/operator-page.tsx")).OperatorPage })),
    None: lazy(async () => ({ default: (await import("./no-bus-page.tsx")).NoBusPage })),
  }))();

/** A route between two cities, an operator's page, or what an address that is neither may have meant. */
export function BusPage(loaded: Awaited<ReturnType<typeof loadBusPage>>) {
  if (loaded.kind === "results" && loaded.found.type !== "INVALID")
    return <BusResultsPage key={loaded.search} search={loaded.search} found={loaded.found} />;
  return (
    <Suspense>
      {loaded.kind === "operator" ? <Late.Operator page={loaded.page} /> : <Late.None loaded={loaded} />}
    </Suspense>
  );
}
