import { Container } from "@safar/ui/layout";
import { MissingRoad } from "../bus-operator/missing-road.tsx";
import { OperatorPage } from "../bus-operator/operator-page.tsx";
import { BusSearchFailed } from "../bus-results/bus-results-states.tsx";
import { Unavailable } from "../content/unavailable.tsx";
import type { loadBusPage } from "./load-bus-page.ts";
import { BusResultsPage } from "./results-page.tsx";

/** A road between two cities, an operator's page, or what an address that is neither may have meant. */
export function BusPage(loaded: Awaited<ReturnType<typeof loadBusPage>>) {
  switch (loaded.kind) {
    case "results":
      if (loaded.found.type === "INVALID") {
        return (
          <Container>
            <BusSearchFailed problem={null} search={loaded.search} onRefresh={undefined} />
          </Container>
        );
      }
      return <BusResultsPage key={loaded.search} search={loaded.search} found={loaded.found} />;
    case "operator":
      return <OperatorPage page={loaded.page} />;
    case "missing":
      return <MissingRoad roads={loaded.roads} />;
    default:
      return <Unavailable problem={loaded.problem} />;
  }
}
