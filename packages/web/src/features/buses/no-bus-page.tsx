import { Container } from "@safar/ui/layout";
import { paths } from "../../app/addresses/paths.ts";
import { MissingRoute } from "../bus-operator/missing-route.tsx";
import { useBusWords } from "../bus-results/use-bus-words.ts";
import { Unavailable } from "../content/unavailable.tsx";
import { SearchInvalid } from "../results/results-states.tsx";
import type { loadBusPage } from "./load-bus-page.ts";

function Invalid({ search }: { search: string }) {
  return (
    <Container>
      <SearchInvalid words={useBusWords()} edit={{ href: paths.busHome(search), onEdit: undefined }} />
    </Container>
  );
}

type Loaded = Awaited<ReturnType<typeof loadBusPage>>;

/** What stands at an address of buses where there are none to show: what it may have meant, or why it cannot be shown. */
export function NoBusPage({ loaded }: { loaded: Exclude<Loaded, { readonly kind: "operator" }> }) {
  switch (loaded.kind) {
    case "missing":
      return <MissingRoute routes={loaded.routes} />;
    case "results":
      return <Invalid search={loaded.search} />;
    default:
      return <Unavailable problem={loaded.problem} />;
  }
}
