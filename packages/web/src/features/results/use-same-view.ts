import type { Abouts, Results, ResultView } from "@safar/engine";
import { useRouterState } from "@tanstack/react-router";
import { queryWith } from "./view-address.ts";

/** How results are looked at, and what makes addresses of other searches lead to theirs looked at alike, but for `part`. */
export const useSameView = <Row, Of extends Abouts, Sort extends string>(
  results: Results<Row, Of, Sort>,
): readonly [(href: string, part?: Partial<ResultView<Of, Sort>>) => string, ResultView<Of, Sort>] => {
  const here = useRouterState({ select: ({ location }) => location.searchStr });
  const view = results.decode(here);
  const sameView = (href: string, part?: Partial<ResultView<Of, Sort>>) => {
    const [path = "", query = ""] = href.split("?");
    return `${path}${queryWith(results, query, { ...view, ...part })}`;
  };
  return [sameView, view];
};
