import { Container } from "@safar/ui/layout";
import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy, Suspense } from "react";
import { MissingRoute } from "../bus-operator/missing-route.tsx";
import { OperatorPage } from "../bus-operator/operator-page.tsx";
import { BusSearchInvalid } from "../bus-results/bus-results-screen.tsx";
import { Unavailable } from "../content/unavailable.tsx";
import type { loadBusPage } from "./load-bus-page.ts";
import { BusResultsPage } from "./results-page.tsx";

/** An operator's page is the server's to render at once; the script of a page of results comes without it. */
const Operator = createIsomorphicFn()
  .server(() => OperatorPage)
  .client(() => lazy(async () => ({ default: (await import("../bus-operator/operator-page.tsx")).OperatorPage })))();

/** A route between two cities, an operator's page, or what an address that is neither may have meant. */
export function BusPage(loaded: Awaited<ReturnType<typeof loadBusPage>>) {
  switch (loaded.kind) {
    case "results":
      if (loaded.found.type === "INVALID") {
        return (
          <Container>
            <BusSearchInvalid search={loaded.search} />
          </Container>
        );
      }
      return <BusResultsPage key={loaded.search} search={loaded.search} found={loaded.found} />;
    case "operator":
      return (
        <Suspense>
          <Operator page={loaded.page} />
        </Suspense>
      );
    case "missing":
      return <MissingRoute routes={loaded.routes} />;
    default:
      return <Unavailable problem={loaded.problem} />;
  }
}
